import { timeText } from '#/time/digits.ts';
import { day, minute } from '#/time/durations.ts';
import type { Instant } from '#/time/instant.ts';
import type { ZoneName } from '#/time/zone.ts';
import { wallClock } from '#/time/zoneOffsets.ts';

/**
 * Hours by the clock on the wall in which no notification comes, as minutes after midnight. They pass midnight where
 * `to` is the earlier one, and are none where both are the same.
 */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

export const usualQuietHours: QuietHours = { from: 22 * 60, to: 7 * 60 };

const minutesOfDay = day / minute;

/**
 * Whether the clock of that zone stands within the hours. The clock alone decides: an end that the clocks skip has passed
 * once they are beyond it, and an hour that comes twice is quiet twice.
 */
export function isQuiet(at: Instant, zone: ZoneName, hours: QuietHours | null): boolean {
  if (!hours) return false;
  const { from, to } = hours;
  // The remainder by the day would be negative before 1970.
  const digits = wallClock(at, zone);
  const now = Math.floor((digits - Math.floor(digits / day) * day) / minute);
  return from <= to ? from <= now && now < to : from <= now || now < to;
}

/** `22:00` */
export function writeTimeOfDay(minutes: number): string {
  return timeText(minutes * minute);
}

/** Reads `22:00`; null for anything else. */
export function readTimeOfDay(text: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** Hours as they were stored; null for what no clock shows. */
export function readQuietHours(stored: unknown): QuietHours | null {
  const { from, to } = (stored ?? {}) as Partial<Record<keyof QuietHours, unknown>>;
  return isTimeOfDay(from) && isTimeOfDay(to) ? { from, to } : null;
}

function isTimeOfDay(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < minutesOfDay;
}
