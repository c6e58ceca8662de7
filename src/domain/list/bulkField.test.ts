import { assert, property, subarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CustomDefinition, CustomField } from '#/domain/records/customField.ts';
import { entryOf, fieldWith } from '#/domain/records/fieldEntry.ts';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';
import { planFieldChange } from './bulkField.ts';

const define = (entityType: string): CustomDefinition => ({
  id: 'd',
  slug: 'cost_center',
  label: 'Cost center',
  entityType,
  dataType: 'short_text',
  description: null,
  referenceType: null,
});
const ids = ['a', 'b', 'c'];
const subjects = ids.map((id) => ({
  shipment: sampleShipment({
    id,
    containers: [sampleContainer({ id: `${id}1` }), sampleContainer({ id: `${id}2` })],
  }),
  containerIds: [`${id}1`],
}));
const held = (type: string, owners: readonly string[], text: string): CustomField[] =>
  owners.flatMap((id) => {
    const field = fieldWith({ entity: { type, id }, definition: define(type) }, [text], []);
    return field ? [field] : [];
  });

describe('a custom field of many records', () => {
  it('changes on the shipment, or on the containers that were chosen, where it is another value', () => {
    for (const type of ['shipment', 'container']) {
      const owners = type === 'shipment' ? ids : ids.map((id) => `${id}1`);
      assert(
        property(subarray(owners), subarray(owners), (same, other) => {
          const fields = [
            ...held(type, same, 'NEW'),
            ...held(
              type,
              other.filter((id) => !same.includes(id)),
              'OLD',
            ),
          ];
          const change = { definition: define(type), entry: ['NEW'], choices: [] };
          const { writes, unchanged } = planFieldChange(subjects, change, fields);
          expect(unchanged).toBe(same.length);
          expect(writes.map((write) => write.kind === 'field' && write.target.entity.id)).toEqual(
            owners.filter((id) => !same.includes(id)),
          );
          for (const write of writes) {
            if (write.kind !== 'field') throw new Error('It is a write of a field.');
            expect(entryOf(write.next)).toEqual(['NEW']);
            expect(entryOf(write.seen)).toEqual(other.includes(write.target.entity.id) ? ['OLD'] : []);
          }
        }),
      );
    }
  });

  it('is cleared only where it is filled in', () => {
    const change = { definition: define('shipment'), entry: [], choices: [] };
    const { writes, unchanged } = planFieldChange(subjects, change, held('shipment', ['b'], 'OLD'));
    expect(writes).toMatchObject([{ target: { entity: { id: 'b' } }, next: null }]);
    expect(unchanged).toBe(2);
  });

  it('of another kind of record changes nothing', () => {
    const change = { definition: define('tracking_request'), entry: ['NEW'], choices: [] };
    expect(planFieldChange(subjects, change, [])).toEqual({ writes: [], unchanged: 0 });
  });
});
