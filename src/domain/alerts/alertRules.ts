import { maxViews } from '#/domain/list/savedView.ts';
import { type ExceptionKind, exceptionKinds } from '#/domain/records/exceptionKinds.ts';
import { type QuietHours, readQuietHours } from './quietHours.ts';

/** Which new exceptions show a notification on this device, and when none comes. */
export interface AlertRules {
  /** In the order of `exceptionKinds`. */
  readonly kinds: readonly ExceptionKind[];
  /** Ids of saved views; none stands for the whole account. */
  readonly views: readonly string[];
  readonly quiet: QuietHours | null;
  /** Days of slip at each of which an ETA alerts once, ascending; with none it alerts once in all. */
  readonly slipDays: readonly number[];
}

/** What can alert: stale data never does, nor a reminder, whose day was chosen here. */
export const alertKinds = exceptionKinds.filter((kind) => kind !== 'free_day_stale' && kind !== 'no_answer');

/** What costs money or stops a container. */
export const defaultAlertRules: AlertRules = {
  kinds: ['free_day_over', 'free_day_near', 'hold', 'request_failed'],
  views: [],
  quiet: null,
  slipDays: [2, 5, 10],
};

const longestId = 200;

/** An ETA that is two months late is long known, and more steps than these are no steps. */
export const slipLimits = { least: 1, limit: 60, count: 6 } as const;

/** Rules as they were stored; a part that is missing or cannot be read is the default. */
export function readAlertRules(stored: unknown): AlertRules {
  const { kinds, views, quiet, slipDays } = (stored ?? {}) as Partial<Record<keyof AlertRules, unknown>>;
  return {
    kinds: Array.isArray(kinds) ? alertKinds.filter((kind) => kinds.includes(kind)) : defaultAlertRules.kinds,
    views: Array.isArray(views) ? [...new Set(views.filter(isId))].slice(0, maxViews) : [],
    quiet: readQuietHours(quiet),
    slipDays: Array.isArray(slipDays) ? inOrder(slipDays) : defaultAlertRules.slipDays,
  };
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= longestId;
}

function inOrder(days: readonly unknown[]): number[] {
  const { least, limit, count } = slipLimits;
  const allowed = days.filter((day): day is number => Number.isInteger(day));
  return [...new Set(allowed)]
    .filter((day) => day >= least && day <= limit)
    .toSorted((a, b) => a - b)
    .slice(0, count);
}

/** Days as they are typed, `2, 5, 10`; null where something else stands there. An empty text is none. */
export function readSlipDays(text: string): readonly number[] | null {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const days = inOrder(parts.map(Number));
  return days.length === new Set(parts.map(Number)).size ? days : null;
}
