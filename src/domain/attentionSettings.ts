/** From when on something counts as worth attention. Whole numbers within `settingLimits`. */
export interface AttentionSettings {
  /** An arrival that is later than first told by more hours than this has slipped. */
  readonly etaSlipHours: number;
  /** An empty container should be back within so many days of its pickup. */
  readonly emptyReturnDays: number;
}

export const defaultAttentionSettings: AttentionSettings = { etaSlipHours: 48, emptyReturnDays: 7 };

export type AttentionSetting = keyof AttentionSettings;

/**
 * What may be chosen. Carriers correct an arrival by some hours all the time, and one that is two months late has long
 * been talked about; free time of an empty is counted in days, and after four months the box is charged as lost.
 */
export const settingLimits: Record<AttentionSetting, { readonly least: number; readonly most: number }> = {
  etaSlipHours: { least: 1, most: 1_440 },
  emptyReturnDays: { least: 1, most: 120 },
};

export function isAllowed(setting: AttentionSetting, value: unknown): value is number {
  const { least, most } = settingLimits[setting];
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

/** Settings as they were kept; a part that is missing or not allowed is the default. */
export function readAttentionSettings(kept: unknown): AttentionSettings {
  const record = (kept ?? {}) as Partial<Record<AttentionSetting, unknown>>;
  const read = (setting: AttentionSetting) => {
    const value = record[setting];
    return isAllowed(setting, value) ? value : defaultAttentionSettings[setting];
  };
  return { etaSlipHours: read('etaSlipHours'), emptyReturnDays: read('emptyReturnDays') };
}

export function isDefault({ etaSlipHours, emptyReturnDays }: AttentionSettings): boolean {
  return (
    etaSlipHours === defaultAttentionSettings.etaSlipHours &&
    emptyReturnDays === defaultAttentionSettings.emptyReturnDays
  );
}
