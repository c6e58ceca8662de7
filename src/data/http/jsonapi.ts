import * as v from 'valibot';
import { isObject } from '#/domain/records/json.ts';
import { metaSchema, type RawRecord, rawRecordSchema, type Ref } from './document.schema.ts';
import { ApiError } from './errors.ts';
import { readNumber } from './schema.ts';

/** Finds the included records of an answer. */
export interface Included {
  /** The record of that type and id, or null where there is no reference or the record was left out. */
  find(ref: Ref | null): RawRecord | null;
}

/**
 * Indexes `included` by type and id together: a metro area and a terminal may share an id, and an id repeated among
 * the attributes is not the name of the record. Elements that are no records are passed over.
 */
export function createIncluded(document: unknown): Included {
  let records: Map<string, RawRecord> | null = null;
  const index = (): Map<string, RawRecord> => {
    const list = isObject(document) && Array.isArray(document['included']) ? document['included'] : [];
    return new Map(list.filter(isRecord).map((record) => [keyOf(record), record]));
  };
  return {
    find(ref) {
      if (!ref) return null;
      records ??= index();
      return records.get(keyOf(ref)) ?? null;
    },
  };
}

/** Reads included records of one kind, each only once however often it is referred to. */
export function createLookup<TSchema extends v.GenericSchema, T>(
  included: Included,
  schema: TSchema,
  map: (wire: v.InferOutput<TSchema>) => T,
): (ref: Ref | null) => T | null {
  const known = new Map<string, T | null>();
  return (ref) => {
    if (!ref) return null;
    const key = keyOf(ref);
    let found = known.get(key);
    if (found === undefined) {
      found = readAs(schema, included.find(ref), map) ?? null;
      known.set(key, found);
    }
    return found;
  };
}

/** What a record says by that mapping; undefined where it is no such record, or is one that the mapping fails on. */
function readAs<TSchema extends v.GenericSchema, T>(
  schema: TSchema,
  raw: unknown,
  map: (wire: v.InferOutput<TSchema>) => T,
): T | undefined {
  const wire = readRecord(schema, raw);
  try {
    return wire ? map(wire) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Checks a record. Where a single value has an unexpected type, the record is read with what its digits say, else
 * without it, or without its item of a list; null when it is no such record at all.
 */
export function readRecord<TSchema extends v.GenericSchema>(
  schema: TSchema,
  raw: unknown,
): v.InferOutput<TSchema> | null {
  const strict = v.safeParse(schema, raw);
  if (strict.success) return strict.output;
  if (!isRecord(raw)) return null;
  const copy = structuredClone(raw);
  for (const repair of [coerce, omit]) {
    const read = v.safeParse(schema, copy);
    if (read.success) return read.output;
    for (const issue of read.issues) repair(issue);
  }
  const rest = v.safeParse(schema, copy);
  return rest.success ? rest.output : null;
}

type Issue = v.BaseIssue<unknown>;

/** Digits become the number or the text that was announced; anything else becomes null, or the item of a list does. */
function coerce({ path, expected, input }: Issue): void {
  const digits = expected === 'string' && typeof input === 'number' ? String(input) : null;
  const value = expected === 'number' && typeof input === 'string' ? readNumber(input) : digits;
  const item = value === null ? path?.findLast(({ type }) => type === 'array') : undefined;
  put(item ?? path?.at(-1), value);
}

/** The whole attribute or relationship. */
function omit({ path }: Issue): void {
  put(path?.[1], undefined);
}

function put(place: v.IssuePathItem | undefined, value: unknown): void {
  if (place) Reflect.set(Object(place.input), String(place.key), value);
}

/** The one record of an answer. Throws a `malformed` ApiError when `data` is no record. */
export function dataRecord(document: unknown): RawRecord {
  const data = isObject(document) ? document['data'] : null;
  if (!isRecord(data)) throw new ApiError({ kind: 'malformed', detail: 'The answer holds no record.' });
  return data;
}

/** The list of an answer, unchecked. Throws a `malformed` ApiError when `data` is no list. */
export function dataList(document: unknown): readonly unknown[] {
  const data: unknown = isObject(document) ? document['data'] : null;
  if (!Array.isArray(data)) throw new ApiError({ kind: 'malformed', detail: 'The answer holds no list.' });
  return data;
}

/** The records of a list that could be read, and how many could not. */
export interface ReadList<T> {
  readonly records: readonly T[];
  readonly skipped: number;
}

/** Reads every record of a list; one that cannot be read is skipped and counted, and the others stay. */
export function readList<TSchema extends v.GenericSchema, T>(
  document: unknown,
  schema: TSchema,
  map: (wire: v.InferOutput<TSchema>) => T,
): ReadList<T> {
  const list = dataList(document);
  const found = list.map((raw) => readAs(schema, raw, map));
  const records = found.filter((record): record is T => record !== undefined);
  return { records, skipped: list.length - records.length };
}

/** How many records the whole list has; null when the answer does not say. */
export function totalOf(document: unknown): number | null {
  const meta = v.safeParse(metaSchema, isObject(document) ? document['meta'] : null);
  if (!meta.success) return null;
  return meta.output.total ?? meta.output.pagination?.records ?? null;
}

/** The link to the next page as the service wrote it; null on the last page. */
export function nextLink(document: unknown): string | null {
  const links = isObject(document) ? document['links'] : null;
  const next = isObject(links) ? links['next'] : null;
  return typeof next === 'string' && next !== '' ? next : null;
}

function keyOf({ type, id }: Ref): string {
  return `${type} ${id}`;
}

function isRecord(value: unknown): value is RawRecord {
  return v.is(rawRecordSchema, value);
}
