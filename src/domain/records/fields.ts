import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';

// What a record has of its attributes on the wire, once: `podEta: ['estimate', 'pod_eta_at', 'pod']`. The type of the record,
// the schema of its attributes and their reader (data/http/fields.ts), the shape of a cached record (shipmentShape.ts) and
// the names of the date sources (provenance) follow from such a table.

/** The kinds of fields, and what each gives. All but lists are null where nothing is reported. */
export interface FieldValues {
  readonly text: string | null;
  /** A text of a terminal, with its line breaks. */
  readonly lines: string | null;
  readonly texts: readonly string[];
  readonly flag: boolean | null;
  /** 0 means "not reported". */
  readonly count: number | null;
  /** The same of what services also write as text. */
  readonly amount: number | null;
  /** A system time, real UTC. */
  readonly instant: Instant | null;
  /** A date that states what has happened. */
  readonly actual: Moment | null;
  readonly estimate: Moment | null;
  /** A date that is set or agreed. */
  readonly due: Moment | null;
}
type FieldKind = keyof FieldValues;

/** The attribute by its name on the wire; of a date, also the place whose zone it is in (docs/interface.md 6.1). */
type Field = readonly [kind: FieldKind, attribute: string, zone?: string];
export type Fields = Readonly<Record<string, Field>>;

/** The part of a record that those fields give. */
export type ValuesOf<Table extends Fields> = {
  readonly [Name in keyof Table]: FieldValues[Table[Name][0]];
};

/** The zones that those fields name. */
export type ZonesOf<Table extends Fields> = Extract<
  Table[keyof Table],
  readonly [FieldKind, string, string]
>[2];

/** The names of the fields of a kind. */
export type NamesOf<Table extends Fields, Kind extends FieldKind> = {
  [Name in keyof Table]: Table[Name][0] extends Kind ? Name : never;
}[keyof Table];

export function namesOf<Table extends Fields, Kind extends FieldKind>(
  fields: Table,
  kind: Kind,
): readonly NamesOf<Table, Kind>[] {
  return Object.keys(fields).filter((name) => fields[name]?.[0] === kind) as NamesOf<Table, Kind>[];
}
