import * as v from 'valibot';
import { readText, text } from '#/data/http/schema.ts';
import type { Party } from '#/domain/records/party.ts';

/** docs/interface.md 3.6. */
export const partySchema = v.object({
  type: v.literal('party'),
  id: v.string(),
  attributes: v.object({ company_name: text }),
});
export type PartyWire = v.InferOutput<typeof partySchema>;

/** One without a name is called by its id. */
export function toParty({ id, attributes }: PartyWire): Party {
  return { id, name: readText(attributes.company_name) ?? id };
}
