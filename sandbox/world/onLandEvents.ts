import type { Draft, Occurrence } from './draft.ts';
import { gateHours } from './localDay.ts';
import type { OnLand } from './onLand.ts';
import { chance, type Key } from './random.ts';
import { day, hour } from './schedule.ts';

/** What the box goes through on land, with the instants that deadlines, holds and fees hang on. */
export interface Landing {
  readonly happened: readonly Occurrence[];
  /** Where it is handed out, and in whose zone. */
  readonly place: string;
  readonly facilityId: string | null;
  readonly zone: string;
  /** Whether anyone tells availability there. */
  readonly tells: boolean;
  /** On the ground, ready to be asked for: after discharge, or after unloading from the train. */
  readonly grounded: number;
  readonly trainDeparted: number | null;
  readonly trainArrived: number | null;
  readonly available: number | null;
  /** When it goes out; it does so even if it is not reported. Null when it stays for good. */
  readonly out: number | null;
}

export function landing(draft: Draft, box: Key, draws: OnLand, discharged: number): Landing {
  const pod = draft.legs.at(-1)?.to ?? '';
  const byRail = draws.rail !== null && draft.ramp !== null;
  const place = byRail ? (draft.slot.railWay?.locode ?? pod) : pod;
  const facilityId = byRail ? (draft.ramp?.id ?? null) : (draft.podTerminal?.id ?? null);
  const zone = draft.gazetteer.place(place)?.timeZone ?? 'UTC';
  const tells = byRail || (draft.podTerminal?.tellsAvailability ?? false);

  const train = draws.rail && byRail ? railEvents(draft, draws.rail, discharged, pod, place) : null;
  const grounded = train?.unloaded ?? discharged;
  // At a ramp the railroad answers for the terminal (docs/interface.md 5.3).
  const source = byRail ? 'rail' : 'terminal';
  const said = tells ? availability(draws, box, grounded, { source, place, facilityId }) : null;
  const free = said?.available ?? grounded + 1 * day;
  const stays = draft.slot.ending === 'past_arrival_window';
  const out = stays ? null : gateHours(free + draws.out, zone);
  const gates: Occurrence[] = [];
  if (out !== null && draws.tellsOut) {
    gates.push({
      name: 'full_out',
      at: out,
      source: tells ? source : 'shipping_line',
      place,
      facilityId,
    });
    if (draws.delivered !== null) {
      gates.push({ name: 'delivered', at: out + draws.delivered, source: 'shipping_line', place });
    }
    if (draws.tellsBack) {
      const back = gateHours(out + draws.back, zone);
      gates.push({ name: 'empty_in', at: back, source: 'shipping_line', place });
    }
  }
  return {
    happened: [...(train?.happened ?? []), ...(said?.happened ?? []), ...gates],
    place,
    facilityId,
    zone,
    tells,
    grounded,
    trainDeparted: train?.departed ?? null,
    trainArrived: train?.arrived ?? null,
    available: said?.available ?? null,
    out,
  };
}

function railEvents(
  draft: Draft,
  rail: NonNullable<OnLand['rail']>,
  discharged: number,
  pod: string,
  inland: string,
): { happened: Occurrence[]; departed: number; arrived: number; unloaded: number } {
  const loaded = discharged + rail.dwell;
  const departed = loaded + rail.status;
  const arrived = departed + rail.running;
  const unloaded = arrived + rail.placing + rail.unloading;
  const source = 'shipping_line';
  const dock = { source, place: pod, facilityId: draft.podTerminal?.id ?? null } as const;
  const ramp = { source, place: inland, facilityId: draft.ramp?.id ?? null } as const;
  const via = draft.slot.railWay?.via ?? null;
  return {
    departed,
    arrived,
    unloaded,
    happened: [
      { name: 'rail_loaded', at: loaded, ...dock },
      { name: 'rail_departed', at: departed, ...dock },
      // rail_arrived comes at every ramp, the last of which is the destination (docs/interface.md 5.1).
      ...(via
        ? [{ name: 'rail_arrived', at: departed + rail.running * 0.55, source, place: via } as const]
        : []),
      { name: 'rail_arrived', at: arrived, ...ramp },
      { name: 'arrived_at_inland_destination', at: arrived + rail.placing, ...ramp },
      { name: 'rail_unloaded', at: unloaded, ...ramp },
    ],
  };
}

function availability(
  draws: OnLand,
  box: Key,
  grounded: number,
  at: Pick<Occurrence, 'source' | 'place' | 'facilityId'>,
): { happened: Occurrence[]; available: number | null } {
  const word = grounded + draws.word;
  if (!draws.refusal) {
    const happened: Occurrence[] = [{ name: 'available', at: word, ...at }];
    // A few are withdrawn for some hours: available and not_available may alternate (docs/interface.md 4.1).
    if (chance(0.04, box, 'withdrawn')) {
      happened.push({ name: 'not_available', at: word + 5 * hour, ...at });
      happened.push({ name: 'available', at: word + 17 * hour, ...at });
    }
    return { happened, available: word };
  }
  const refusedAt: Occurrence = { name: 'not_available', at: word, ...at };
  if (draws.refused === Infinity) return { happened: [refusedAt], available: null };
  const available = word + draws.refused;
  return { available, happened: [refusedAt, { name: 'available', at: available, ...at }] };
}
