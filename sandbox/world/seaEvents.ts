import type { BookedLeg } from './booking.ts';
import type { Draft, Occurrence } from './draft.ts';
import { chance, type Key, range } from './random.ts';
import { day, hour } from './schedule.ts';

/** The gates of origin, every sea leg and the discharge, as they truly happen. */
export function seaEvents(draft: Draft, box: Key): { happened: Occurrence[]; discharged: number } {
  const happened: Occurrence[] = [];
  let ready = -Infinity;
  draft.legs.forEach((leg, index) => {
    const last = index === draft.legs.length - 1;
    const loaded = loadingTime(leg, ready, box, index);
    if (index === 0) happened.push(...originEvents(draft, box, loaded));
    happened.push(...departure(draft, leg, index, loaded));
    if (last) return;
    const off = leg.ata + range(6, 20, box, 'hub discharge', index) * hour;
    happened.push(...hubArrival(draft, leg, off));
    ready = off + 3 * hour;
  });
  const final = draft.legs.at(-1);
  if (!final) return { happened, discharged: ready };
  const arrival = dischargeEvents(draft, final, box);
  happened.push(...arrival.happened);
  return { happened, discharged: arrival.discharged };
}

// 2 to 24 hours before departure, yet not before the vessel or the box is there.
function loadingTime(leg: BookedLeg, ready: number, box: Key, index: number): number {
  const wished = leg.atd - range(2, 24, box, 'loaded', index) * hour;
  return Math.min(Math.max(wished, leg.alongside + hour, ready), leg.atd - 0.5 * hour);
}

function departure(draft: Draft, leg: BookedLeg, index: number, loaded: number): Occurrence[] {
  const where = { place: leg.from, leg, facilityId: terminalAt(draft, leg.from) };
  const satellite = seenByAis(draft, index);
  if (leg.role === 'feeder') {
    return [
      { name: 'feeder_loaded', at: loaded, source: 'shipping_line', ...where },
      { name: 'feeder_departed', at: leg.atd, source: 'shipping_line', ...where },
    ];
  }
  return [
    {
      name: index === 0 ? 'vessel_loaded' : 'transshipment_loaded',
      at: loaded,
      source: 'shipping_line',
      ...where,
    },
    {
      name: index === 0 ? 'vessel_departed' : 'transshipment_departed',
      at: leg.atd,
      source: satellite && index === 0 ? 'ais' : 'shipping_line',
      ...where,
    },
  ];
}

function hubArrival(draft: Draft, leg: BookedLeg, off: number): Occurrence[] {
  const where = {
    place: leg.to,
    leg,
    facilityId: terminalAt(draft, leg.to),
    source: 'shipping_line',
  } as const;
  const feeder = leg.role === 'feeder';
  return [
    { name: feeder ? 'feeder_arrived' : 'transshipment_arrived', at: leg.ata, ...where },
    { name: feeder ? 'feeder_discharged' : 'transshipment_discharged', at: off, ...where },
  ];
}

function dischargeEvents(
  draft: Draft,
  leg: BookedLeg,
  box: Key,
): { happened: Occurrence[]; discharged: number } {
  const stay = leg.leavesAt - leg.ata;
  // One vessel berths once for all boxes of the shipment.
  const berthed = leg.ata + Math.min(range(2, 10, draft.key, 'berth') * hour, stay * 0.3);
  const latest = Math.min(leg.ata + 52 * hour, leg.leavesAt - 0.5 * hour);
  const discharged = range(berthed + hour, latest, box, 'discharged');
  const where = { place: leg.to, leg, facilityId: draft.podTerminal?.id ?? null };
  const satellite = seenByAis(draft, draft.legs.length);
  return {
    discharged,
    happened: [
      { name: 'vessel_arrived', at: leg.ata, source: satellite ? 'ais' : 'shipping_line', ...where },
      ...(satellite ? [{ name: 'vessel_berthed', at: berthed, source: 'ais', ...where } as const] : []),
      {
        name: 'vessel_discharged',
        at: discharged,
        source: draft.podTerminal?.tellsAvailability ? 'terminal' : 'shipping_line',
        ...where,
      },
    ],
  };
}

function originEvents(draft: Draft, box: Key, loaded: number): Occurrence[] {
  const port = draft.legs[0]?.from ?? '';
  const way = draft.slot.kind === 'export' ? draft.slot.railWay : null;
  const at = { source: 'shipping_line', place: port, facilityId: terminalAt(draft, port) } as const;
  if (!way) {
    const fullIn = loaded - range(1, 5, draft.key, 'full in') * day - range(0, 3, box, 'full in') * hour;
    const emptyOut = fullIn - range(1, 5, draft.key, 'empty out') * day;
    return [
      { name: 'empty_out', at: emptyOut, ...at },
      { name: 'full_in', at: fullIn, ...at },
    ];
  }
  const inland = { source: 'shipping_line', place: way.locode, facilityId: draft.ramp?.id ?? null } as const;
  const railIn = loaded - range(1.2, 4, draft.key, 'rail in') * day - range(0, 2, box, 'rail in') * hour;
  const railOut = railIn - way.hours * range(0.95, 1.25, draft.key, 'rail time') * hour;
  const railOn = railOut - range(5, 30, box, 'rail on') * hour;
  const fullIn = railOn - range(6, 40, box, 'full in') * hour;
  return [
    { name: 'empty_out', at: fullIn - range(1, 5, draft.key, 'empty out') * day, ...inland },
    { name: 'full_in', at: fullIn, ...inland },
    { name: 'rail_loaded', at: railOn, ...inland },
    { name: 'rail_departed', at: railOut, ...inland },
    { name: 'rail_arrived', at: railIn, ...at },
  ];
}

// AIS watches the main vessels of most shipments; the rest is reported by the carrier alone.
function seenByAis(draft: Draft, index: number): boolean {
  return chance(0.6, draft.key, 'ais', index);
}

/** The first terminal of a port that is not the port of discharge. */
function terminalAt(draft: Draft, locode: string): string | null {
  return draft.gazetteer.terminals.find((terminal) => terminal.locode === locode)?.id ?? null;
}
