import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { instant, type Instant } from '#/time/instant.ts';
import { type Database, openDatabase } from './database.ts';
import { flag, holdTable, json, named, number, oneOf, openTable, optional, text, time } from './table.ts';

interface Crate {
  readonly id: string;
  readonly shelfName: string;
  readonly count: number;
  readonly isOpen: boolean;
  readonly size: 'small' | 'large';
  readonly tags: readonly string[];
  readonly note: string | null;
  readonly packedAt: Instant;
}

const crate = (id: string, changed: Partial<Crate> = {}): Crate => ({
  id,
  shelfName: "a'); DROP TABLE crate; --",
  count: 3,
  isOpen: true,
  size: 'small',
  tags: ['Zoë “2”'],
  note: null,
  packedAt: instant(1_786_546_800_000),
  ...changed,
});

let database: Database;
const open = () =>
  openTable<Crate>(database, 'crate', {
    id: text,
    shelfName: text,
    count: number,
    isOpen: named('open', flag),
    size: oneOf(),
    tags: json(),
    note: optional(text),
    packedAt: time,
  });

beforeEach(() => {
  database = openDatabase(':memory:');
  database.write(
    `CREATE TABLE crate (id TEXT PRIMARY KEY, shelf_name TEXT NOT NULL, count INTEGER NOT NULL,
       open INTEGER NOT NULL, size TEXT CHECK (size IN ('small', 'large')), tags TEXT NOT NULL,
       note TEXT, packed_at INTEGER NOT NULL) STRICT`,
  );
});
afterEach(() => database.close());

describe('a table', () => {
  it('gives back what was written, whatever it looks like', () => {
    const table = open();
    const all = [crate('a'), crate('b', { isOpen: false, note: 'x', tags: [] })];
    all.forEach(table.insert);
    expect(table.rows('ORDER BY id')).toEqual(all);
    expect(table.first('WHERE count > ?', 7)).toBeNull();
    expect(() => table.insert(crate('a'))).toThrow('UNIQUE');
    expect(() => table.put(crate('c', { size: 'medium' as 'small' }))).toThrow('CHECK');
  });

  it('puts, updates, replaces and removes by its key', () => {
    const table = open();
    table.put(crate('a'));
    table.put(crate('a', { count: 4 }));
    table.update(crate('gone'));
    expect(table.rows()).toEqual([crate('a', { count: 4 })]);
    table.update(crate('a', { note: 'new' }));
    table.replace('count', 3, [crate('b', { count: 5 })]);
    expect(table.rows()).toEqual([crate('b', { count: 5 })]);
    table.remove('b');
    expect(table.rows()).toEqual([]);
  });

  it('is held as it is written, and unchanged after a write that failed', () => {
    open().put(crate('a'));
    const held = holdTable(open());
    held.put(crate('b'));
    expect([...held.all()]).toEqual([crate('a'), crate('b')]);
    expect(() => held.put(crate('b', { size: 'medium' as 'small' }))).toThrow('CHECK');
    expect(held.get('b')).toEqual(crate('b'));
    held.remove('a');
    expect([held.count(), held.get('a')]).toEqual([1, null]);
  });
});
