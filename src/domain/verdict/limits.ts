/** From when on something is worth acting on, as the reader has set it (ExceptionSettings). */
export interface VerdictLimits {
  readonly etaSlipHours: number;
  readonly emptyReturnDays: number;
  readonly freeDayNearDays: number;
}

/** Three days are those of docs/interface.md 6.4. */
export const usualLimits: VerdictLimits = { etaSlipHours: 48, emptyReturnDays: 7, freeDayNearDays: 3 };
