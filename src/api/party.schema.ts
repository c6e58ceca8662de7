import * as v from 'valibot';
import { text } from './attributes.schema.ts';

/** docs/interface.md 3.6. */
export const partySchema = v.object({
  type: v.literal('party'),
  id: v.string(),
  attributes: v.object({ company_name: text }),
});
