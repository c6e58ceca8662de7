import { expect, it } from 'vitest';
import { knownColumns } from '#/domain/list/columns.ts';
import type { NamedGroupFact } from '#/domain/list/rowGroups.ts';
import { statusOf } from '#/domain/status/status.ts';
import { sampleContainer } from '#/test/samples/records.ts';
import { describeGrouping, groupName } from './listGroups.ts';

it.each<[NamedGroupFact, string]>([
  [{ code: 'name', name: 'Acme Retail' }, 'Acme Retail'],
  [{ code: 'vessel', name: 'EVER', imo: '9321483', voyage: '12E' }, 'EVER · voyage 12E'],
  [{ code: 'vessel', name: null, imo: '9321483', voyage: null }, 'IMO 9321483'],
  [{ code: 'vessel', name: null, imo: null, voyage: '12E' }, 'Unnamed vessel · voyage 12E'],
  [{ code: 'port', name: 'Oakland' }, 'Oakland'],
  [{ code: 'port', name: null }, 'Unnamed port'],
  [{ code: 'status', status: statusOf(sampleContainer({ currentStatus: 'grounded' })) }, 'At terminal'],
  [{ code: 'status', status: statusOf(sampleContainer({ currentStatus: 'in_orbit' })) }, 'in_orbit'],
  [{ code: 'flag', on: false }, 'No'],
])('the rows of %j: %s', (fact, name) => {
  expect(groupName(fact)).toBe(name);
});

it('calls a grouping by its own words, or as the account calls its custom field', () => {
  const definition = { id: 'd', slug: 'cost_center', label: 'Kostenstelle', dataType: null };
  const known = knownColumns([
    { ...definition, entityType: 'shipment', description: null, referenceType: null },
  ]);
  const groupings = ['discharge', 'field.cost_center', 'field.other_one', 'field.a b'] as const;
  expect(groupings.map((grouping) => describeGrouping(grouping, known))).toEqual([
    { name: 'Port of discharge', lacking: 'POD not reported' },
    { name: 'Kostenstelle', lacking: 'Kostenstelle not filled in' },
    { name: 'Other one', lacking: 'Other one not filled in' },
    { name: 'field.a b', lacking: 'field.a b not filled in' },
  ]);
});
