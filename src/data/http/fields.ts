import type * as v from 'valibot';
import type { Fields, FieldValues, ValuesOf, ZonesOf } from '#/domain/records/fields.ts';
import { lookup } from '#/domain/records/lookup.ts';
import type { DateReader } from './dates.ts';
import {
  count,
  flag,
  numeric,
  readNumber,
  readTerminalText,
  readText,
  readTexts,
  text,
  texts,
} from './schema.ts';

/** How a kind of field looks on the wire, and how it is read. */
const kind = <Schema extends v.GenericSchema, Value>(
  schema: Schema,
  read: (value: v.InferOutput<Schema>, dates: DateReader, attribute: string, zone: string | null) => Value,
) => ({ schema, read });

const kinds = {
  text: kind(text, readText),
  lines: kind(text, readTerminalText),
  texts: kind(texts, readTexts),
  flag: kind(flag, (value) => value ?? null),
  count: kind(count, (value) => value || null),
  amount: kind(numeric, (value) => readNumber(value) || null),
  instant: kind(text, (value, dates, attribute) => dates.instant(attribute, value)),
  actual: kind(text, (value, dates, attribute, zone) => dates.moment(attribute, value, zone)),
  estimate: kind(text, (value, dates, attribute, zone) => dates.estimate(attribute, value, zone)),
  due: kind(text, (value, dates, attribute, zone) => dates.moment(attribute, value, zone)),
} satisfies { readonly [Kind in keyof FieldValues]: { readonly read: (...of: never) => FieldValues[Kind] } };

type SchemaOf<Kind extends keyof FieldValues> = (typeof kinds)[Kind]['schema'];
type Schemas<Table extends Fields> = {
  readonly [Field in Table[keyof Table] as Field[1]]: SchemaOf<Field[0]>;
};
type Attributes<Table extends Fields> = {
  readonly [Field in Table[keyof Table] as Field[1]]?: v.InferOutput<SchemaOf<Field[0]>>;
};

/** The schemas of the attributes that those fields are read from. */
export function attributesOf<Table extends Fields>(fields: Table): Schemas<Table> {
  const entries = Object.values(fields).map(([name, attribute]) => [attribute, kinds[name].schema]);
  return Object.fromEntries(entries) as Schemas<Table>;
}

/**
 * What the attributes of a record say in those fields.
 *
 * @param zones by the names that the fields have for them; null where none is reported
 */
export function readFields<Table extends Fields>(
  fields: Table,
  attributes: Attributes<Table>,
  dates: DateReader,
  zones: Readonly<Record<ZonesOf<Table>, string | null>>,
): ValuesOf<Table> {
  const wire: Readonly<Record<string, unknown>> = attributes;
  const values: Record<string, unknown> = {};
  for (const [name, [of, attribute, zone]] of Object.entries(fields)) {
    const at = zone === undefined ? null : (lookup<string | null>(zones, zone) ?? null);
    values[name] = kinds[of].read(wire[attribute] as never, dates, attribute, at);
  }
  return values as ValuesOf<Table>;
}
