import * as v from 'valibot';
import type { Facility } from '#/domain/records/place.ts';
import { anything, readText, text } from './attributes.schema.ts';
import { type Ref, toOne } from './document.schema.ts';

/** A marine terminal or rail ramp. The specification names only the types; fields from docs/interface.md 3.6. */
export const terminalSchema = v.object({
  type: v.picklist(['terminal', 'rail_terminal']),
  id: v.string(),
  attributes: v.object({
    name: text,
    nickname: text,
    firms_code: text,
    smdg_code: text,
    bic_facility_code: text,
    facility_type: text,
    street: text,
    city: text,
    state: text,
    state_abbr: text,
    zip: text,
    country: text,
    provided_data: anything,
  }),
  relationships: v.nullish(v.object({ port: toOne, metro_area: toOne })),
});
export type TerminalWire = v.InferOutput<typeof terminalSchema>;

export function toFacility({ type, id, attributes }: TerminalWire): Facility {
  return { type, id, name: readText(attributes.name) ?? readText(attributes.nickname) };
}

/** The facility that a record points to; with its id only where its own record did not come along. */
export function composeFacility(ref: Ref | null, record: Facility | null): Facility | null {
  if (record) return record;
  if (!ref) return null;
  return { type: ref.type === 'rail_terminal' ? 'rail_terminal' : 'terminal', id: ref.id, name: null };
}
