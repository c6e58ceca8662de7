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
import { type ContainerFacet, containerFacets } from './facetNames.ts';
import { failingChoices } from './failingChoices.ts';
import type { FleetFilter } from './view.ts';

/** Any hold that blocks the pickup, whatever it is called. */
export const onHold = 'on_hold';
/** How far away the last free day is: `soon` is three days at most. */
export const freeDayStates = ['past', 'today', 'soon', 'later'] as const;
export const readyStates = ['yes', 'no', 'unknown'] as const;
const soonDays = 3;

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

type Values = Readonly<Record<ContainerFacet, readonly string[]>>;

interface Known {
  readonly shipment: Shipment;
  /** Of the record alone. */
  readonly lasting: Omit<Values, 'lfd'>;
  readonly now: Instant;
  readonly values: Values;
}
// A container that has not changed stays the same object, and the list asks for each at every keystroke. With the clock
// only the days left change.
const known = new WeakMap<Container, Known>();
const none: readonly string[] = [];

/** The values of a container, by facet; none where nothing is reported or the question does not arise any more. */
export function containerValues(container: Container, shipment: Shipment, now: Instant): Values {
  const before = known.get(container);
  const isSame = before?.shipment === shipment;
  if (isSame && before.now === now) return before.values;
  const lasting = isSame ? before.lasting : lastingValues(container, shipment);
  const isGone = lasting.ready.length === 0;
  const values = { ...lasting, lfd: isGone ? none : freeDayValues(container, shipment, now) };
  known.set(container, { shipment, lasting, now, values });
  return values;
}

function lastingValues(container: Container, shipment: Shipment): Omit<Values, 'lfd'> {
  const { answer, report } = pickupAnswer(container, shipment);
  return {
    status: [statusWord(container)],
    ready: answer === null ? none : [answer],
    hold: answer === null ? none : holdValues(report),
    where: [whereabouts[phaseOf(container, shipment)]],
  };
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
  const failing = failingChoices(containerFacets.map((facet) => [facet, filter[facet]]));
  return (container, shipment) => failing((facet) => containerValues(container, shipment, now)[facet]);
}
