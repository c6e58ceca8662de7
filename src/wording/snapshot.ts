import { oneLine, onOneLine } from '#/domain/records/oneLine.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { JourneyLine, JourneyMark } from '#/domain/sharing/journeyLine.ts';
import type { RoutePicture } from '#/domain/sharing/routePicture.ts';
import type { SharedFacts, SharedRecords } from '#/domain/sharing/sharing.ts';
import {
  type SharedItem,
  type SharedJourney,
  type SharedLeg,
  type SharedMap,
  type SharedPoint,
  type SharedRow,
  type Snapshot,
  snapshotVersion,
} from '#/domain/sharing/snapshot.ts';
import { isAfloat } from '#/domain/timeline/groups.ts';
import type { DrawnLeg, Timeline, TimelineRow } from '#/domain/timeline/timeline.ts';
import { restTone } from '#/domain/verdict/finding.ts';
import { language } from '#/language/language.ts';
import { comma, stop } from '#/language/punctuation.ts';
import { formatInstant, formatMoment, type FormatOptions, momentLine } from '#/time/format.ts';
import { instant } from '#/time/instant.ts';
import { containerName } from './containerName.ts';
import { formatEquipment } from './equipment.ts';
import { eventLabel } from './eventNames.ts';
import { describeFreeTime, describeJourney } from './journey.ts';
import { describeStep } from './journeySteps.ts';
import { positionText } from './position.ts';
import { describeReported, shareKindLabels } from './sharing.ts';
import { describeStatus } from './status.ts';
import { describeNow } from './stays.ts';
import { formatPlaces, legTitle } from './timeline.ts';
import { datedReason, deadlineText, describeHeadline } from './verdict.ts';
import { vesselName, voyageOf } from './vessels.ts';
import { describeWhereBeside } from './whereNow.ts';

interface SnapshotOptions {
  readonly sender: string;
  readonly note: string;
  /** On the clock of who reads it. */
  readonly format: FormatOptions;
}

/** What is shared in words, as a link and a file have it. */
export function writeSnapshot({ asOf, omitted, items }: SharedRecords, options: SnapshotOptions): Snapshot {
  const { sender, note } = options;
  // Read at any time: with its year.
  const dated = { ...options.format, second: null, now: instant(0) };
  const format = { ...options.format, second: null, now: asOf };
  return {
    version: snapshotVersion,
    language,
    asOf,
    asOfText: momentLine(formatInstant(asOf, dated)),
    sender: oneLine(sender),
    note: oneLine(note),
    omitted: omitted.map((kind) => shareKindLabels[kind]),
    items: items.map((shared) => onOneLine(describeShared(shared, format))),
  };
}

const booking = 'Booking';

function describeShared(shared: SharedFacts, format: FormatOptions): SharedItem {
  const { shipment, container, where, status, verdict, isStatusBeside, line, timeline, picture } = shared;
  const said = status && describeStatus(status);
  return {
    title: container ? containerName(container) : shipment.billOfLading || booking,
    detail: (container && formatEquipment(container)) ?? '',
    ...(verdict
      ? describeVerdict(verdict, format)
      : { tone: restTone, headline: said ?? booking, deadline: '', reasons: [] }),
    where: [isStatusBeside && said, where && describeWhereBeside(where)].filter(Boolean).join(' · '),
    journey: line && describeLine(line, format),
    legs: timeline ? describeLegs(timeline, format) : [],
    facts: shared.facts.map((fact) => describeReported(fact, format)),
    documents: [...shared.documents],
    ...(picture && { map: describeMap(picture, format) }),
  };
}

const describeVerdict = (
  { tone, headline, deadline, reasons }: NonNullable<SharedFacts['verdict']>,
  format: FormatOptions,
): Pick<SharedItem, 'tone' | 'headline' | 'deadline' | 'reasons'> => ({
  tone,
  headline: describeHeadline(headline),
  deadline: deadline ? deadlineText(deadline) : '',
  reasons: reasons.map((reason) => datedReason(reason, format)),
});

function describeLine(
  { journey, moves, freeTime, now, marks }: JourneyLine,
  format: FormatOptions,
): SharedJourney {
  const points = marks.map((mark): SharedPoint => {
    const [title, note] = describeMark(mark, format);
    return [mark.at, mark.state, mark.priority, title, note];
  });
  return { words: describeJourney(journey, format), moves, freeTime, now, points };
}

const describeMark = (mark: JourneyMark, format: FormatOptions): readonly [title: string, note: string] =>
  mark.code === 'freeTime'
    ? describeFreeTime(mark.freeTime, format)
    : [placeName(mark.step.place) ?? '', describeStep(mark.step, format)];

/** The timeline in words. Notices are of deadlines and of what was checked, which the facts have as far as they are shared. */
const describeLegs = ({ legs }: Timeline, format: FormatOptions): SharedLeg[] =>
  legs
    .filter(({ state }) => state !== null)
    .map((leg) => ({
      title: titleOf(leg),
      places: formatPlaces(leg.places),
      rows: leg.rows.flatMap((row) => describeRow(row, format)),
    }))
    .filter(({ rows }) => rows.length > 0);

function titleOf(leg: DrawnLeg): string {
  const { vessel, voyageNumber } = leg;
  if (!isAfloat(leg)) return legTitle(leg);
  return [legTitle(leg), vesselName(vessel), voyageNumber && voyageOf(voyageNumber)]
    .filter(Boolean)
    .join(' · ');
}

function describeRow(row: TimelineRow, format: FormatOptions): SharedRow[] {
  switch (row.kind) {
    case 'event': {
      const { state, name, when, place, locode, facility } = row;
      const where = [placeName(place) ?? locode, facility?.name].filter(Boolean).join(' · ');
      const label = eventLabel(name, state !== 'actual');
      return [[state, when ? momentLine(formatMoment(when, format)) : '', label, where]];
    }
    case 'now': {
      const [first = '', ...others] = describeNow(row);
      return [[row.kind, momentLine(formatInstant(row.now, format)), first, others.join(stop)]];
    }
    // What lies between two steps is seen from their times.
    case 'gap':
    case 'missing':
      return [];
  }
}

const mapOf = (places: readonly string[]): string => `Map: ${places.join(comma)}.`;
/** `Ivory Accord at 34.05° N 140.20° W, reported Tue 24 Nov 09:00 UTC.` */
const vesselAt = (name: string | null, position: string, reported: string | null): string =>
  `${name ?? 'Vessel'} at ${position}, ${reported === null ? 'time not reported' : `reported ${reported}`}.`;

function describeMap({ height, land, lines, stops, vessel }: RoutePicture, format: FormatOptions): SharedMap {
  const places = mapOf(stops.map(([, , title]) => title).filter(Boolean));
  const reported = vessel?.reportedAt ? momentLine(formatInstant(vessel.reportedAt, format)) : null;
  const at = vessel && vesselAt(vessel.name, positionText(vessel.position), reported);
  const words = [places, at].filter(Boolean).join(' ');
  return { words, height, land, lines, stops, vessel: vessel && vessel.at };
}
