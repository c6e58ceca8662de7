import { beforeEach, describe, expect, it } from 'vitest';
import { writeElsewhere } from '#/test/otherPage.ts';
import { addDays, type CalendarDay } from '#/time/calendarDay.ts';
import {
  isAcknowledged,
  longestNote,
  maxAcknowledgements,
  readRecord,
  useAcknowledgements,
  writtenRecord,
} from './acknowledgements.ts';
import { acknowledge, note, undo, together } from './acknowledging.ts';

const key = 'landfall.acknowledgements';
const fact = { id: 'hold:1', fingerprint: 'abc' };
const today = '2026-08-12' as CalendarDay;
const isKnown = (known = fact, day = today) =>
  isAcknowledged(useAcknowledgements.getState().acknowledged, known, day);
const nothing = { acknowledged: new Map(), notes: new Map() };

function reload(stored: string) {
  useAcknowledgements.setState(nothing);
  writeElsewhere(key, stored);
}

describe('what was acknowledged on this device', () => {
  beforeEach(() => {
    localStorage.clear();
    useAcknowledgements.setState(nothing);
  });

  it('holds until the fact changes, and can be undone', () => {
    acknowledge([fact], null);
    expect(isKnown()).toBe(true);
    expect(isKnown({ ...fact, fingerprint: 'changed' })).toBe(false);
    undo([fact.id]);
    expect(isKnown()).toBe(false);
  });

  it('comes back on the day until which it was snoozed, or when the fact changes', () => {
    acknowledge([fact, { ...fact, id: 'lfd:1' }], addDays(today, 2));
    expect([0, 1, 2, 3].map((days) => isKnown(fact, addDays(today, days)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(isKnown({ id: 'lfd:1', fingerprint: 'other' })).toBe(false);
    acknowledge([fact], null);
    expect(isKnown(fact, addDays(today, 3)), 'acknowledged after it was snoozed').toBe(true);
  });

  it('holds notes of a bounded length, and an empty one goes away', async () => {
    note(['container 1', 'container 2'], `  ${'x'.repeat(longestNote + 5)} `);
    note(['container 2'], 'Broker called');
    reload(localStorage.getItem(key) ?? '');
    expect([...useAcknowledgements.getState().notes]).toEqual([
      ['container 1', 'x'.repeat(longestNote)],
      ['container 2', 'Broker called'],
    ]);
    note(['container 1', 'container 2'], ' ');
    expect(useAcknowledgements.getState().notes.size).toBe(0);
  });

  it('goes to another device as a record and is put together with what that has', () => {
    acknowledge([fact], addDays(today, 2));
    note(['container 1'], 'mine');
    const { acknowledged, notes } = useAcknowledgements.getState();
    const { unread, ...read } = readRecord(
      JSON.parse(JSON.stringify(writtenRecord({ acknowledged, notes }))),
    );
    expect(read).toEqual({ acknowledged, notes });
    expect(unread).toBe(0);
    const other = {
      acknowledged: new Map([['eta:1', { fingerprint: 'z', until: null }]]),
      notes: new Map([['container 1', 'theirs']]),
    };
    const both = together(other, read);
    expect([...both.acknowledged.keys()]).toEqual(['eta:1', fact.id]);
    expect(both.notes.get('container 1')).toBe('mine');
  });

  it('survives a reload', async () => {
    acknowledge([fact], null);
    reload(localStorage.getItem(key) ?? '');
    expect(isKnown()).toBe(true);
  });

  it('keeps the entries that can be read of a record that another version or a hand wrote', async () => {
    const seen = [
      ['hold:1', 'abc'],
      ['only one'],
      7,
      null,
      ['x', 3],
      ['y'.repeat(300), 'z'],
      ['lfd:1', 'abc', '2026-02-30'],
    ];
    const notes = [['container 1', 'Called'], ['container 2', 'x'.repeat(longestNote + 1)], 'no pair'];
    reload(JSON.stringify({ state: { seen, notes }, version: 9 }));
    const read = useAcknowledgements.getState();
    expect([...read.acknowledged]).toEqual([['hold:1', { fingerprint: 'abc', until: null }]]);
    expect([...read.notes]).toEqual([['container 1', 'Called']]);
    expect(read.unread).toBe(8);
    for (const broken of ['{broken', '{"state":{"seen":{"a":"b"}},"version":1}']) {
      reload(broken);
      expect(useAcknowledgements.getState()).toMatchObject({ acknowledged: new Map(), unread: 1 });
    }
    reload('{"state":null}');
    expect(useAcknowledgements.getState()).toMatchObject({ acknowledged: new Map(), unread: 0 });
  });

  it('drops the oldest beyond its bound', () => {
    const full = Array.from(
      { length: maxAcknowledgements },
      (_, index) => [`old:${index}`, { fingerprint: 'x', until: null }] as const,
    );
    useAcknowledgements.setState({ acknowledged: new Map(full) });
    acknowledge([fact], null);
    const { acknowledged } = useAcknowledgements.getState();
    expect(acknowledged.size).toBe(maxAcknowledgements);
    expect([acknowledged.has('old:0'), acknowledged.has('old:1'), acknowledged.has(fact.id)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('still works when the storage is full', () => {
    const original = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      acknowledge([fact], null);
    } finally {
      Storage.prototype.setItem = original;
    }
    expect(isKnown()).toBe(true);
  });
});
