import { assert, constantFrom, property, string, subarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CustomDefinition, CustomField } from './customField.ts';
import { choicesWith, entryOf, entryOnWire, fieldWith, putField, sameEntry } from './fieldEntry.ts';

const define = (dataType: string): CustomDefinition => ({
  id: 'd',
  slug: 'slug',
  label: 'Label',
  entityType: 'shipment',
  dataType,
  description: null,
  referenceType: null,
});
const entity = { type: 'shipment', id: 's' };
const made = (dataType: string, entry: readonly string[], choices: Parameters<typeof fieldWith>[2] = []) =>
  fieldWith({ entity, definition: define(dataType) }, entry, choices);

describe('the entry of a custom field', () => {
  it.each([
    ['short_text', ['Berth 4'], 'Berth 4'],
    ['number', ['123456789012.5'], '123456789012.5'],
    ['date', ['2026-08-12'], '2026-08-12'],
    ['datetime', ['2026-08-12 07:30:00'], '2026-08-12 07:30:00'],
    ['boolean', ['true'], true],
    ['boolean', ['false'], false],
    ['enum', ['fob'], 'fob'],
    ['enum_multi', ['dry', 'fragile'], ['dry', 'fragile']],
    ['reference', ['rail_terminal a b'], { type: 'rail_terminal', id: 'a b' }],
  ])('of a %s is what it was typed as, and goes over the wire as the interface says', (type, entry, wire) => {
    expect(entryOf(made(type, entry))).toEqual(entry);
    expect(entryOnWire(define(type), entry)).toEqual(wire);
    expect(entryOnWire(define(type), [])).toBeNull();
    expect(made(type, [])).toBeNull();
  });

  it('has no zone where clock digits have none, whatever the time of day', () => {
    assert(
      property(constantFrom('00:00:00', '02:30:00', '23:59:59'), (time) => {
        const entry = [`2026-03-29 ${time}`];
        const field = made('datetime', entry);
        expect(field?.value).toMatchObject({ kind: 'moment', moment: { kind: 'wallClock' } });
        expect(entryOf(field)).toEqual(entry);
      }),
    );
  });

  it('keeps all 18 digits of a number that the service writes', () => {
    const field = { value: { kind: 'number', number: Number('123456789012.123456') } as const };
    expect(entryOf({ ...field, display: '123456789012.123456' })).toEqual(['123456789012.123456']);
    expect(entryOf({ ...field, display: 'USD 1.00' })).toEqual([String(field.value.number)]);
  });

  it('is what was typed where that is no number or no day, so that it can be corrected', () => {
    for (const type of ['number', 'date', 'datetime'])
      expect(entryOf(made(type, ['soon']))).toEqual(['soon']);
  });

  it('shows what was chosen by its label', () => {
    const choices = [
      { value: 'a', label: 'Fragile' },
      { value: 'b', label: 'Keep dry' },
    ];
    expect(made('enum_multi', ['b', 'gone'], choices)?.display).toBe('Keep dry, gone');
    const own = made('reference', ['party 1'], [{ value: 'party 1', label: 'Acme' }]);
    expect(choicesWith([], own)).toEqual([{ value: 'party 1', label: 'Acme' }]);
    expect(choicesWith(choices, null)).toBe(choices);
  });

  it('is the same in any order of what is chosen', () => {
    assert(
      property(subarray(['a', 'b', 'c']), subarray(['a', 'b', 'c']), (one, other) => {
        expect(sameEntry(one, other.toReversed())).toBe(
          new Set([...one, ...other]).size === one.length && one.length === other.length,
        );
      }),
    );
  });
});

describe('the fields of a record', () => {
  it('change in that one place', () => {
    const definition = define('short_text');
    assert(
      property(subarray(['x', 'y', 'slug']), string({ minLength: 1 }), (slugs, text) => {
        const fields = slugs.map((slug): CustomField => {
          const value = { kind: 'text', text: 'old' } as const;
          return { id: slug, slug, label: slug, dataType: null, value, display: null, entity };
        });
        const next = made('short_text', [text]);
        const set = putField(fields, { entity, definition }, next);
        expect(set.find(({ slug }) => slug === 'slug')).toBe(next);
        expect(set.filter(({ slug }) => slug !== 'slug')).toEqual(
          fields.filter(({ slug }) => slug !== 'slug'),
        );
        expect(putField(set, { entity, definition }, null).some(({ slug }) => slug === 'slug')).toBe(false);
        expect(putField(set, { entity: { type: 'container', id: 'c' }, definition }, null)).toBe(set);
      }),
    );
  });
});
