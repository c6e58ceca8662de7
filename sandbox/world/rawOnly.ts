import type { RawOnlyEventName } from '#/domain/records/vocabulary.ts';
import type { Landing } from './ashoreEvents.ts';
import type { Draft, Occurrence } from './draft.ts';
import type { PlannedHold } from './plan.ts';
import { chance, range } from './random.ts';
import { day } from './schedule.ts';

type RawOnly = Occurrence<RawOnlyEventName>;

/**
 * What some carriers and terminals say besides the movements: where the carrier brings the empty container to the
 * shipper, the verified gross mass, and the releases of carrier and customs. Their words stay among the raw events.
 */
export function rawOnlyEvents(
  draft: Draft,
  atSea: readonly Occurrence[],
  landing: Landing,
  holds: readonly PlannedHold[],
): RawOnly[] {
  return [...originEvents(draft, atSea), ...releases(draft, landing, holds)];
}

function originEvents({ key }: Draft, atSea: readonly Occurrence[]): RawOnly[] {
  const emptyOut = atSea.find(({ name }) => name === 'empty_out');
  const fullIn = atSea.find(({ name }) => name === 'full_in');
  const loaded = atSea.find(({ name }) => name.endsWith('_loaded'));
  if (!emptyOut || !fullIn || !loaded) return [];
  const source = 'shipping_line';
  const found: RawOnly[] = [];
  if (chance(0.1, key, 'carrier haulage')) {
    const between = (share: number) => emptyOut.at + (fullIn.at - emptyOut.at) * share;
    const { place } = emptyOut;
    found.push({ name: 'positioned_in', at: between(0.2), source, place });
    found.push({ name: 'positioned_out', at: between(0.7), source, place });
  }
  if (chance(0.4, key, 'vgm')) {
    const at = fullIn.at + (loaded.at - fullIn.at) * range(0.1, 0.6, key, 'vgm');
    found.push({ name: 'vgm_received', at, source, place: fullIn.place });
  }
  return found;
}

function releases(draft: Draft, landing: Landing, holds: readonly PlannedHold[]): RawOnly[] {
  const { key, slot } = draft;
  // What stays for good is never released, and no source reports it of what goes overseas.
  if (slot.kind === 'export' || slot.kind === 'overseas' || landing.out === null) return [];
  const { place, facilityId, grounded } = landing;
  const releasedAt = (hold: string, daysAhead: number) =>
    holds.find(({ name }) => name === hold)?.until ?? grounded - daysAhead * day;
  const found: RawOnly[] = [];
  if (chance(0.45, key, 'carrier release')) {
    const at = releasedAt('freight', range(0.5, 4, key, 'carrier release ahead'));
    found.push({ name: 'carrier_release', at, source: 'shipping_line', place, facilityId });
  }
  if (chance(0.4, key, 'customs release')) {
    const at = releasedAt('customs', range(0.5, 3, key, 'customs release ahead'));
    const source = landing.tells && landing.trainArrived === null ? 'terminal' : 'shipping_line';
    found.push({ name: 'customs_release', at, source, place, facilityId });
  }
  return found;
}
