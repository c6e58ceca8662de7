/** From when on something counts as worth attention. */
export interface AttentionSettings {
  /** An arrival that is later than first told by more hours than this has slipped. */
  readonly etaSlipHours: number;
  /** An empty container should be back within so many days of its pickup. */
  readonly emptyReturnDays: number;
}

export const defaultAttentionSettings: AttentionSettings = { etaSlipHours: 48, emptyReturnDays: 7 };
