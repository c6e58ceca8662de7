import * as v from 'valibot';
import { type Ref, toOne } from '#/data/http/document.schema.ts';
import { anything, readText, text } from '#/data/http/schema.ts';
import { isObject } from '#/domain/records/json.ts';
import type { Facility, ProvidedData } from '#/domain/records/place.ts';

const suffix = '_notes';

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
  const provided = readProvidedData(attributes.provided_data);
  const name = readText(attributes.name) ?? readText(attributes.nickname);
  return { type, id, name, ...(provided === null ? {} : { provided }) };
}

/** The facility that a record points to; with its id only where its own record did not come along. */
export function composeFacility(ref: Ref | null, record: Facility | null): Facility | null {
  if (record) return record;
  if (!ref) return null;
  return { type: ref.type === 'rail_terminal' ? 'rail_terminal' : 'terminal', id: ref.id, name: null };
}

/** Flags and notes by name (docs/interface.md 3.6); null where it says nothing that a reader could miss. */
export function readProvidedData(raw: unknown): ProvidedData | null {
  if (!isObject(raw)) return null;
  const parts = Object.entries(raw);
  const missing = parts.flatMap(([name, supplies]) => (supplies === false ? [name] : []));
  const notes = parts.flatMap(([name, note]) =>
    name.endsWith(suffix) && typeof note === 'string' && note.trim() !== ''
      ? [{ attribute: name.slice(0, -suffix.length), text: note.trim() }]
      : [],
  );
  return missing.length > 0 || notes.length > 0 ? { missing, notes } : null;
}
