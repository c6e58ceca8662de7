import { instant, type Instant } from '#/time/instant.ts';
import type { BookedLeg } from './booking.ts';
import { type Draft, firstAnswer, nextPoll } from './draft.ts';
import { localMidnight, wallDigits } from './localDay.ts';
import type { EtaRevision, PlannedEstimate, PlannedEvent, Precision } from './plan.ts';
import { keepsDaysOnly } from './precision.ts';
import { chance, gauss, type Key, range, uuidTail, uuidWith } from './random.ts';
import { day, hour } from './schedule.ts';

const revisions = 6;

/**
 * Estimates of the arrival at the port of discharge as they become known: first the schedule, then more and more
 * of the delay. The first one is the original ETA.
 */
export function podEtas(draft: Draft): EtaRevision[] {
  const first = draft.legs[0];
  const last = draft.legs.at(-1);
  if (!first || !last) return [];
  const estimates: EtaRevision[] = [];
  const zone = draft.gazetteer.place(last.to)?.timeZone ?? 'UTC';
  const tell = (at: number, time: Instant) => {
    const eta = keepsDaysOnly(draft.scac) ? localMidnight(time, zone) : time;
    const knownAt = instant(Math.max(nextPoll(draft.key, at), firstAnswer(draft)));
    const previous = estimates.at(-1);
    if (knownAt >= last.ata || (draft.silentFrom !== null && knownAt > draft.silentFrom)) return;
    if (previous?.eta === eta) return;
    // What was said before the shipment was tracked is not known; only its latest word is.
    if (previous && previous.knownAt === knownAt) estimates.pop();
    estimates.push({ knownAt, eta });
  };
  tell(draft.createdAt - day, last.eta);
  for (let n = 1; n <= revisions; n++) {
    const share = n / (revisions + 1) + range(-0.05, 0.05, draft.key, 'revised', n);
    const at = first.atd + (last.ata - first.atd) * share;
    const seen = Math.min(1, Math.max(0, n / revisions + gauss(draft.key, 'revision', n) * 0.15));
    tell(at, roundHour(last.eta + (last.ata - last.eta) * seen));
  }
  return estimates;
}

/** Estimates of the departure from the port of loading: the schedule, and the delay once the carrier reports it. */
export function departureEstimates(draft: Draft): EtaRevision[] {
  const leg = draft.legs[0];
  if (!leg) return [];
  const late = leg.atd - leg.etd > 8 * hour;
  const start = firstAnswer(draft);
  const revisedAt = nextPoll(draft.key, Math.min(leg.atd - 2 * day, leg.etd));
  // Of a shipment that is tracked late only the latest word is known.
  const revised = { knownAt: instant(Math.max(revisedAt, start)), eta: roundHour(leg.atd) };
  const reported = late ? [{ knownAt: start, eta: leg.etd }, revised] : [{ knownAt: start, eta: leg.etd }];
  const silent = draft.silentFrom;
  return reported.filter(
    ({ knownAt }, index) =>
      knownAt !== reported[index + 1]?.knownAt && (silent === null || knownAt <= silent),
  );
}

/** The carrier's view of the arrival at the inland destination, which follows the arrival at the port. */
export function destinationEtas(
  draft: Draft,
  pod: readonly EtaRevision[],
  trainArrival: number | null,
): EtaRevision[] {
  const way = draft.slot.railWay;
  if (!way || trainArrival === null) return [];
  const last = draft.legs.at(-1);
  const usual = 5.5 * day + way.hours * 1.1 * hour;
  const found = pod.map(({ knownAt, eta }) => ({ knownAt, eta: roundHour(eta + usual) }));
  const reported = (at: number, eta: number) => {
    const knownAt = nextPoll(draft.key, at);
    if (knownAt < trainArrival && (draft.silentFrom === null || knownAt <= draft.silentFrom)) {
      found.push({ knownAt, eta: roundHour(eta) });
    }
  };
  if (last)
    reported(trainArrival - way.hours * 0.8 * hour, trainArrival + gauss(draft.key, 'train') * 14 * hour);
  reported(trainArrival - way.hours * 0.3 * hour, trainArrival + gauss(draft.key, 'train', 1) * 4 * hour);
  return found.filter((revision) => revision.knownAt >= draft.createdAt);
}

/** The estimates that stand in a container's raw events, each until a newer one or the fact replaces it. */
export function planEstimates(
  draft: Draft,
  box: Key,
  events: readonly PlannedEvent[],
  polEtds: readonly EtaRevision[],
  pod: readonly EtaRevision[],
  destination: readonly EtaRevision[],
): PlannedEstimate[] {
  const first = draft.legs[0];
  const last = draft.legs.at(-1);
  if (!first || !last) return [];
  const start = firstAnswer(draft);
  const tail = uuidTail(box);
  let count = 0;
  const series = (
    name: string,
    fact: string,
    leg: BookedLeg | null,
    place: string,
    reported: readonly EtaRevision[],
  ) => {
    const happened = events.findLast(
      (event) => event.name === fact && (event.place === null || event.place === place),
    );
    return reported.flatMap(({ knownAt, eta }, index) => {
      const ends = [reported[index + 1]?.knownAt, happened?.knownAt].filter((at) => at !== undefined);
      const supersededAt = ends.length > 0 ? instant(Math.min(...ends)) : null;
      if (supersededAt !== null && supersededAt <= knownAt) return [];
      // Estimates often lack place and zone (docs/interface.md 3.1); the time is then the place's clock digits.
      const placeless = leg !== null && index === 0 && chance(0.12, box, name);
      const zone = draft.gazetteer.place(place)?.timeZone ?? 'UTC';
      return {
        id: uuidWith(tail, box, 'estimate', count++),
        name,
        at: placeless ? wallDigits(eta, zone) : eta,
        precision: (name === 'vessel_arrived' && keepsDaysOnly(draft.scac) ? 'day' : 'time') as Precision,
        knownAt,
        supersededAt,
        place: placeless ? null : place,
        vesselImo: leg?.vesselImo ?? null,
        voyageNumber: leg?.voyageNumber ?? null,
      };
    });
  };
  const departs = first.role === 'feeder' ? 'feeder_departed' : 'vessel_departed';
  const hubs = draft.legs.slice(0, -1).flatMap((leg) => {
    const name = leg.role === 'feeder' ? 'feeder_arrived' : 'transshipment_arrived';
    return series(name, name, leg, leg.to, [{ knownAt: start, eta: leg.eta }]);
  });
  const inland = draft.slot.railWay?.locode ?? '';
  return [
    ...series(departs, departs, first, first.from, polEtds),
    ...hubs,
    ...series('vessel_arrived', 'vessel_arrived', last, last.to, pod),
    ...series('arrived_at_destination', 'arrived_at_inland_destination', null, inland, destination),
  ].toSorted((a, b) => a.knownAt - b.knownAt);
}

function roundHour(at: number): Instant {
  return instant(Math.round(at / hour) * hour);
}
