import { journeyOf } from '#/domain/journey/journey.ts';
import { timelineEvents } from '#/domain/journey/timelineEvents.ts';
import { type WhereBeside, whereBeside } from '#/domain/pickup/whereNow.ts';
import type { Container } from '#/domain/records/container.ts';
import { factKey } from '#/domain/records/factKey.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { EventLists } from '#/domain/records/transportEvent.ts';
import { statusOf, type StatusFact } from '#/domain/status/status.ts';
import { buildJourney } from '#/domain/timeline/legs.ts';
import { selectEvents } from '#/domain/timeline/selectEvents.ts';
import { withInlandEvents, withSeaEvents } from '#/domain/timeline/shownByEvents.ts';
import { type Timeline, timeline } from '#/domain/timeline/timeline.ts';
import { waitsAt } from '#/domain/timeline/waitsAt.ts';
import { saysStatus } from '#/domain/verdict/finding.ts';
import type { VerdictLimits } from '#/domain/verdict/limits.ts';
import { type Verdict, verdictOf } from '#/domain/verdict/verdict.ts';
import type { Instant } from '#/time/instant.ts';
import { type ShareChoices, type ShareKind, shareKinds } from './choices.ts';
import { type JourneyLine, journeyLine } from './journeyLine.ts';
import type { RoutePicture } from './routePicture.ts';
import { type ReportedFact, reportedFacts } from './sharedFacts.ts';
import { sharedEvent, sharedShipment } from './sharedRecords.ts';

// What somebody else is shown of a shipment: the choices (choices.ts), records with nothing else in them
// (sharedRecords.ts), and what the rules find in these (sharedFacts.ts, journeyLine.ts). snapshot.ts is the form that a link and
// a file have; wording/snapshot.ts writes it.

/** A container to be shared, or a booking that names none. */
export interface ShareSubject {
  readonly shipment: Shipment;
  /** One of the shipment, by its id. */
  readonly container: Container | null;
  /** Null where they are not loaded: its dates are then those of its records, without a timeline. */
  readonly events: EventLists | null;
  /** Names of the documents of the shipment. */
  readonly documents: readonly string[];
  /** Null where it is not loaded, or no position is reported. */
  readonly picture: RoutePicture | null;
}

export interface ShareQuestion {
  readonly choices: ShareChoices;
  readonly limits: VerdictLimits;
  readonly now: Instant;
}

/** What is shared of a container or a booking, and nothing else. */
export interface SharedFacts {
  /** Copies of the records. */
  readonly shipment: Shipment;
  readonly container: Container | null;
  /** Null of a booking, and where it is not reported. */
  readonly where: WhereBeside | null;
  /** Null of a booking. */
  readonly status: StatusFact | null;
  /** Null where the status alone may be said. */
  readonly verdict: Pick<Verdict, 'tone' | 'headline' | 'deadline' | 'reasons'> | null;
  /** Whether the verdict leaves something for the status to say. */
  readonly isStatusBeside: boolean;
  readonly line: JourneyLine | null;
  readonly timeline: Timeline | null;
  readonly facts: readonly ReportedFact[];
  /** Names of documents. */
  readonly documents: readonly string[];
  readonly picture: RoutePicture | null;
}

/** What is shared of one or more of them, and what is not. */
export interface SharedRecords {
  readonly asOf: Instant;
  readonly omitted: readonly ShareKind[];
  readonly items: readonly SharedFacts[];
}

export const shareRecords = (subjects: readonly ShareSubject[], question: ShareQuestion): SharedRecords => ({
  asOf: question.now,
  omitted: shareKinds.filter((kind) => !question.choices[kind]),
  items: subjects.map((subject) => sharedFacts(subject, question)),
});

function sharedFacts(subject: ShareSubject, question: ShareQuestion): SharedFacts {
  const { choices, now, limits } = question;
  const shipment = sharedShipment(subject.shipment, choices);
  const recorded = copyOf(subject, shipment);
  const found = recorded && fromEvents(shipment, recorded, subject.events, now);
  const container = found?.container ?? recorded;
  const waiting = found?.waitsAt ?? null;
  const about = { now, limits, waitsAt: waiting };
  const verdict = verdictOf({ ...about, shipment, container });
  const whole = verdictOf({
    ...about,
    shipment: subject.shipment,
    container: subject.container && { ...subject.container, ...shownByEvents(container) },
  });
  const status = container && statusOf(container, shipment, waiting);
  const isShared = maySayVerdict(verdict, whole, choices);
  const journey = journeyOf({ shipment, container, events: found?.ordered ?? null }, now);
  return {
    shipment,
    container,
    where: status && whereBeside(status, { shipment, container, waitsAt: waiting }),
    status,
    verdict: isShared ? sharedVerdict(verdict, whole, choices) : null,
    isStatusBeside: status !== null && isShared && !saysStatus(verdict.headline, status),
    // Its days past the last free day are a problem, whose day is among the facts.
    line: journeyLine(choices.exceptions ? journey : { ...journey, freeTime: null }),
    timeline: found?.timeline ?? null,
    facts: reportedFacts({ shipment, container, choices, now }),
    documents: choices.documents ? subject.documents : [],
    picture: choices.map ? subject.picture : null,
  };
}

function copyOf({ shipment, container }: ShareSubject, copy: Shipment): Container | null {
  const index = shipment.containers.findIndex(({ id }) => id === container?.id);
  return copy.containers[index] ?? null;
}

/** The copies of what is shared, for a calendar. */
export function sharedCopies(
  subjects: readonly ShareSubject[],
  choices: ShareChoices,
): Pick<SharedFacts, 'shipment' | 'container'>[] {
  return subjects.map((subject) => {
    const shipment = sharedShipment(subject.shipment, choices);
    return { shipment, container: copyOf(subject, shipment) };
  });
}

/** What the events show of the copy, they show of the record. */
const shownByEvents = (container: Container | null) =>
  container && {
    podArrived: container.podArrived,
    podDischarged: container.podDischarged,
    inlandEvidence: container.inlandEvidence,
  };

/** Where what is not chosen would change the verdict, it would not be true, so that the status alone is shown. */
function maySayVerdict(verdict: Verdict, whole: Verdict, choices: ShareChoices): boolean {
  const isProblem = verdict.tone === 'lost' || verdict.tone === 'risk';
  const isTrue = factKey(verdict.headline) === factKey(whole.headline) && verdict.tone === whole.tone;
  return isTrue && (!isProblem || choices.exceptions);
}

/** The verdict with what may be shared of its reasons: those that the whole record has as well. */
function sharedVerdict(
  { tone, headline, deadline, reasons }: Verdict,
  whole: Verdict,
  choices: ShareChoices,
): SharedFacts['verdict'] {
  if (!choices.exceptions) return { tone, headline, deadline: null, reasons: [] };
  const known = new Set(whole.reasons.map(factKey));
  return {
    tone,
    headline,
    deadline,
    reasons: reasons
      // What the deadline says already is not said twice.
      .filter((reason) => !(reason.code === 'freeDay' && deadline?.code === 'freeDay'))
      .filter((reason) => known.has(factKey(reason))),
  };
}

function fromEvents(shipment: Shipment, recorded: Container, events: EventLists | null, now: Instant) {
  if (!events) return null;
  const lists = { events: events.events.map(sharedEvent), rawEvents: events.rawEvents.map(sharedEvent) };
  return selectEvents(lists, shipment, recorded, (own) => {
    const container = withSeaEvents(shipment, withInlandEvents(shipment, recorded, own.events), own);
    const legs = buildJourney({ ...own, shipment, container });
    return {
      container,
      waitsAt: waitsAt(shipment, container, legs),
      ordered: timelineEvents(legs, shipment, container),
      timeline: timeline({ ...own, shipment, container }, now),
    };
  }).result;
}
