import { feeTotals, type FeeTotals } from '#/domain/pickup/fees.ts';
import type { Withheld } from '#/domain/pickup/freeDay.ts';
import type { LastCheck } from '#/domain/pickup/lastCheck.ts';
import type { ActingParty } from '#/domain/pickup/party.ts';
import { terminalReport } from '#/domain/pickup/terminalReport.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import { compareText } from '#/domain/records/compareText.ts';
import type { Container } from '#/domain/records/container.ts';
import { containerInAddress, containerName } from '#/domain/records/containerName.ts';
import { type ExceptionKind, exceptionKinds } from '#/domain/records/exceptionKinds.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';

/** Highest first. `unjudged`: the data is stale (docs/interface.md 6.4). */
export const priorities = ['urgent', 'soon', 'watch', 'unjudged'] as const;
export type Priority = (typeof priorities)[number];

/** What the date is: `Last free day`, `POD ETA`, `Picked up`. */
export type ExceptionDue = {
  readonly label: string;
  /** The count, `2 days past`; null where only the date is known or the data does not carry a count. */
  readonly words: string | null;
} & (
  | { readonly kind: 'moment'; readonly moment: Moment }
  /** A system time, which has no place. */
  | { readonly kind: 'instant'; readonly at: Instant }
);

/** What an exception is about: a container, a shipment of several as a whole, or a request. */
export interface ExceptionSubject {
  readonly kind: 'container' | 'shipment' | 'request';
  readonly id: string;
  /** How many containers it concerns; of a request, which has none yet, 1. */
  readonly containers: number;
  /** The number to show: of the container, else of the shipment or request. */
  readonly number: string;
  readonly carrier: string | null;
  readonly customer: string | null;
  readonly fees: FeeTotals;
  /** What to open; null for a request that has not become a shipment. */
  readonly shipmentId: string | null;
  /** What the address calls the container to select there. */
  readonly container: string | null;
}

/** The earliest last free day. `daysLeft` is null where the data is too old to count by. */
export interface FreeDayLeft {
  readonly day: CalendarDay;
  readonly daysLeft: number | null;
}

/** Who reported what the exception rests on, and when that was checked. `at` null: never, or not reported. */
export interface AskedOf {
  readonly who: 'carrier' | LastCheck['who'];
  readonly at: Instant | null;
}

/** Whose move it is: the reader's own where it is null. */
export type Actor = ActingParty | 'service' | null;

/** One fact that somebody has to do something about. */
export interface ExceptionItem {
  /** Stable while the fact lasts. */
  readonly id: string;
  readonly kind: ExceptionKind;
  readonly priority: Priority;
  /** Orders priorities and, within one, kinds; smaller is worse. */
  readonly rank: number;
  /** Orders items of the same rank; larger is worse. */
  readonly weight: number;
  /** In a few words. */
  readonly reason: string;
  /** What the source says of it; null where the reason says it all. */
  readonly detail: string | null;
  /** By how many hours an ETA has slipped; null for anything else. */
  readonly slipHours: number | null;
  /** The label of a hold that blocks, as several are named together; null for anything else. */
  readonly hold: string | null;
  /** Whether a pickup appointment is made that is still to come. */
  readonly hasAppointment: boolean;
  /** What whoever acts does, or when; null where the reason says it all. */
  readonly next: string | null;
  /** Why it is not judged; null unless the priority is `unjudged`. */
  readonly withheld: Withheld | null;
  readonly due: ExceptionDue | null;
  readonly asked: AskedOf | null;
  readonly subject: ExceptionSubject;
  readonly party: Actor;
  readonly freeDay: FreeDayLeft | null;
  readonly place: string | null;
  readonly facility: string | null;
  /** Differs as soon as something in the fact does. Short, and no secret. */
  readonly fingerprint: string;
}

type Derived = 'id' | 'rank' | 'fingerprint' | 'priority';
type Optional = 'detail' | 'hold' | 'slipHours' | 'hasAppointment';

export interface ExceptionDraft
  extends Omit<ExceptionItem, Derived | Optional>, Partial<Pick<ExceptionItem, Optional>> {
  /** What it would be if the data could carry it; with `withheld` set it becomes `unjudged`. */
  readonly priority: Exclude<Priority, 'unjudged'>;
  /** What tells it from other facts: the kind of fact and the ids of its records. */
  readonly identity: readonly string[];
  /** What the fact consists of. Counts that grow with time alone do not belong here. */
  readonly facts: readonly unknown[];
}

export function createException({
  identity,
  facts,
  priority: judged,
  ...rest
}: ExceptionDraft): ExceptionItem {
  const priority = rest.withheld === null ? judged : 'unjudged';
  return {
    detail: null,
    hold: null,
    slipHours: null,
    hasAppointment: false,
    ...rest,
    id: identity.join(':'),
    priority,
    rank: priorities.indexOf(priority) * 100 + exceptionKinds.indexOf(rest.kind),
    fingerprint: shortHash(JSON.stringify([rest.kind, priority, ...facts])),
  };
}

/** Worst first; never depends on the order of the records. */
export function compareExceptions(a: ExceptionItem, b: ExceptionItem): number {
  return a.rank - b.rank || b.weight - a.weight || compareText(a.id, b.id);
}

/** Something about a whole shipment is about its container where there is just one. */
export function subjectOf(shipment: Shipment, container: Container | null): ExceptionSubject {
  const { id, billOfLading, carrier, customerName, containers } = shipment;
  const about = container ?? (containers.length === 1 ? containers[0] : undefined);
  const common = { carrier: carrierName(carrier), customer: customerName, shipmentId: id };
  return about
    ? {
        ...common,
        kind: 'container',
        id: about.id,
        containers: 1,
        number: containerName(about),
        fees: feeTotals(terminalReport(about, shipment).fees),
        container: containerInAddress(about, containers),
      }
    : {
        ...common,
        kind: 'shipment',
        id,
        // A booking that names no container yet has at least one to come.
        containers: Math.max(1, containers.length),
        number: billOfLading,
        fees: { kind: 'notReported' },
        container: null,
      };
}

// FNV-1a, 32 bits: two states of one fact are compared, never many with each other.
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
