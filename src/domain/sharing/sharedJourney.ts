import { axisOf, xOf } from '#/domain/journey/axis.ts';
import { drawnJourney } from '#/domain/journey/drawn.ts';
import { type Journey } from '#/domain/journey/journey.ts';
import { pointsOf } from '#/domain/journey/points.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { vesselName } from '#/domain/records/vessel.ts';
import { voyageOf } from '#/domain/records/words.ts';
import { isAfloat } from '#/domain/timeline/groups.ts';
import { type DrawnLeg, type Timeline, type TimelineRow } from '#/domain/timeline/timeline.ts';
import { stop } from '#/language/punctuation.ts';
import { formatInstant, formatMoment, type FormatOptions, momentLine } from '#/time/format.ts';
import { eventLabel } from '#/wording/eventNames.ts';
import { describeFreeTime, describeJourney } from '#/wording/journey.ts';
import { describeStep } from '#/wording/journeySteps.ts';
import { describeNow } from '#/wording/stays.ts';
import { formatPlaces, legTitle } from '#/wording/timeline.ts';
import {
  lineLength,
  type SharedJourney,
  type SharedLeg,
  type SharedPoint,
  type SharedRow,
  type SharedStretch,
} from './snapshot.ts';

/** The timeline in words. Notices are of deadlines and of what was checked, which the facts have as far as they are shared. */
export function sharedLegs({ legs }: Timeline, format: FormatOptions): SharedLeg[] {
  return legs
    .filter(({ state }) => state !== null)
    .map((leg) => ({
      title: titleOf(leg),
      places: formatPlaces(leg.places),
      rows: leg.rows.flatMap((row) => rowOf(row, format)),
    }))
    .filter(({ rows }) => rows.length > 0);
}

function titleOf(leg: DrawnLeg): string {
  const { vessel, voyageNumber } = leg;
  if (!isAfloat(leg)) return legTitle(leg);
  return [legTitle(leg), vesselName(vessel), voyageNumber && voyageOf(voyageNumber)]
    .filter(Boolean)
    .join(' · ');
}

function rowOf(row: TimelineRow, format: FormatOptions): SharedRow[] {
  switch (row.kind) {
    case 'event': {
      const { state, name, when, place, locode, facility } = row;
      const where = [placeName(place) ?? locode, facility?.name].filter(Boolean).join(' · ');
      const label = eventLabel(name, state !== 'actual');
      return [[state, when ? momentLine(formatMoment(when, format)) : '', label, where]];
    }
    case 'now': {
      const [first = '', ...others] = describeNow(row);
      return [['now', momentLine(formatInstant(row.now, format)), first, others.join(stop)]];
    }
    // What lies between two steps is seen from their times.
    case 'gap':
    case 'missing':
      return [];
  }
}

/** Above it stands what comes next, below it what has happened (points.ts). */
const freeTimePriority = 7;

/** The line of a journey in whole numbers, so that it is drawn without knowing a date; null where nothing is dated. */
export function sharedJourney(journey: Journey, format: FormatOptions): SharedJourney | null {
  const { freeTime } = journey;
  const points = pointsOf(journey);
  if (points.length === 0) return null;
  const axis = axisOf(journey);
  const drawn = drawnJourney(journey, axis, lineLength);
  const at = (time: number) => Math.round(xOf(time, axis, lineLength));
  const stretch = ({ kind, state, x, width }: (typeof drawn.moves)[number]): SharedStretch => [
    kind,
    state,
    x,
    width,
  ];
  const marks = points.map(({ step, priority }): SharedPoint => [
    at(step.at),
    step.state,
    priority,
    placeName(step.place) ?? '',
    describeStep(step, format),
  ]);
  const end = freeTime && freeTime.ends > journey.now ? 'estimated' : 'actual';
  return {
    words: describeJourney(journey, format),
    moves: drawn.moves.map(stretch),
    freeTime: drawn.freeTime.map(stretch),
    now: drawn.now,
    points:
      freeTime && freeTime.spans.length > 0
        ? [...marks, [at(freeTime.ends), end, freeTimePriority, ...describeFreeTime(freeTime, format)]]
        : marks,
  };
}
