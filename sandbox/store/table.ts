import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';
import { instant, type Instant } from '#/time/instant.ts';
import type { Database } from './database.ts';

/** How a value stands in a column. What is read is what this program wrote, so it is of the type that it writes. */
export interface Column<T> {
  /** Without one it is that of the property: `created_at` of `createdAt`. */
  readonly name?: string;
  write(value: T): SQLInputValue;
  read(stored: SQLOutputValue): T;
}

export const text: Column<string> = { write: (value) => value, read: String };
export const number: Column<number> = { write: (value) => value, read: Number };
export const time: Column<Instant> = { write: (value) => value, read: (stored) => instant(Number(stored)) };
export const flag: Column<boolean> = { write: (value) => (value ? 1 : 0), read: (stored) => stored === 1 };

/** One of some words or numbers: the table takes no others. */
export function oneOf<T extends string | number>(): Column<T> {
  return { write: (value) => value, read: (stored) => stored as T };
}

export function json<T>(): Column<T> {
  return { write: (value) => JSON.stringify(value), read: (stored) => JSON.parse(String(stored)) as T };
}

export function optional<T>({ write, read }: Column<T>): Column<T | null> {
  return {
    write: (value) => (value === null ? null : write(value)),
    read: (stored) => (stored === null ? null : read(stored)),
  };
}

export function named<T>(name: string, column: Column<T>): Column<T> {
  return { ...column, name };
}

export type Columns<Row> = { readonly [Property in keyof Row]-?: Column<Row[Property]> };

/** The rows of one table as records. */
export interface Table<Row> {
  /** @param which follows the name of the table: `WHERE … ORDER BY …` */
  rows(which?: string, ...values: readonly SQLInputValue[]): readonly Row[];
  first(which: string, ...values: readonly SQLInputValue[]): Row | null;
  /** Fails where there is one with its key. */
  insert(row: Row): void;
  /** Adds it, or replaces the one with its key. */
  put(row: Row): void;
  /** Replaces the one with its key, if there still is one. */
  update(row: Row): void;
  /** Puts these in the place of all that have that value. */
  replace(property: keyof Row, value: SQLInputValue, rows: readonly Row[]): void;
  remove(id: string): void;
}

/** @param key the properties that tell a row from all others */
export function openTable<Row extends object>(
  database: Database,
  table: string,
  columns: Columns<Row>,
  key: readonly (keyof Row & string)[] = ['id' as keyof Row & string],
): Table<Row> {
  const properties = Object.keys(columns) as (keyof Row & string)[];
  const fields = properties.map((property) => {
    const { name = inSql(property), read, write } = columns[property];
    return { property, name, read, write };
  });
  const keys = fields.filter(({ property }) => key.includes(property));
  const others = fields.filter((field) => !keys.includes(field));
  const listed = (all: typeof fields, show: (name: string) => string, joint = ', ') =>
    all.map(({ name }) => show(name)).join(joint);
  const valuesOf = (row: Row, all = fields) => all.map(({ property, write }) => write(row[property]));

  const insertion = `INSERT INTO ${table} (${listed(fields, (name) => name)}) VALUES (${listed(fields, () => '?')})`;
  const changes = listed(others, (name) => `${name} = excluded.${name}`);
  const replacement = `${insertion} ON CONFLICT (${listed(keys, (name) => name)})
    DO ${changes === '' ? 'NOTHING' : `UPDATE SET ${changes}`}`;
  const change = `UPDATE ${table} SET ${listed(others, (name) => `${name} = ?`)}
    WHERE ${listed(keys, (name) => `${name} = ?`, ' AND ')}`;

  const rows: Table<Row>['rows'] = (which = '', ...values) =>
    database
      .rows(`SELECT * FROM ${table} ${which}`, ...values)
      .map(
        (row) =>
          Object.fromEntries(
            fields.map(({ property, name, read }) => [property, read(row[name] ?? null)]),
          ) as Row,
      );
  const put = (row: Row) => database.write(replacement, ...valuesOf(row));
  return {
    rows,
    first: (which, ...values) => rows(which, ...values)[0] ?? null,
    insert: (row) => database.write(insertion, ...valuesOf(row)),
    put,
    update: (row) => database.write(change, ...valuesOf(row, others), ...valuesOf(row, keys)),
    replace: (property, value, all) =>
      database.transaction(() => {
        const column = fields.find((field) => field.property === property);
        database.write(`DELETE FROM ${table} WHERE ${column?.name} = ?`, value);
        all.forEach(put);
      }),
    remove: (id) => database.write(`DELETE FROM ${table} WHERE id = ?`, id),
  };
}

function inSql(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The rows of a table, kept in memory as well: lists need all of them. A failed write changes neither. */
export interface HeldTable<Row> {
  /** In the order in which they came. */
  all(): Iterable<Row>;
  count(): number;
  get(id: string): Row | null;
  put(row: Row): void;
  remove(id: string): void;
  /** In memory alone: a transaction has written it with something else. */
  hold(row: Row): void;
}

export function holdTable<Row extends { readonly id: string }>(table: Table<Row>): HeldTable<Row> {
  const held = new Map(table.rows('ORDER BY rowid').map((row) => [row.id, row]));
  return {
    all: () => held.values(),
    count: () => held.size,
    get: (id) => held.get(id) ?? null,
    put(row) {
      table.put(row);
      held.set(row.id, row);
    },
    hold: (row) => void held.set(row.id, row),
    remove(id) {
      table.remove(id);
      held.delete(id);
    },
  };
}
