import type { StopReason } from '#/domain/records/vocabulary.ts';
import { instant, type Instant } from '#/time/instant.ts';
import { departureEstimates, destinationEtas, podEtas } from './arrivals.ts';
import { type Ashore, drawAshore, longestAshore } from './ashore.ts';
import { type BookedLeg, bookSailings } from './booking.ts';
import { type BuiltContainer, buildContainer } from './buildContainer.ts';
import { type Draft, nextPoll, pollPhase } from './draft.ts';
import { type Gazetteer, rampId } from './gazetteer.ts';
import { containerNumber, type ShipmentNumbers, shipmentNumbers } from './numbers.ts';
import { containerReferences, type Paperwork, paperwork } from './paperwork.ts';
import type { RequestPlan, ShipmentPlan } from './plan.ts';
import { derive, type Key, pick, range, u, uuid } from './random.ts';
import { shipmentRequest } from './requests.ts';
import { day, type Schedule } from './schedule.ts';
import { seaTime, silenceWindow, type Slot, startOf } from './slots.ts';

/** What all plans of a world share. */
export interface Setting {
  readonly seed: Key;
  readonly gazetteer: Gazetteer;
  readonly schedule: Schedule;
}

/** What is known of a shipment before its voyage is booked. */
export interface Order {
  readonly slot: Slot;
  readonly generation: number;
  readonly key: Key;
  readonly scac: string;
  readonly numbers: ShipmentNumbers;
  readonly papers: Paperwork;
  readonly boxes: readonly Key[];
  containerNumber(box: number): string;
  containerReferences(box: Key): readonly string[];
  request(containers: readonly BuiltContainer[], stop: ShipmentPlan['stop']): RequestPlan;
}

/** The plan of one generation of a slot: everything that happens to that shipment from request to retirement. */
export function buildPlan(setting: Setting, slot: Slot, generation: number): ShipmentPlan {
  const key = shipmentKey(slot, generation);
  const scac = pick(slot.lane.carriers, key, 'carrier');
  const numbers = shipmentNumbers(setting.seed, slot, generation, scac);
  const papers = paperwork(key);
  return planOf(setting, {
    slot,
    generation,
    key,
    scac,
    numbers,
    papers,
    boxes: boxKeys(key, boxCount(key)),
    containerNumber: (box) => containerNumber(setting.seed, slot, generation, box, scac),
    containerReferences: (box) => containerReferences(papers.refNumbers, box),
    request: (containers, stop) =>
      shipmentRequest({
        slot,
        generation,
        key,
        createdAt: instant(startOf(slot, generation)),
        scac,
        numbers,
        papers,
        containers,
        tracksContainers: setting.gazetteer.carrier(scac)?.tracks.container ?? false,
        stop,
      }),
  });
}

/** The whole plan of a shipment of which the order is known. */
export function planOf(setting: Setting, order: Order): ShipmentPlan {
  const { slot, generation, key, scac, numbers, papers, boxes } = order;
  const createdAt = instant(startOf(slot, generation));
  const retiresAt = instant(startOf(slot, generation + 1));
  const draws = boxes.map((box) => drawAshore(box, key, slot));
  const legs = bookSailings(setting.schedule, slot.lane.hops, arriveBy(slot, createdAt, retiresAt, draws));
  const draft = makeDraft(setting, slot, key, createdAt, scac, legs);
  const { first, last } = ends(legs);

  const polEtds = departureEstimates(draft);
  const pod = podEtas(draft);
  const containers = boxes.map((box, n) =>
    buildContainer({
      draft,
      box,
      number: order.containerNumber(n),
      refNumbers: order.containerReferences(box),
      draws: draws[n] ?? drawAshore(box, key, slot),
      polEtds,
      pod,
    }),
  );
  const stop = plannedStop(draft, containers);
  const request = order.request(containers, stop);
  const trainArrival = lowest(containers.map((container) => container.trainArrived));
  return {
    id: uuid(key, 'id'),
    slot: slot.index,
    generation,
    createdAt,
    retiresAt,
    pollPhase: pollPhase(key),
    billOfLading: numbers.billOfLading,
    normalizedNumber: numbers.normalizedNumber,
    bookingNumber: request.requestType === 'booking' ? numbers.bookingNumber : null,
    request,
    scac,
    ...papers,
    portOfLoading: first.from,
    portOfDischarge: last.to,
    destination: slot.kind === 'rail' ? (slot.railWay?.locode ?? null) : null,
    legs: legs.map(({ alongside: _alongside, leavesAt: _leavesAt, ...leg }) => leg),
    podTerminalId: draft.podTerminal?.id ?? null,
    destinationTerminalId: slot.kind === 'rail' ? (draft.ramp?.id ?? null) : null,
    podVesselImo: last.vesselImo,
    podVoyageNumber: last.voyageNumber,
    polAtd: first.atd,
    podAta: reportedArrival(containers) ?? last.ata,
    destinationAta: trainArrival,
    polEtds,
    podEtas: pod,
    destinationEtas: slot.kind === 'rail' ? destinationEtas(draft, pod, trainArrival) : [],
    silentFrom: draft.silentFrom,
    stop,
    containers: containers.map((container) => container.plan),
  };
}

export function shipmentKey(slot: Slot, generation: number): Key {
  return derive(slot.key, 'shipment', generation);
}

export function boxKeys(key: Key, count: number): readonly Key[] {
  return Array.from({ length: count }, (_, n) => derive(key, 'box', n));
}

// Mostly one or two.
export function boxCount(key: Key): number {
  const share = u(key, 'boxes');
  return share < 0.55 ? 1 : share < 0.83 ? 2 : share < 0.94 ? 3 : 4;
}

// The voyage is booked from its end: the last box has to be back shortly before the slot is needed again.
function arriveBy(slot: Slot, createdAt: Instant, retiresAt: Instant, draws: readonly Ashore[]): number {
  switch (slot.ending) {
    case 'usual':
      return retiresAt - Math.max(...draws.map(longestAshore)) - 0.5 * day;
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

function makeDraft(
  { gazetteer, seed }: Setting,
  slot: Slot,
  key: Key,
  createdAt: Instant,
  scac: string,
  legs: readonly BookedLeg[],
): Draft {
  const { first, last } = ends(legs);
  const docks = gazetteer.terminals.filter(
    (terminal) => terminal.type === 'terminal' && terminal.locode === last.to,
  );
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

function plannedStop(draft: Draft, containers: readonly BuiltContainer[]): ShipmentPlan['stop'] {
  const { ending } = draft.slot;
  const { last } = ends(draft.legs);
  const stop = (at: number, reason: StopReason) => ({ at: nextPoll(draft.key, at), reason });
  switch (ending) {
    case 'usual': {
      const returned = containers.map(
        ({ plan }) => plan.events.find((event) => event.name === 'empty_in')?.knownAt,
      );
      const all = returned.filter((at) => at !== undefined);
      return all.length === containers.length
        ? stop(Math.max(...all) + 1, 'all_containers_terminated')
        : null;
    }
    case 'past_arrival_window':
      return stop(last.ata + silenceWindow, ending);
    case 'past_full_out_window':
      return stop(Math.max(last.ata, ...containers.map(({ out }) => out ?? 0)) + silenceWindow, ending);
    case 'no_updates_at_line':
      return stop((draft.silentFrom ?? last.ata) + silenceWindow, ending);
    case 'cancelled_by_user':
    case 'booking_cancelled':
      return draft.silentFrom === null ? null : { at: draft.silentFrom, reason: ending };
  }
}

// As the event tells it: to the minute, or to the day.
function reportedArrival(containers: readonly BuiltContainer[]): Instant | null {
  return containers[0]?.plan.events.find((event) => event.name === 'vessel_arrived')?.at ?? null;
}

function ends(legs: readonly BookedLeg[]): { first: BookedLeg; last: BookedLeg } {
  const first = legs[0];
  const last = legs.at(-1);
  if (!first || !last) throw new Error('A lane has at least one sea leg.');
  return { first, last };
}

function lowest(instants: readonly (Instant | null)[]): Instant | null {
  const reported = instants.filter((at) => at !== null);
  return reported.length > 0 ? instant(Math.min(...reported)) : null;
}
