import type { StopReason } from '#/domain/records/vocabulary.ts';
import { instant, type Instant } from '#/time/instant.ts';
import { departureEstimates, destinationEtas, podEtas } from './arrivals.ts';
import { type BuiltContainer, buildContainer } from './buildContainer.ts';
import { type Draft, nextPoll, pollPhase } from './draft.ts';
import { ends, makeDraft, type Setting, terminalBefore } from './makeDraft.ts';
import { containerNumber, type ShipmentNumbers, shipmentNumbers } from './numbers.ts';
import { drawOnLand } from './onLand.ts';
import { containerReferences, type Paperwork, paperwork } from './paperwork.ts';
import type { PlannedEvent, RequestPlan, ShipmentPlan } from './plan.ts';
import { chance, derive, type Key, pick, u, uuid } from './random.ts';
import { shipmentRequest } from './requests.ts';
import { silenceWindow, type Slot, startOf } from './slots.ts';
import type { Lane } from './tradeLanes.ts';

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
  const scac = carrierOf(slot.lane, key);
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
        tracks: setting.gazetteer.carrier(scac)?.tracks ?? null,
        stop,
      }),
  });
}

// One in twelve of the lane's shipments goes with a carrier of one trade, where there is one.
function carrierOf({ carriers, niche }: Lane, key: Key): string {
  const isNiche = niche.length > 0 && chance(0.08, key, 'niche carrier');
  return isNiche ? pick(niche, key, 'niche') : pick(carriers, key, 'carrier');
}

/** The whole plan of a shipment of which the order is known. */
export function planOf(setting: Setting, order: Order): ShipmentPlan {
  const { slot, generation, key, scac, numbers, papers, boxes } = order;
  const draws = boxes.map((box) => drawOnLand(box, key, slot));
  const draft = makeDraft(setting, order, draws);
  const { createdAt, legs } = draft;
  const { first, last } = ends(legs);

  const polEtds = departureEstimates(draft);
  const pod = podEtas(draft);
  const containers = boxes.map((box, n) =>
    buildContainer({
      draft,
      box,
      number: order.containerNumber(n),
      refNumbers: order.containerReferences(box),
      draws: draws[n] ?? drawOnLand(box, key, slot),
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
    retiresAt: instant(startOf(slot, generation + 1)),
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
    podTerminalBefore: terminalBefore(draft),
    destinationTerminalId: slot.kind === 'rail' ? (draft.ramp?.id ?? null) : null,
    podVesselImo: last.vesselImo,
    podVoyageNumber: last.voyageNumber,
    polAtd: first.atd,
    podAta: reportedArrival(containers) ?? last.ata,
    destinationAta: trainArrival,
    polEtds,
    podEtas: pod,
    // Of what is tracked only at sea the first word is often gone.
    keepsOriginalEta: !chance(slot.tracked === 'voyage' ? 0.5 : 0.07, key, 'no original'),
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
  const stands = ({ name, withdrawnAt }: PlannedEvent) => name === 'vessel_arrived' && withdrawnAt === null;
  return containers[0]?.plan.events.find(stands)?.at ?? null;
}

function lowest(instants: readonly (Instant | null)[]): Instant | null {
  const reported = instants.filter((at) => at !== null);
  return reported.length > 0 ? instant(Math.min(...reported)) : null;
}
