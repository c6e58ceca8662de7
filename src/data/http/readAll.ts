import type * as v from 'valibot';
import type { Api, CallOptions } from './api.ts';
import { type ReadList, readList } from './jsonapi.ts';
import { readPages } from './pages.ts';

/** A whole list, page after page; a record that cannot be read is skipped and counted. */
export async function readAll<TSchema extends v.GenericSchema, T>(
  api: Api,
  path: string,
  schema: TSchema,
  map: (wire: v.InferOutput<TSchema>) => T,
  options: CallOptions,
): Promise<ReadList<T>> {
  const records: T[] = [];
  let skipped = 0;
  for await (const { document } of readPages(api, path, options)) {
    const page = readList(document, schema, map);
    records.push(...page.records);
    skipped += page.skipped;
  }
  return { records, skipped };
}
