import { instant, type Instant } from '#/time/instant.ts';
import { type BookedLeg, bookSailings } from './booking.ts';
import { type Draft, nextPoll } from './draft.ts';
import { type Gazetteer, rampId, type TerminalRecord } from './gazetteer.ts';
import { type OnLand, longestOnLand } from './onLand.ts';
import type { ShipmentPlan } from './plan.ts';
import { chance, type Key, pick, range } from './random.ts';
import { day, type Schedule } from './schedule.ts';
import { seaTime, silenceWindow, type Slot, startOf } from './slots.ts';

/** What all plans of a world share. */
export interface Setting {
  readonly seed: Key;
  readonly gazetteer: Gazetteer;
  readonly schedule: Schedule;
}

/** Whose voyage it is. */
interface Booked {
  readonly slot: Slot;
  readonly generation: number;
  readonly key: Key;
  readonly scac: string;
}

/** Books the voyage of a shipment, and settles what its boxes have in common. */
export function makeDraft(
  { gazetteer, seed, schedule }: Setting,
  { slot, generation, key, scac }: Booked,
  draws: readonly OnLand[],
): Draft {
  const createdAt = instant(startOf(slot, generation));
  const retiresAt = instant(startOf(slot, generation + 1));
  const legs = bookSailings(schedule, slot.lane.hops, arriveBy(slot, createdAt, retiresAt, draws));
  const { first, last } = ends(legs);
  const docks = docksOf(gazetteer, last.to);
  return {
    key,
    slot,
    gazetteer,
    scac,
    createdAt,
    silentFrom: silence(slot, key, createdAt, first, last),
    legs,
    podTerminal: docks.length > 0 ? pick(docks, key, 'terminal') : null,
    ramp: slot.railWay ? gazetteer.terminal(rampId(seed, slot.railWay.ramp)) : null,
  };
}

// The voyage is booked from its end: the last box has to be back shortly before the slot is needed again.
function arriveBy(slot: Slot, createdAt: Instant, retiresAt: Instant, draws: readonly OnLand[]): number {
  switch (slot.ending) {
    case 'usual':
      return retiresAt - Math.max(...draws.map(longestOnLand)) - 0.5 * day;
    case 'cancelled_by_user':
      return retiresAt - 16.5 * day;
    case 'booking_cancelled':
      return createdAt + seaTime(slot.lane) + 24 * day;
    case 'past_arrival_window':
    case 'past_full_out_window':
    case 'no_updates_at_line':
      return retiresAt - silenceWindow - 65.5 * day;
  }
}

function silence(
  slot: Slot,
  key: Key,
  createdAt: Instant,
  first: BookedLeg,
  last: BookedLeg,
): Instant | null {
  switch (slot.ending) {
    case 'booking_cancelled':
      return nextPoll(key, createdAt + range(3, 7, key, 'cancelled') * day);
    case 'cancelled_by_user':
    case 'no_updates_at_line':
      return nextPoll(key, first.atd + (last.ata - first.atd) * range(0.2, 0.8, key, 'silence'));
    default:
      return null;
  }
}

/** Now and then the carrier moves its vessel to another terminal of the port, and says so while it is under way. */
export function terminalBefore({
  key,
  gazetteer,
  podTerminal,
  legs,
  createdAt,
  silentFrom,
}: Draft): ShipmentPlan['podTerminalBefore'] {
  const { last } = ends(legs);
  const others = docksOf(gazetteer, last.to).filter(({ id }) => id !== podTerminal?.id);
  if (others.length === 0 || !chance(0.08, key, 'terminal moved')) return null;
  const until = nextPoll(key, last.atd + (last.ata - last.atd) * range(0.3, 0.8, key, 'terminal moved'));
  const isSeen = until > createdAt && until < last.ata && (silentFrom === null || until < silentFrom);
  return isSeen ? { id: pick(others, key, 'terminal before').id, until } : null;
}

function docksOf(gazetteer: Gazetteer, locode: string): readonly TerminalRecord[] {
  return gazetteer.terminals.filter((terminal) => terminal.type === 'terminal' && terminal.locode === locode);
}

export function ends(legs: readonly BookedLeg[]): { first: BookedLeg; last: BookedLeg } {
  const first = legs[0];
  const last = legs.at(-1);
  if (!first || !last) throw new Error('A lane has at least one sea leg.');
  return { first, last };
}
