import { arrivalOf } from '#/domain/arrival/arrival.ts';
import { arrivalDay } from '#/domain/arrival/arrivalWindow.ts';
import { distinctVessels, valuesOf } from '#/domain/list/facets.ts';
import { containersOf, type Figure } from '#/domain/overview/figure.ts';
import { compareCodeUnits } from '#/domain/records/compareCodeUnits.ts';
import type { Place, Vessel } from '#/domain/records/place.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { type CalendarDay, daysBetween } from '#/time/calendarDay.ts';
import type { Instant } from '#/time/instant.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import { facetOf, narrowedTo, type ProfileSubject, vesselSubject } from './subject.ts';

/** A call of a vessel at a port of discharge that is to come or overdue, with the containers of ours that it brings. */
export interface ExpectedCall extends Figure {
  readonly key: string;
  readonly vessel: Vessel | null;
  /** Vessel and port as an address of the list calls them. */
  readonly podVessel: string;
  readonly pod: string;
  readonly voyage: string | null;
  readonly port: Place | null;
  /** The first and the last ETA of its shipments. */
  readonly from: Moment;
  readonly to: Moment;
}

/** Carriers differ by days over one call; the vessel is back after weeks at the earliest. */
const oneCall = 4;

interface Expected {
  readonly shipment: Shipment;
  readonly moment: Moment;
  /** By the calendar of the port. */
  readonly day: CalendarDay;
  readonly podVessel: string;
  readonly pod: string;
}

/** The calls, the earliest first, and how many containers are expected without enough to say by which. */
export function expectedCalls(
  shipments: readonly Shipment[],
  subject: ProfileSubject,
  now: Instant,
): { readonly calls: readonly ExpectedCall[]; readonly withoutCall: number } {
  const facet = facetOf(subject);
  const vesselsOf = (shipment: Shipment) =>
    vesselSubject(shipment.podVessel) ? valuesOf('podVessel', shipment, now) : [];
  const distinct = new Set(distinctVessels(shipments.flatMap(vesselsOf), [subject.value]));
  const found: Expected[] = [];
  let withoutCall = 0;
  for (const shipment of shipments) {
    const [state] = valuesOf('arrival', shipment, now);
    const isComing = state === 'expected' || state === 'overdue';
    if (
      !isComing ||
      shipment.containers.length === 0 ||
      !valuesOf(facet, shipment, now).includes(subject.value)
    )
      continue;
    const podVessel = vesselsOf(shipment).findLast((value) => distinct.has(value));
    const [pod] = valuesOf('pod', shipment, now);
    const day = arrivalDay(shipment)?.day;
    const moment = arrivalOf(shipment)?.moment;
    if (podVessel !== undefined && pod !== undefined && day && moment)
      found.push({ shipment, moment, day, podVessel, pod });
    else withoutCall += shipment.containers.length;
  }
  const together = Map.groupBy(found, ({ podVessel, pod }) => JSON.stringify([podVessel, pod]));
  const calls = [...together.values()].flatMap((some) =>
    splitByDay(some).map((call) => callOf(call, subject)),
  );
  return {
    calls: calls.toSorted((a, b) => sortKey(a.from) - sortKey(b.from) || compareCodeUnits(a.key, b.key)),
    withoutCall,
  };
}

function splitByDay(some: readonly Expected[]): readonly (readonly [Expected, ...Expected[]])[] {
  const calls: [Expected, ...Expected[]][] = [];
  const byDay = some.toSorted(
    (a, b) => compareCodeUnits(a.day, b.day) || sortKey(a.moment) - sortKey(b.moment),
  );
  for (const one of byDay) {
    const call = calls.at(-1);
    const last = call?.at(-1);
    if (call && last && daysBetween(last.day, one.day) <= oneCall) call.push(one);
    else calls.push([one]);
  }
  return calls;
}

function callOf(call: readonly [Expected, ...Expected[]], subject: ProfileSubject): ExpectedCall {
  const [{ shipment, podVessel, pod, day }] = call;
  const byTime = call.toSorted((a, b) => sortKey(a.moment) - sortKey(b.moment));
  const [first = call[0]] = byTime;
  const last = byTime.at(-1) ?? first;
  return {
    key: `${podVessel} ${pod} ${day}`,
    vessel: shipment.podVessel,
    podVessel,
    pod,
    voyage: shipment.podVoyageNumber,
    port: shipment.portOfDischarge,
    from: first.moment,
    to: last.moment,
    count: call.reduce((sum, one) => sum + one.shipment.containers.length, 0),
    search: containersOf({
      arrival: ['expected', 'overdue'],
      pod: [pod],
      ...narrowedTo(subject),
      podVessel: [podVessel],
      from: day,
      to: call.at(-1)?.day ?? day,
    }),
  };
}
