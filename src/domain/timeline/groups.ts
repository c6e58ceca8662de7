import type { Place, Vessel } from '#/domain/records/place.ts';
import { samePlace } from '#/domain/records/samePlace.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { uniqueById } from '#/domain/records/uniqueById.ts';
import { sameVessel, vesselKey } from '#/domain/records/vesselIdentity.ts';
import {
  comesToPlace,
  isDeparture,
  isFeeder,
  isOfTrain,
  isTransshipment,
} from '#/domain/status/eventMeaning.ts';
import { isRailMove } from '#/domain/status/inlandMove.ts';
import type { ContainerFacts } from '#/domain/status/recordedDates.ts';
import { liveEstimates } from './estimates.ts';
import { inEventOrder } from './eventOrder.ts';
import { describeEvent, hasPlace, isAtSea, type JourneyEnd } from './events.ts';
import { type SeaLeg, seaLegs } from './seaLegs.ts';
import { historyOf } from './splitJourneys.ts';
import { splitTrains } from './trains.ts';

/**
 * What carried or held the container: a vessel (the main one, one taken after a transshipment, a feeder), the
 * railroad, a carriage inland by means that are not reported, or a gate or terminal on land. `notice` holds what
 * moved nothing, such as a changed deadline.
 */
export type TimelineKind = 'vessel' | 'transshipment' | 'feeder' | 'rail' | 'inland' | 'gate' | 'notice';

export interface TimelineGroup {
  /** Stable over refreshes. */
  readonly key: string;
  readonly kind: TimelineKind;
  /** On gate and rail groups: before the sea journey, between it and a carriage inland, or after all; else null. */
  readonly end: JourneyEnd;
  /** On vessel, transshipment and feeder groups, where reported. */
  readonly vessel: Vessel | null;
  readonly voyageNumber: string | null;
  /** Places in the order they are touched, without repeats next to each other. */
  readonly places: readonly Place[];
  /** What has happened, in order (eventOrder.ts). */
  readonly actuals: readonly TransportEvent[];
  /** What is expected and has neither happened nor been overtaken. */
  readonly estimates: readonly TransportEvent[];
}

/** Whether it is a leg by vessel. */
export function isAfloat({ kind }: Pick<TimelineGroup, 'kind'>): boolean {
  return kind === 'vessel' || kind === 'transshipment' || kind === 'feeder';
}

/** Whether a vessel has discharged the container on the way. */
export function endsAtTransshipment({ actuals }: Pick<TimelineGroup, 'actuals'>): boolean {
  return actuals.some(({ name }) => name === 'transshipment_discharged');
}

export interface GroupSources {
  /** The normalized history. It may hold estimates and notices besides past movements. */
  readonly events: readonly TransportEvent[];
  /** Read for their estimates; for facts only while the history is empty (docs/interface.md 2.2, rules 2 and 3). */
  readonly rawEvents: readonly TransportEvent[];
  readonly container: ContainerFacts;
  /** Steps of the shipment's and the container's record; used only where no event has them. */
  readonly records?: readonly TransportEvent[];
}

/** The journey of one container in the order it is travelled; groups without any event are left out. */
export function groupEvents(sources: GroupSources): TimelineGroup[] {
  const { rawEvents, container } = sources;
  const history = historyOf(sources);
  const estimated = rawEvents.filter((event) => event.estimated);
  const all = distinct(history === rawEvents ? rawEvents : [...history, ...estimated]);
  const records = recordOnlyEvents(sources.records ?? [], all);
  const reported = all.filter((event) => !event.estimated);
  const actuals = [
    ...reported,
    ...records.filter((step) => !step.estimated && !reported.some((event) => event.name === step.name)),
  ];
  const estimates = liveEstimates(
    [...all, ...records].filter((event) => event.estimated),
    actuals,
    container,
  );
  const shown = [...actuals, ...estimates];
  const trains = splitTrains(shown);
  const seaGroups = seaLegs(shown.filter(({ name }) => isAtSea(name))).map(seaGroup);
  const gate = (end: NonNullable<JourneyEnd>) =>
    landGroup(
      `gate:${end}`,
      'gate',
      end,
      select(shown, (text) => text.end === end),
    );
  const inlandKind = isByRail(trains.inland, container) ? 'rail' : 'inland';
  return [
    ...gate('origin'),
    ...landGroup('rail:origin', 'rail', 'origin', trains.toPort),
    ...seaGroups,
    ...gate('port'),
    ...landGroup('rail', inlandKind, 'destination', trains.inland),
    ...gate('destination'),
    ...landGroup(
      'notice',
      'notice',
      null,
      select(shown, (text) => text.mode === 'notice'),
    ),
  ].map(uniqueKey());
}

/**
 * The steps of the records as they fit the events: of a journey without a transshipment the vessel
 * that arrives is the one that departs. A feeder may be the one that leaves the port of loading; its own events then
 * say so.
 */
function recordOnlyEvents(
  records: readonly TransportEvent[],
  events: readonly TransportEvent[],
): readonly TransportEvent[] {
  if (events.some((event) => isFeeder(event.name))) {
    return records.filter((step) => !isAtPortOfLoading(step));
  }
  const arrival = records.find((step) => step.vessel);
  const direct = events.every(
    ({ name, vessel }) => !isTransshipment(name) && (!vessel || sameVessel(vessel, arrival?.vessel ?? null)),
  );
  if (!arrival || !direct) return records;
  const { vessel, voyageNumber } = arrival;
  return records.map((step) => (isAtPortOfLoading(step) ? { ...step, vessel, voyageNumber } : step));
}

const isAtPortOfLoading = ({ name }: TransportEvent) =>
  name === 'vessel_loaded' || name === 'vessel_departed';

/** An arrival inland alone does not say what brought it there. */
const isByRail = (events: readonly TransportEvent[], container: ContainerFacts) =>
  isRailMove(container) || events.some(({ name }) => isOfTrain(name));

type Text = ReturnType<typeof describeEvent>;

function select(events: readonly TransportEvent[], test: (text: Text) => boolean): TransportEvent[] {
  return events.filter((event) => test(describeEvent(event.name)));
}

function distinct(events: readonly TransportEvent[]): TransportEvent[] {
  const valid = events.filter((event) => !event.invalidated && !event.denied);
  // Of two with one id the newer counts, and what has happened before what was expected.
  const byFact = valid.toSorted((a, b) => Number(b.estimated) - Number(a.estimated));
  const kept = new Set(uniqueById(byFact));
  return valid.filter((event) => kept.has(event));
}

function seaGroup(leg: SeaLeg): TimelineGroup {
  const { vessel, voyageNumber } = leg;
  const name = vesselKey(vessel) ?? '';
  const place = name || voyageNumber ? '' : (placesOf(leg.events)[0]?.id ?? '');
  // What a later event may still reveal, such as a transshipment before boarding, is no part of the key.
  const key = [leg.kind === 'feeder' ? 'feeder' : 'sea', name, voyageNumber ?? '', place].join(':');
  const made = group(key, leg.kind, null, leg.events);
  const [only, ...others] = made.places;
  // A voyage that comes back to where it began has two ends.
  const isRound = only && others.length === 0 && leavesAndComes(leg);
  return { ...made, vessel, voyageNumber, places: isRound ? [only, only] : made.places };
}

/** Whether it is reported that the vessel left its first port and came to its last. */
const leavesAndComes = ({ events }: SeaLeg) =>
  [isDeparture, comesToPlace].every((isStep) =>
    events.some(({ name, estimated, ...event }) => !estimated && isStep(name) && hasPlace(event)),
  );

function landGroup(
  key: string,
  kind: TimelineKind,
  end: TimelineGroup['end'],
  events: readonly TransportEvent[],
): TimelineGroup[] {
  return events.length > 0 ? [group(key, kind, end, inEventOrder(events))] : [];
}

function group(
  key: string,
  kind: TimelineKind,
  end: TimelineGroup['end'],
  sorted: readonly TransportEvent[],
): TimelineGroup {
  return {
    key,
    kind,
    end,
    vessel: null,
    voyageNumber: null,
    places: placesOf(sorted),
    actuals: sorted.filter((event) => !event.estimated),
    estimates: sorted.filter((event) => event.estimated),
  };
}

function placesOf(events: readonly TransportEvent[]): Place[] {
  const places: Place[] = [];
  for (const { place } of events) {
    if (place && !samePlace(places.at(-1) ?? null, place)) places.push(place);
  }
  return places;
}

function uniqueKey() {
  const seen = new Map<string, number>();
  return (one: TimelineGroup): TimelineGroup => {
    const count = (seen.get(one.key) ?? 0) + 1;
    seen.set(one.key, count);
    return count === 1 ? one : { ...one, key: `${one.key}#${count}` };
  };
}
