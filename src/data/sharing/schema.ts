import * as v from 'valibot';
import { oneLine } from '#/domain/messages/plainText.ts';
import type { SharedItem, SharedJourney, SharedLeg, Snapshot } from '#/domain/sharing/snapshot.ts';

// The shape of a snapshot, read on its way out and in. It stays as it is for ever: a link may be opened in years.

const text = v.pipe(v.string(), v.maxLength(1_000), v.transform(oneLine));
const place = v.pipe(v.number(), v.integer(), v.minValue(-10), v.maxValue(1_010));
const list = <Item extends v.GenericSchema>(item: Item, limit: number) =>
  v.pipe(v.array(item), v.maxLength(limit));

const stretch = v.tuple([
  v.picklist(['gate', 'vessel', 'rail', 'waiting', 'unknown', 'free', 'past']),
  v.picklist(['actual', 'estimated', 'overdue']),
  place,
  place,
]);
const point = v.tuple([
  place,
  v.picklist(['actual', 'assumed', 'estimated', 'overdue']),
  v.number(),
  text,
  text,
]);
const journey: v.GenericSchema<unknown, SharedJourney> = v.object({
  words: text,
  moves: list(stretch, 100),
  freeTime: list(stretch, 10),
  now: v.nullable(place),
  points: list(point, 100),
});
const row = v.tuple([v.picklist(['actual', 'estimated', 'overdue', 'now']), text, text, text]);
const leg: v.GenericSchema<unknown, SharedLeg> = v.object({
  title: text,
  places: text,
  rows: list(row, 200),
});
const item: v.GenericSchema<unknown, SharedItem> = v.object({
  title: text,
  detail: text,
  tone: v.picklist(['lost', 'risk', 'good', 'unknown', 'vessel', 'rail', 'rest']),
  headline: text,
  deadline: text,
  where: text,
  reasons: list(text, 50),
  journey: v.nullable(journey),
  legs: list(leg, 50),
  facts: list(v.tuple([text, text]), 100),
  documents: list(text, 200),
});
const snapshot: v.GenericSchema<unknown, Snapshot> = v.object({
  version: v.literal(1),
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z]{2})?$/)),
  asOf: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15)),
  asOfText: text,
  sender: text,
  note: text,
  omitted: list(text, 20),
  items: v.pipe(v.array(item), v.minLength(1), v.maxLength(100)),
});

/** Null for what is none. Parts that are not known are dropped. */
export function readSnapshot(value: unknown): Snapshot | null {
  const result = v.safeParse(snapshot, value);
  return result.success ? result.output : null;
}
