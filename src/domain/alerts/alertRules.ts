import { type ExceptionKind, exceptionKinds } from '#/domain/exceptions/exception.ts';
import { mostViews } from '#/domain/list/savedView.ts';
import { type QuietHours, readQuietHours } from './quietHours.ts';

/** Which new exceptions show a notification on this device, and when none comes. */
export interface AlertRules {
  /** In the order of `exceptionKinds`. */
  readonly kinds: readonly ExceptionKind[];
  /** Ids of saved views; none stands for the whole account. */
  readonly views: readonly string[];
  readonly quiet: QuietHours | null;
}

/** What costs money or stops a container. */
export const defaultAlertRules: AlertRules = {
  kinds: ['free_day_over', 'free_day_near', 'hold', 'request_failed'],
  views: [],
  quiet: null,
};

const longestId = 200;

/** Rules as they were stored; a part that is missing or cannot be read is the default. */
export function readAlertRules(stored: unknown): AlertRules {
  const { kinds, views, quiet } = (stored ?? {}) as Partial<Record<keyof AlertRules, unknown>>;
  return {
    kinds: Array.isArray(kinds)
      ? exceptionKinds.filter((kind) => kinds.includes(kind))
      : defaultAlertRules.kinds,
    views: Array.isArray(views) ? [...new Set(views.filter(isId))].slice(0, mostViews) : [],
    quiet: readQuietHours(quiet),
  };
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= longestId;
}
