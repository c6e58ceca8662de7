import * as v from 'valibot';
import { onOneLine } from '#/domain/records/oneLine.ts';
import type {
  SharedFact,
  SharedItem,
  SharedMap,
  SharedPoint,
  SharedRow,
  SharedStretch,
  Snapshot,
} from '#/domain/sharing/snapshot.ts';

// The shape of a snapshot, read on its way out and in. It stays as it is for ever: a link may be opened in years.
// It is made of what other schemas use, since a part of valibot that only this one has would come with the first visit.

const [maxItems, maxRows] = [100, 5_000];

const isText = (value: unknown) => typeof value === 'string' && value.length <= 1_000;
const isPlace = (value: unknown) => Number.isInteger(value) && Math.abs(value as number) <= 2_000;
const oneOf =
  (...known: readonly unknown[]) =>
  (value: unknown) =>
    known.includes(value);

/** A list of fixed length. */
const tuple = <Tuple extends readonly unknown[]>(...parts: ((value: unknown) => boolean)[]) =>
  v.custom<Tuple>(
    (value) =>
      Array.isArray(value) &&
      value.length === parts.length &&
      parts.every((fits, index) => fits(value[index])),
  );

const text = v.custom<string>(isText);
const stretch = tuple<SharedStretch>(
  oneOf('gate', 'vessel', 'rail', 'waiting', 'unknown', 'free', 'past'),
  oneOf('actual', 'estimated', 'overdue'),
  isPlace,
  isPlace,
);
const point = tuple<SharedPoint>(
  isPlace,
  oneOf('actual', 'assumed', 'estimated', 'overdue'),
  isPlace,
  isText,
  isText,
);
const row = tuple<SharedRow>(oneOf('actual', 'estimated', 'overdue', 'now'), isText, isText, isText);
const journey = v.object({
  words: text,
  moves: v.array(stretch),
  freeTime: v.array(stretch),
  now: v.nullable(v.custom<number>(isPlace)),
  points: v.array(point),
});
const points = v.custom<readonly number[]>(
  (value) => Array.isArray(value) && value.length <= maxRows && value.every(isPlace),
);
const map = v.object({
  words: text,
  height: v.custom<number>((value) => isPlace(value) && (value as number) > 0),
  land: v.array(points),
  lines: v.array(
    tuple<SharedMap['lines'][number]>(oneOf('past', 'projected', 'indicative', 'rail'), (value) =>
      v.is(points, value),
    ),
  ),
  stops: v.array(tuple<SharedMap['stops'][number]>(isPlace, isPlace, isText)),
  vessel: v.nullable(tuple<readonly [number, number]>(isPlace, isPlace)),
});
const item: v.GenericSchema<unknown, SharedItem> = v.object({
  title: text,
  detail: text,
  tone: v.picklist(['lost', 'risk', 'good', 'unknown', 'vessel', 'rail', 'rest']),
  headline: text,
  deadline: text,
  where: text,
  reasons: v.array(text),
  journey: v.nullable(journey),
  legs: v.array(v.object({ title: text, places: text, rows: v.array(row) })),
  facts: v.array(tuple<SharedFact>(isText, isText)),
  documents: v.array(text),
  map: v.optional(map),
});
const snapshot: v.GenericSchema<unknown, Snapshot> = v.object({
  version: v.literal(1),
  language: v.custom<string>((value) => typeof value === 'string' && /^[a-z]{2}(-[A-Z]{2})?$/.test(value)),
  asOf: v.custom<number>((value) => Number.isInteger(value) && Math.abs(value as number) <= 8.64e15),
  asOfText: text,
  sender: text,
  note: text,
  omitted: v.array(text),
  items: v.pipe(v.array(item), v.minLength(1)),
});

/** Null if invalid, or more than anybody would read. Parts that are not known are dropped. */
export function readSnapshot(value: unknown): Snapshot | null {
  const { success, output } = v.safeParse(snapshot, value);
  return success && output.items.length <= maxItems && countRows(output) <= maxRows
    ? onOneLine(output)
    : null;
}

/** Everything of which a reader draws one each. */
function countRows({ omitted, items }: Snapshot): number {
  return items.reduce(
    (sum, { reasons, journey: line, legs, facts, documents, map: picture }) =>
      sum +
      reasons.length +
      facts.length +
      documents.length +
      (line ? line.moves.length + line.freeTime.length + line.points.length : 0) +
      (picture ? countPoints(picture) : 0) +
      legs.reduce((rows, leg) => rows + 1 + leg.rows.length, 0),
    omitted.length,
  );
}

const countPoints = ({ land, lines, stops }: SharedMap): number =>
  stops.length +
  [...land, ...lines.map(([, line]) => line)].reduce((sum, { length }) => sum + 1 + length / 2, 0);
