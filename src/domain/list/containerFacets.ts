import { freeDays } from '#/domain/pickup/freeDay.ts';
import { holdEffect } from '#/domain/pickup/holds.ts';
import { pickupAnswer } from '#/domain/pickup/pickup.ts';
import type { TerminalReport } from '#/domain/pickup/terminalReport.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { isInTransit, phaseOf } from '#/domain/status/phase.ts';
import { statusWord } from '#/domain/status/status.ts';
import type { Phase } from '#/domain/status/statusPhase.ts';
import type { Instant } from '#/time/instant.ts';
import { codedValue, type Codes, facetCode, facetCodes } from './facetCodes.ts';
import { type ContainerFacet, containerFacets } from './facetNames.ts';
import { failingChoices } from './failingChoices.ts';
import type { FleetFilter } from './view.ts';

/** Any hold that blocks the pickup, whatever it is called. */
export const onHold = 'on_hold';
/** How far away the last free day is: `soon` is three days at most. */
export const freeDayStates = ['past', 'today', 'soon', 'later'] as const;
export const readyStates = ['yes', 'no', 'unknown'] as const;
const soonDays = 3;
const none: readonly string[] = [];

/** Where a container is on its journey, by its phase. */
const whereabouts = {
  origin: 'origin',
  vessel: 'sea',
  arrived: 'port',
  port: 'port',
  awaitingInland: 'port',
  offDock: 'port',
  inlandTransit: 'inland',
  inlandTerminal: 'destination',
  consignee: 'out',
  returned: 'returned',
  unknown: 'unknown',
} as const satisfies Readonly<Record<Phase, string>>;
export const wherePlaces = [...new Set(Object.values(whereabouts))];
export type Where = (typeof whereabouts)[Phase];

/** A container, and what its terminal answers; null once the question does not arise any more. */
interface Asked extends ReturnType<typeof pickupAnswer> {
  readonly container: Container;
  readonly shipment: Shipment;
}

/** A facet of containers; as one of shipments (facets.ts). */
interface ContainerRule {
  readonly valuesOf: (asked: Asked, now: Instant) => readonly string[];
  readonly words?: readonly string[];
  readonly isPassing?: true;
}

export const containerRules: Readonly<Record<ContainerFacet, ContainerRule>> = {
  /** Words of containers' statuses, or `unreported`. */
  status: { valuesOf: ({ container }) => [statusWord(container)] },
  /** Whether it can be picked up. */
  ready: { valuesOf: ({ answer }) => (answer === null ? none : [answer]), words: readyStates },
  /** Names of holds, or `on_hold` for any that blocks the pickup. */
  hold: { valuesOf: ({ answer, report }) => (answer === null ? none : holdValues(report)) },
  lfd: {
    valuesOf: ({ answer, container, shipment }, now) =>
      answer === null ? none : freeDayValues(container, shipment, now),
    words: freeDayStates,
    isPassing: true,
  },
  where: {
    valuesOf: ({ container, shipment }) => [whereabouts[phaseOf(container, shipment)]],
    words: wherePlaces,
  },
};
const passing = containerFacets.flatMap((facet, place) => (containerRules[facet].isPassing ? [place] : []));

/** The values that a container of a shipment has; none where nothing is reported or the question does not arise any more. */
export const containerValues = (
  facet: ContainerFacet,
  container: Container,
  shipment: Shipment,
  now: Instant,
): readonly string[] => codesOf(facet, container, shipment, now).map((code) => codedValue(facet, code));

const codesOf = (facet: ContainerFacet, container: Container, shipment: Shipment, now: Instant) => {
  const { containers } = keptOf(shipment, now);
  const own = containers.find((one) => one.container === container) ?? newCodes(container);
  return readCodes(facet, containerFacets.indexOf(facet), own, shipment, now);
};

/** The codes of all facets of each of its containers. */
export function containerCodes(
  shipment: Shipment,
  now: Instant,
): readonly Pick<Readonly<KeptContainer>, 'container' | 'codes'>[] {
  const own = keptOf(shipment, now);
  if (!own.isWhole) {
    for (const each of own.containers) {
      containerFacets.forEach((facet, place) => readCodes(facet, place, each, shipment, now));
    }
    own.isWhole = true;
  }
  return own.containers;
}

interface KeptContainer {
  readonly container: Container;
  /** Null until it is asked. */
  asked: Asked | null;
  readonly codes: Codes;
}
interface Kept {
  now: Instant;
  /** Whether all codes have been read. */
  isWhole: boolean;
  readonly containers: readonly KeptContainer[];
}
// A shipment that has not changed stays the same object, and the list asks for its containers at every keystroke. With the
// clock only the days left change.
const kept = new WeakMap<Shipment, Kept>();

function keptOf(shipment: Shipment, now: Instant): Kept {
  let own = kept.get(shipment);
  if (!own) {
    own = { now, isWhole: false, containers: shipment.containers.map(newCodes) };
    kept.set(shipment, own);
  }
  if (own.now !== now) {
    own.now = now;
    own.isWhole = false;
    for (const { codes } of own.containers) for (const place of passing) codes[place] = null;
  }
  return own;
}

const newCodes = (container: Container): KeptContainer => ({
  container,
  asked: null,
  codes: containerFacets.map(() => null),
});

function readCodes(
  facet: ContainerFacet,
  place: number,
  own: KeptContainer,
  shipment: Shipment,
  now: Instant,
) {
  const { container, codes } = own;
  own.asked ??= { container, shipment, ...pickupAnswer(container, shipment) };
  return (codes[place] ??= facetCodes(facet, containerRules[facet].valuesOf(own.asked, now)));
}

function holdValues({ holds }: TerminalReport): readonly string[] {
  if (!holds || holds.length === 0) return none;
  const names = new Set(holds.map(({ name }) => name));
  return holds.some((hold) => holdEffect(hold) === 'blocks') ? [onHold, ...names] : [...names];
}

function freeDayValues(container: Container, shipment: Shipment, now: Instant): readonly string[] {
  // Free time has not begun.
  if (isInTransit(container, shipment)) return none;
  const { earliest, status } = freeDays(container, shipment, now);
  if (!earliest || status === 'done' || status === 'unknown') return none;
  const { daysLeft } = earliest;
  if (daysLeft <= 0) return [daysLeft < 0 ? 'past' : 'today'];
  return [daysLeft <= soonDays ? 'soon' : 'later'];
}

/** Of the active facets, those that a container does not pass. */
export function containerTest(
  filter: FleetFilter,
  now: Instant,
): (container: Container, shipment: Shipment) => readonly ContainerFacet[] {
  const failing = failingChoices(
    containerFacets.map((facet) => [facet, filter[facet]?.map((value) => facetCode(facet, value))]),
  );
  return (container, shipment) => failing((facet) => codesOf(facet, container, shipment, now));
}
