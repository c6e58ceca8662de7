import type { DataSource } from '#/domain/records/vocabulary.ts';
import type { Instant } from '#/time/instant.ts';
import type { PlannedEvent, Precision } from './plan.ts';
import { chance, type Key } from './random.ts';

/** Carriers whose systems keep days only: local midnight stands for "no time known" (docs/interface.md 6.1). */
const dayOnlyCarriers = new Set(['EGLV', 'WHLC']);

export function keepsDaysOnly(scac: string): boolean {
  return dayOnlyCarriers.has(scac);
}

// No attribute of the port of discharge is made from these.
const undatable = new Set([
  'vessel_loaded',
  'vessel_departed',
  'feeder_loaded',
  'feeder_departed',
  'transshipment_discharged',
  'transshipment_loaded',
]);

/**
 * What a source tells of the time at which something happened. Besides the carriers that keep days only, one in twelve
 * has the railroad's moves by the day, one in twenty the gates; and one in forty says of some moves only that they were.
 */
export function factPrecision(
  { key, scac }: { readonly key: Key; readonly scac: string },
  { source, name }: { readonly source: DataSource; readonly name: string },
): Precision {
  if (source !== 'shipping_line' || name.startsWith('container.')) return 'time';
  if (undatable.has(name) && chance(0.025, key, 'undated')) return 'nothing';
  const byDay =
    keepsDaysOnly(scac) ||
    (name.startsWith('rail_') && chance(0.08, key, 'rail by the day')) ||
    (/^(empty|full)_/.test(name) && chance(0.05, key, 'gates by the day'));
  return byDay ? 'day' : 'time';
}

/** The time that an attribute takes from an event; null where the source tells none. */
export function timeOf(event: PlannedEvent | null | undefined): Instant | null {
  return event && event.precision !== 'nothing' ? event.at : null;
}
