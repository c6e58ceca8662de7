import { usualLimits } from '#/domain/verdict/limits.ts';

/** From when on something is an exception. Whole numbers within `settingLimits`. */
export interface ExceptionSettings {
  /** A POD ETA that is later than the original ETA by more hours than this has slipped. */
  readonly etaSlipHours: number;
  /** An empty container should be back within so many days of its pickup. */
  readonly emptyReturnDays: number;
  /** A last free day that is at most so many days away is near. */
  readonly freeDayNearDays: number;
}

export const defaultExceptionSettings: ExceptionSettings = usualLimits;

export type ExceptionSetting = keyof ExceptionSettings;

/**
 * What may be chosen. Carriers often correct an ETA by some hours, and one that is two months late is long known;
 * free time of an empty is counted in days, and after four months the container is charged as lost. Free time at a
 * terminal lasts some days, and where a contract gives weeks, a month ahead is not urgent.
 */
export const settingLimits: Record<ExceptionSetting, { readonly least: number; readonly limit: number }> = {
  etaSlipHours: { least: 1, limit: 1_440 },
  emptyReturnDays: { least: 1, limit: 120 },
  freeDayNearDays: { least: 1, limit: 30 },
};
const all = Object.keys(settingLimits) as ExceptionSetting[];

export function isAllowed(setting: ExceptionSetting, value: unknown): value is number {
  const { least, limit } = settingLimits[setting];
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= limit;
}

/** Settings as they were stored; a part that is missing or not allowed is the default. */
export function readExceptionSettings(stored: unknown): ExceptionSettings {
  const record = (stored ?? {}) as Partial<Record<ExceptionSetting, unknown>>;
  const allowed = all.filter((setting) => isAllowed(setting, record[setting]));
  return {
    ...defaultExceptionSettings,
    ...Object.fromEntries(allowed.map((setting) => [setting, record[setting]])),
  };
}

export function isDefault(settings: ExceptionSettings): boolean {
  return all.every((setting) => settings[setting] === defaultExceptionSettings[setting]);
}
