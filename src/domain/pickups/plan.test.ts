import { describe, expect, it } from 'vitest';
import type { CustomDefinition, CustomField } from '#/domain/records/customField.ts';
import { fieldWith } from '#/domain/records/fieldEntry.ts';
import { entriesOf, planDrafts, planFieldsOf, plannedDay, withValue } from './plan.ts';

const defined = planDrafts.map(({ slug, label, dataType, entityType }): CustomDefinition => ({
  id: slug,
  slug,
  label,
  entityType,
  dataType,
  description: null,
  referenceType: null,
}));
const field = (slug: string, text: string, type = 'container'): CustomField[] =>
  defined.flatMap((definition) => {
    const target = { entity: { type, id: 'box' }, definition };
    return definition.slug === slug ? (fieldWith(target, [text], []) ?? []) : [];
  });

describe('the fields of a plan', () => {
  it('are to be defined where an account has none, and used where it has them', () => {
    expect(planFieldsOf([]).missing.map(({ slug }) => slug)).toEqual([
      'planned_pickup_on',
      'trucker',
      'planned_return_on',
      'empty_return_to',
    ]);
    expect(planFieldsOf(defined)).toMatchObject({ missing: [], taken: [] });
  });

  it('are neither used nor defined again where the name is taken for something else', () => {
    const [day = expect.fail('no field'), ...others] = defined;
    const { definitions, taken } = planFieldsOf([{ ...day, dataType: 'boolean' }, ...others]);
    expect(taken).toEqual(['Planned pickup']);
    expect(definitions.has('planned_pickup_on')).toBe(false);
    // The shipment may have a field of that name.
    expect(planFieldsOf([{ ...day, entityType: 'shipment' }]).missing).toHaveLength(4);
  });

  it('give the plan of each container, without what is no day', () => {
    const entries = entriesOf([
      ...field('planned_pickup_on', '2026-11-27'),
      ...field('trucker', 'Harbor Drayage'),
      ...field('planned_return_on', 'Friday'),
      ...field('empty_return_to', 'Yard 4', 'shipment'),
    ]);
    expect([...entries]).toEqual([['box', { planned_pickup_on: '2026-11-27', trucker: 'Harbor Drayage' }]]);
    expect(plannedDay(entries.get('box'), 'pickup')).toBe('2026-11-27');
    expect(plannedDay(entries.get('box'), 'return')).toBeNull();
  });

  it('are changed and cleared one by one', () => {
    const entry = withValue({ trucker: 'A' }, 'planned_pickup_on', '2026-11-27');
    expect(withValue(entry, 'trucker', null)).toEqual({ planned_pickup_on: '2026-11-27' });
  });
});
