import * as v from 'valibot';
import type { EvidencePack, PackFact, PackSection } from '#/domain/evidence/pack.ts';
import { isOneLine } from '#/domain/records/oneLine.ts';

// The shape of an evidence pack as a file has it. It stays as it is for ever: a file may be checked in years.

// A text that no pack has (writePack) could look otherwise on the page than it is: nothing is drawn of a NUL.
const text = v.custom<string>(
  (value) => typeof value === 'string' && value.length <= 5_000 && isOneLine(value),
);
const list = <Item extends v.GenericSchema>(item: Item, limit: number) =>
  v.pipe(v.array(item), v.maxLength(limit));
const fact: v.GenericSchema<unknown, PackFact> = v.tuple([text, text]);
const section: v.GenericSchema<unknown, PackSection> = v.object({
  title: text,
  notes: list(text, 50),
  facts: list(fact, 100),
  columns: list(text, 10),
  rows: list(list(text, 10), 2_000),
});
const pack: v.GenericSchema<unknown, EvidencePack> = v.object({
  version: v.literal(1),
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z]{2})?$/)),
  asOf: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15)),
  title: text,
  cover: list(fact, 50),
  proof: list(text, 10),
  labels: v.object({ hash: text, data: text }),
  sections: list(section, 50),
});

/** Null if invalid. Parts that are not known are dropped. */
export function readPack(value: unknown): EvidencePack | null {
  const result = v.safeParse(pack, value);
  return result.success ? result.output : null;
}
