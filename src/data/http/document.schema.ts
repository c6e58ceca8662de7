import * as v from 'valibot';

/** The name of a record: records are joined by type and id together, since two types may share an id. */
export const refSchema = v.object({ type: v.string(), id: v.string() });
export type Ref = v.InferOutput<typeof refSchema>;

/** A relationship to one record. Null, without `data` and with `data: null` all mean "none" (docs/interface.md 10). */
export const toOne = v.nullish(v.object({ data: v.nullish(refSchema) }));

/** A relationship to several records; null stands for one that cannot be read. */
export const toMany = v.nullish(v.object({ data: v.nullish(v.array(v.nullable(refSchema))) }));

/** A record of which nothing is known yet but what it is. Everything else is left as it came. */
export const rawRecordSchema = v.looseObject({ type: v.string(), id: v.string() });
export type RawRecord = v.InferOutput<typeof rawRecordSchema>;

/** Paging links: any of them may be missing; the last page has no `next` (docs/interface.md 1.4). */
export const linksSchema = v.looseObject({
  self: v.nullish(v.string()),
  next: v.nullish(v.string()),
});

/** List facts: missing on some lists, only `total` on others, `pagination` on a third kind (docs/interface.md 1.4). */
export const metaSchema = v.looseObject({
  total: v.nullish(v.number()),
  pagination: v.nullish(v.looseObject({ records: v.nullish(v.number()) })),
});

/** An answer whose `data` is one record of the given shape. For the contract suite; the client reads piece by piece. */
export function documentOf<TRecord extends v.GenericSchema>(record: TRecord) {
  return v.object({
    data: record,
    included: v.optional(v.array(rawRecordSchema)),
    links: v.optional(linksSchema),
    meta: v.optional(metaSchema),
  });
}

/** An answer whose `data` is a list of records of the given shape. */
export function listDocumentOf<TRecord extends v.GenericSchema>(record: TRecord) {
  return documentOf(v.array(record));
}
