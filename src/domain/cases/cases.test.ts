import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exceptionRows } from '#/domain/exceptions/exceptionRows.ts';
import { compareCodeUnits } from '#/domain/records/compareCodeUnits.ts';
import { box, find, freeUntil } from '#/test/samples/exceptions.ts';
import { addDays, parseCalendarDay } from '#/time/calendarDay.ts';
import {
  type CaseEntries,
  caseNotes,
  casesOfDevice,
  initialsOf,
  learnedDays,
  longestShared,
  mine,
  ownerChoices,
  ownersIn,
  sharedText,
  unowned,
} from './cases.ts';

const today = parseCalendarDay('2026-08-12') ?? expect.fail('no day');
const inDays = (days: number) => addDays(today, days);
const rows = exceptionRows(
  ['a', 'b', 'c'].flatMap((id) =>
    find(
      [
        box({
          id,
          number: id,
          ...freeUntil('2026-08-05T07:00:00Z'),
          holds: [{ name: 'customs', status: 'hold', description: null }],
        }),
      ],
      { id: `shipment ${id}` },
    ),
  ),
);

type Aside = Parameters<typeof learnedDays>[2];
const noneAside: Aside = new Map();
/** What a device has put aside once it did what it learned. */
function after(aside: Aside, { until, shown }: ReturnType<typeof learnedDays>): Aside {
  const next = new Map(aside);
  for (const [day, facts] of until)
    for (const { id, fingerprint } of facts) next.set(id, { fingerprint, until: day });
  for (const id of shown) next.delete(id);
  return next;
}
const learn = (some: typeof rows, entries: CaseEntries, aside: Aside) =>
  after(aside, learnedDays(some, entries, aside, today));
const isAside = (row: (typeof rows)[number], aside: Aside) =>
  row.items.every(({ id, fingerprint }) => {
    const here = aside.get(id);
    return here?.fingerprint === fingerprint && (here.until === null || here.until > today);
  });
const changed = (row: (typeof rows)[number]) => ({
  ...row,
  items: row.items.map((item) => ({ ...item, fingerprint: `${item.fingerprint} and more` })),
});

const days = fc.option(fc.integer({ min: -3, max: 9 }));
const entriesWith = days.chain((a) =>
  days.map((b): CaseEntries => {
    const entryOf = (n: number | null) => (n === null ? {} : { acknowledged_until: inDays(n) });
    return new Map([
      ['container a', entryOf(a)],
      ['container b', entryOf(b)],
    ]);
  }),
);
const asideSome: fc.Arbitrary<Aside> = fc
  .array(fc.record({ at: fc.nat({ max: 2 }), until: days }))
  .map(
    (all) =>
      new Map(
        all.flatMap(({ at, until }) =>
          (rows[at]?.items ?? []).map(({ id, fingerprint }) => [
            id,
            { fingerprint, until: until === null ? null : inDays(until) },
          ]),
        ),
      ),
  );

describe('a case that the account has acknowledged until a day', () => {
  it('is put aside on each device until that day, and nothing else is', () => {
    fc.assert(
      fc.property(entriesWith, (entries) => {
        const aside = learn(rows, entries, noneAside);
        for (const row of rows) {
          const day = parseCalendarDay(entries.get(row.id)?.acknowledged_until ?? '');
          expect(isAside(row, aside)).toBe(day !== null && day > today);
        }
      }),
    );
  });

  it('leaves nothing more to do once the device has learned of it', () => {
    fc.assert(
      fc.property(entriesWith, entriesWith, asideSome, (before, entries, here) => {
        const aside = learn(rows, entries, learn(rows, before, here));
        expect(learnedDays(rows, entries, aside, today)).toEqual({ until: new Map(), shown: [] });
      }),
    );
  });

  it('shows again on a device as soon as something changes there, and stays so', () => {
    fc.assert(
      fc.property(entriesWith, (entries) => {
        const aside = learn(rows, entries, noneAside);
        const later = rows.map(changed);
        const known = learn(later, entries, aside);
        expect(known).toEqual(aside);
        for (const row of later) expect(isAside(row, known)).toBe(false);
      }),
    );
  });

  it('shows again where a colleague took the day back, without what was put aside here alone', () => {
    fc.assert(
      fc.property(entriesWith, (entries) => {
        expect(learn(rows, new Map(), learn(rows, entries, noneAside))).toEqual(noneAside);
      }),
    );
    const [row = expect.fail('no row')] = rows;
    const own: Aside = new Map(
      row.items.map(({ id, fingerprint }) => [id, { fingerprint, until: null }] as const),
    );
    const entries: CaseEntries = new Map([[row.id, { acknowledged_until: inDays(2) }]]);
    expect(learn(rows, new Map(), learn(rows, entries, own))).toEqual(own);
  });
});

describe('what this device alone has', () => {
  it('goes to the account where that has nothing, and of requests stays here', () => {
    const [row = expect.fail('no row')] = rows;
    const acknowledged: Aside = new Map(
      row.items.map(({ id, fingerprint }, index) => [id, { fingerprint, until: inDays(3 + index) }] as const),
    );
    const notes = new Map([
      [row.id, 'Broker called\nat 8'],
      ['container gone', 'Paid'],
      ['request 1', 'Wait'],
      ['container b', 'Mine'],
    ]);
    const entries: CaseEntries = new Map([['container b', { case_note: 'Theirs' }]]);
    const left = casesOfDevice(rows, entries, { acknowledged, notes }, today);
    expect(left.map(({ entity, slug, value }) => [entity.id, slug, value])).toEqual([
      ['a', 'case_note', 'Broker called at 8'],
      ['gone', 'case_note', 'Paid'],
      ['a', 'acknowledged_until', inDays(3)],
    ]);
    expect(caseNotes(entries, notes).get('container b')).toBe('Theirs · Mine');
    expect(caseNotes(entries, new Map()).get('container b')).toBe('Theirs');
  });

  it('is no snooze where something of the case shows, or all of it waits for a change', () => {
    const [row = expect.fail('no row')] = rows;
    const [first = expect.fail('no item')] = row.items;
    const some = new Map([[first.id, { fingerprint: first.fingerprint, until: inDays(3) }]]);
    const none = new Map(row.items.map(({ id, fingerprint }) => [id, { fingerprint, until: null }] as const));
    for (const acknowledged of [some, none])
      expect(casesOfDevice(rows, new Map(), { acknowledged, notes: new Map() }, today)).toEqual([]);
  });
});

describe('an owner', () => {
  it('is the reader whatever the case of the name, and none has an alias of its own', () => {
    expect(ownerChoices(undefined, 'Ana')).toEqual([unowned]);
    expect(ownerChoices('ana  ruiz', 'Ana Ruiz')).toEqual(['ana  ruiz', mine]);
    expect(ownerChoices('Bo', 'Ana')).toEqual(['Bo']);
    expect(ownerChoices('Bo', null)).toEqual(['Bo']);
    expect(
      ownersIn(
        new Map([
          ['a', { owner: 'Bo' }],
          ['b', { owner: 'Ana' }],
          ['c', { owner: 'bo' }],
        ]),
        compareCodeUnits,
      ),
    ).toEqual(['Ana', 'bo']);
  });

  it('has short initials, whatever the name', () => {
    expect(['Ana Ruiz', 'ana', 'ana.ruiz@bay.example', 'Li', 'X', '?!', 'Åsa Öberg'].map(initialsOf)).toEqual(
      ['AR', 'An', 'AR', 'Li', 'X', '?', 'ÅÖ'],
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const initials = initialsOf(name);
        expect(initials).not.toMatch(/\s/);
        expect(initials.length).toBeGreaterThan(0);
        expect(initials.length).toBeLessThan(9);
      }),
    );
  });
});

it('a text of the account is one line that a short text can hold', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 700 }), (text) => {
      const shared = sharedText(text);
      expect(sharedText(shared ?? '')).toBe(shared);
      expect(shared ?? 'x').toMatch(/^[^\p{Cc}\n\r]+$/u);
      expect((shared ?? '').length).toBeLessThanOrEqual(longestShared);
    }),
  );
});
