import * as v from 'valibot';
import type { Party } from '#/domain/records/party.ts';
import { readText, text } from './attributes.schema.ts';

/** docs/interface.md 3.6. */
export const partySchema = v.object({
  type: v.literal('party'),
  id: v.string(),
  attributes: v.object({ company_name: text }),
});

/** @returns null for a company without a name, which nobody could choose */
export function toParty({ id, attributes }: v.InferOutput<typeof partySchema>): Party | null {
  const name = readText(attributes.company_name);
  return name === null ? null : { id, name };
}
