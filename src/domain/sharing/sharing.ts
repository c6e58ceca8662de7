import { journeyOf } from '#/domain/journey/journey.ts';
import { timelineEvents } from '#/domain/journey/timelineEvents.ts';
import { oneLine, onOneLine } from '#/domain/messages/plainText.ts';
import type { Container } from '#/domain/records/container.ts';
import { containerName } from '#/domain/records/containerName.ts';
import { factKey } from '#/domain/records/factKey.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { EventLists } from '#/domain/records/transportEvent.ts';
import { formatEquipment } from '#/domain/status/equipment.ts';
import { describeStatus } from '#/domain/status/status.ts';
import { buildJourney } from '#/domain/timeline/legs.ts';
import { selectEvents } from '#/domain/timeline/selectEvents.ts';
import { withInlandEvents, withSeaEvents } from '#/domain/timeline/shownByEvents.ts';
import { timeline } from '#/domain/timeline/timeline.ts';
import { waitsAt } from '#/domain/timeline/waitsAt.ts';
import { saysStatus } from '#/domain/verdict/finding.ts';
import type { VerdictLimits } from '#/domain/verdict/limits.ts';
import { type Verdict, verdictOf } from '#/domain/verdict/verdict.ts';
import { language } from '#/language/language.ts';
import { formatInstant, formatMoment, type FormatOptions, momentLine } from '#/time/format.ts';
import { instant, type Instant } from '#/time/instant.ts';
import { placeBeside } from '#/wording/pickup.ts';
import { positionText } from '#/wording/position.ts';
import { deadlineText, describeHeadline, describeReason } from '#/wording/verdict.ts';
import { type ShareChoices, shareKinds } from './choices.ts';
import { sharedFacts } from './facts.ts';
import type { RoutePicture } from './routePicture.ts';
import { sharedJourney, sharedLegs } from './sharedJourney.ts';
import { sharedEvent, sharedShipment } from './sharedRecords.ts';
import { type SharedItem, type SharedMap, type Snapshot, snapshotVersion } from './snapshot.ts';
import * as words from './words.ts';

// What somebody else is shown of a shipment: the choices (choices.ts), records with nothing else in them
// (sharedRecords.ts), and the words of the rules over these (facts.ts, sharedJourney.ts) at one moment (snapshot.ts).

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

export interface ShareOptions {
  readonly choices: ShareChoices;
  readonly sender: string;
  readonly note: string;
  /** On the clock of who reads it. */
  readonly format: FormatOptions;
  readonly limits: VerdictLimits;
  readonly now: Instant;
}

/** What is shared, and nothing else. */
export function takeSnapshot(subjects: readonly ShareSubject[], options: ShareOptions): Snapshot {
  const { choices, sender, note, format, now } = options;
  // Read at any time: with its year.
  const dated = { ...format, second: null, now: instant(0) };
  const plain = { ...options, format: { ...format, second: null, now } };
  return {
    version: snapshotVersion,
    language,
    asOf: now,
    asOfText: momentLine(formatInstant(now, dated)),
    sender: oneLine(sender),
    note: oneLine(note),
    omitted: shareKinds.filter((kind) => !choices[kind]).map((kind) => words.kindLabels[kind]),
    items: subjects.map((subject) => onOneLine(itemOf(subject, plain))),
  };
}

function itemOf(subject: ShareSubject, options: ShareOptions): SharedItem {
  const { choices, format, now, limits } = options;
  const shipment = sharedShipment(subject.shipment, choices);
  const recorded = copyOf(subject, shipment);
  const found = recorded && fromEvents(shipment, recorded, subject.events, options);
  const container = found?.container ?? recorded;
  const question = { now, limits, waitsAt: found?.waitsAt ?? null };
  const verdict = verdictOf({ ...question, shipment, container });
  const whole = verdictOf({
    ...question,
    shipment: subject.shipment,
    container: subject.container && { ...subject.container, ...shownByEvents(container) },
  });
  const status = container && describeStatus(container, shipment, question.waitsAt);
  const isShared = maySayVerdict(verdict, whole, options.choices);
  const isBeside = status !== null && isShared && !saysStatus(verdict.headline, status);
  const where =
    status && container && placeBeside(status.word, { shipment, container, waitsAt: question.waitsAt });
  const journey = journeyOf({ shipment, container, events: found?.ordered ?? null }, now);
  return {
    title: container ? containerName(container) : shipment.billOfLading || words.booking,
    detail: (container && formatEquipment(container)) ?? '',
    ...(isShared
      ? sharedVerdict(verdict, whole, options)
      : { tone: 'rest', headline: status?.label ?? words.booking, deadline: '', reasons: [] }),
    where: [isBeside && status.label, where].filter(Boolean).join(' · '),
    // Its days past the last free day are a problem, whose day is among the facts.
    journey: sharedJourney(choices.exceptions ? journey : { ...journey, freeTime: null }, format),
    legs: found?.legs ?? [],
    facts: sharedFacts({ shipment, container, choices, format, now }),
    documents: choices.documents ? [...subject.documents] : [],
    ...(choices.map && subject.picture && { map: sharedMap(subject.picture, format) }),
  };
}

function sharedMap({ height, land, lines, stops, vessel }: RoutePicture, format: FormatOptions): SharedMap {
  const places = words.mapOf(stops.map(([, , title]) => title).filter(Boolean));
  const reported = vessel?.reportedAt ? momentLine(formatInstant(vessel.reportedAt, format)) : null;
  const at = vessel && words.vesselAt(vessel.name, positionText(vessel.position), reported);
  return {
    words: [places, at].filter(Boolean).join(' '),
    height,
    land,
    lines,
    stops,
    vessel: vessel && vessel.at,
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
): { readonly shipment: Shipment; readonly container: Container | null }[] {
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
  verdict: Verdict,
  whole: Verdict,
  { choices, format }: ShareOptions,
): Pick<SharedItem, 'tone' | 'headline' | 'deadline' | 'reasons'> {
  const { tone, headline, deadline, reasons } = verdict;
  const said = { tone, headline: describeHeadline(headline) };
  if (!choices.exceptions) return { ...said, deadline: '', reasons: [] };
  const known = new Set(whole.reasons.map(factKey));
  return {
    ...said,
    deadline: deadline ? deadlineText(deadline) : '',
    reasons: reasons
      // What the deadline says already is not said twice.
      .filter((reason) => !(reason.code === 'freeDay' && deadline?.code === 'freeDay'))
      .filter((reason) => known.has(factKey(reason)))
      .map((reason) =>
        [describeReason(reason), reason.moment && momentLine(formatMoment(reason.moment, format))]
          .filter(Boolean)
          .join(' '),
      ),
  };
}

function fromEvents(
  shipment: Shipment,
  recorded: Container,
  events: EventLists | null,
  { now, format }: ShareOptions,
) {
  if (!events) return null;
  const lists = { events: events.events.map(sharedEvent), rawEvents: events.rawEvents.map(sharedEvent) };
  return selectEvents(lists, shipment, recorded, (own) => {
    const container = withSeaEvents(shipment, withInlandEvents(shipment, recorded, own.events), own);
    const legs = buildJourney({ ...own, shipment, container });
    return {
      container,
      waitsAt: waitsAt(shipment, container, legs),
      ordered: timelineEvents(legs, shipment, container),
      legs: sharedLegs(timeline({ ...own, shipment, container }, now), format),
    };
  }).result;
}
