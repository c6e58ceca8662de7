import type { EtaChange } from '#/domain/arrival/etaChange.ts';
import type { ActingParty } from '#/domain/pickup/actingParty.ts';
import { feeTotals, type FeeTotals } from '#/domain/pickup/fees.ts';
import type { FreeDaySource, Withheld } from '#/domain/pickup/freeDay.ts';
import type { HoldClearing, HoldEffect } from '#/domain/pickup/holds.ts';
import type { LastCheck } from '#/domain/pickup/lastCheck.ts';
import { terminalReport } from '#/domain/pickup/terminalReport.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import { compareCodeUnits } from '#/domain/records/compareCodeUnits.ts';
import type { Container } from '#/domain/records/container.ts';
import { containerInAddress } from '#/domain/records/containerInAddress.ts';
import { type ExceptionKind, exceptionKinds } from '#/domain/records/exceptionKinds.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { WaitingAct, WaitingReason } from '#/domain/tracking/waitingRequest.ts';
import type { ExpectedStep } from '#/domain/verdict/expectations.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import type { Instant } from '#/time/instant.ts';
import type { Moment, ZonedMoment } from '#/time/moment.ts';

/** Highest first. `unjudged`: the data is stale (docs/interface.md 6.4). */
export const priorities = ['urgent', 'soon', 'watch', 'unjudged'] as const;
export type Priority = (typeof priorities)[number];

/** What is wrong. */
export type ExceptionReason =
  /** `state` is null where the data is too old to tell. */
  | {
      readonly code: 'freeDay';
      readonly source: FreeDaySource;
      readonly state: 'missed' | 'today' | 'near' | null;
    }
  /** `hold` as the source names it. */
  | { readonly code: 'hold'; readonly hold: string; readonly effect: HoldEffect }
  | { readonly code: 'overdue'; readonly step: ExpectedStep }
  | {
      readonly code:
        | 'notAvailable'
        | 'etaSlipped'
        | 'emptyOut'
        | 'trackingStopped'
        | 'requestFailed'
        | 'requestWaiting';
    }
  /** To whom a message went, and when; `name` is null where neither a contact nor the records had one. */
  | {
      readonly code: 'noAnswer';
      readonly party: ActingParty;
      readonly name: string | null;
      readonly at: Instant;
    };

/** What a source says of what is wrong. */
export type ExceptionDetail =
  /** In the words of a terminal. */
  | { readonly code: 'quoted'; readonly text: string }
  /** Why tracking stopped or a request failed, as the service has it. */
  | { readonly code: 'stopped' | 'failed'; readonly reason: string | null }
  | WaitingReason;

/** What whoever acts does, or when. */
export type ExceptionStep =
  | { readonly code: 'askWhoClears' | 'askWhyNotAvailable' | 'resumeTracking' | 'askReplacement' }
  | { readonly code: 'clear'; readonly clearing: HoldClearing }
  /** Of how many of its containers the empty return is not reported. */
  | { readonly code: 'emptiesNotReturned'; readonly out: number; readonly of: number }
  /** `reason` why a request failed, as the service has it. */
  | { readonly code: 'resolveFailure'; readonly reason: string | null }
  | WaitingAct;

/** How far away a date is, or how far it has moved. */
export type DueCount =
  /** Calendar days to it, negative after it. */
  | { readonly code: 'daysLeft'; readonly days: number }
  /** Calendar days since it: 0 is today. */
  | { readonly code: 'daysSince'; readonly days: number }
  /** The time since it, negative before it. */
  | { readonly code: 'since'; readonly milliseconds: number }
  | { readonly code: 'etaChange'; readonly change: EtaChange };

/** The date that says how urgent an exception is. */
export type ExceptionDue = {
  /** What happens or happened then; a last free day ends, and an `ExpectedStep` is estimated. */
  readonly of: 'freeDay' | ExpectedStep | 'pickedUp' | 'stopped' | 'requested' | 'asked';
  /** Null where only the date is known or the data does not carry a count. */
  readonly count: DueCount | null;
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
  readonly reason: ExceptionReason;
  /** Null where the reason says it all. */
  readonly detail: ExceptionDetail | null;
  /** By how many hours an ETA has slipped; null for anything else. */
  readonly slipHours: number | null;
  /** A hold that blocks, as the source names it; null for anything else. */
  readonly hold: string | null;
  /** Whether a pickup appointment is made that is still to come. */
  readonly hasAppointment: boolean;
  /** Null where the reason says it all. */
  readonly next: ExceptionStep | null;
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

/** Devices have the fingerprints of what was acknowledged: a moment is written in them as when they first were. */
function asStored(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('unknownZone' in value)) return value;
  const { kind, at, zone, unknownZone: zoneNote, ...rest } = value as ZonedMoment;
  return { kind, at, zone, zoneNote, ...rest };
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
    fingerprint: shortHash(JSON.stringify([rest.kind, priority, ...facts], asStored)),
  };
}

/** Worst first; never depends on the order of the records. */
export function compareExceptions(a: ExceptionItem, b: ExceptionItem): number {
  return a.rank - b.rank || b.weight - a.weight || compareCodeUnits(a.id, b.id);
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
        number: about.number,
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
