import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CustomDefinition, CustomField } from '#/domain/records/customField.ts';
import { fieldWith } from '#/domain/records/fieldEntry.ts';
import {
  type AccountChange,
  accountFieldsOf,
  type NamedFieldSet,
  changesOf,
  entityOfKey,
  entriesOf,
  entryKey,
  undoing,
  withChanges,
} from './accountFields.ts';

type Slug = 'planned_on' | 'trucker';
const plan: NamedFieldSet<Slug> = {
  of: ['container'],
  fields: [
    { slug: 'planned_on', dataType: 'date' },
    { slug: 'trucker', dataType: 'short_text' },
  ],
  labels: { planned_on: 'Planned', trucker: 'Trucker' },
};
const both: NamedFieldSet<Slug> = { ...plan, of: ['container', 'shipment'] };

const definedOf = (set: NamedFieldSet<Slug>) =>
  accountFieldsOf(set, []).missing.map(({ slug, label, dataType, entityType }): CustomDefinition => ({
    id: `${entityType} ${slug}`,
    slug,
    label,
    entityType,
    dataType,
    description: null,
    referenceType: null,
  }));
const field = (slug: string, text: string, type = 'container'): CustomField[] =>
  definedOf(both).flatMap((definition) => {
    const target = { entity: { type, id: 'box' }, definition };
    const isIt = definition.slug === slug && definition.entityType === type;
    return isIt ? (fieldWith(target, [text], []) ?? []) : [];
  });

describe('fields of an account', () => {
  it('are to be defined where an account has none, and used where it has them', () => {
    const { missing } = accountFieldsOf(both, []);
    expect(missing.map(({ slug, entityType }) => [entityType, slug])).toEqual([
      ['container', 'planned_on'],
      ['container', 'trucker'],
      ['shipment', 'planned_on'],
      ['shipment', 'trucker'],
    ]);
    expect(accountFieldsOf(both, definedOf(both))).toMatchObject({ missing: [], taken: [] });
    expect(accountFieldsOf(both, definedOf(plan)).missing).toHaveLength(2);
  });

  it('are neither used nor defined again where the name is taken for something else', () => {
    const [day = expect.fail('no field'), ...others] = definedOf(plan);
    const { definitions, taken } = accountFieldsOf(plan, [{ ...day, dataType: 'boolean' }, ...others]);
    expect(taken).toEqual(['Planned']);
    expect(definitions.map(({ slug }) => slug)).toEqual(['trucker']);
    // The shipment may have a field of that name.
    expect(accountFieldsOf(plan, [{ ...day, entityType: 'shipment' }]).missing).toHaveLength(2);
  });

  it('give what each record has, without what is no day', () => {
    const fields = [...field('planned_on', 'Friday'), ...field('trucker', 'Harbor', 'shipment')];
    expect(entriesOf(plan, fields)).toEqual(new Map([['box', {}]]));
    expect(entriesOf(both, [...fields, ...field('planned_on', '2026-11-27')])).toEqual(
      new Map([
        ['container box', { planned_on: '2026-11-27' }],
        ['shipment box', { trucker: 'Harbor' }],
      ]),
    );
  });
});

const entity = fc.record({ type: fc.constantFrom('container', 'shipment'), id: fc.uuid() });
const value = fc.option(fc.constantFrom('2026-11-27', '2026-12-01'));
const changes = (from: fc.Arbitrary<{ type: string; id: string }>) =>
  fc.array(
    fc
      .record({ entity: from, slug: fc.constantFrom<Slug>('planned_on', 'trucker'), value })
      .map((change): AccountChange<Slug> => ({ ...change, number: change.entity.id })),
  );

describe('changes of fields of an account', () => {
  it('leave each value as the last of them writes it, and nothing of what they clear', () => {
    fc.assert(
      fc.property(changes(entity), (all) => {
        const entries = withChanges(both, new Map(), all);
        for (const { entity: of, slug } of all) {
          const last = all.findLast((one) => one.entity.id === of.id && one.slug === slug);
          expect(entries.get(entryKey(both, of))?.[slug] ?? null).toBe(last?.value);
        }
        for (const entry of entries.values()) expect(Object.keys(entry).length).toBeGreaterThan(0);
      }),
    );
  });

  it('are undone in one step, and only where what they wrote is still there', () => {
    const few = fc.constantFrom('a', 'b').map((id) => ({ type: 'container', id }));
    fc.assert(
      fc.property(changes(few), changes(few), (before, all) => {
        const entries = withChanges(both, new Map(), before);
        const once = [...new Map(all.map((one) => [`${one.entity.id} ${one.slug}`, one])).values()];
        const back = undoing(both, entries, once);
        expect(withChanges(both, withChanges(both, entries, once), back)).toEqual(entries);
        expect(back.map(({ seen }) => seen)).toEqual(once.map((one) => one.value));
      }),
    );
  });

  it('write what is there, of the record that a key names', () => {
    fc.assert(
      fc.property(changes(entity), (all) => {
        const entries = withChanges(both, new Map(), all);
        expect(withChanges(both, new Map(), changesOf(both, entries))).toEqual(entries);
        for (const { entity: of } of all) expect(entityOfKey(both, entryKey(both, of))).toEqual(of);
      }),
    );
    expect(entityOfKey(plan, 'box')).toEqual({ type: 'container', id: 'box' });
    expect(entityOfKey(both, 'box')).toEqual({ type: '', id: 'box' });
  });
});
