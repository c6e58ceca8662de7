import type * as v from 'valibot';
import { isObject } from '#/domain/records/json.ts';
import { readRecord } from './jsonapi.ts';

/** The record that a write was answered with; null where the answer holds none, which its success does not need. */
export function answeredRecord<TSchema extends v.GenericSchema>(
  document: unknown,
  schema: TSchema,
): v.InferOutput<TSchema> | null {
  return readRecord(schema, isObject(document) ? document['data'] : null);
}
