import { expect, it } from 'vitest';
import { parseDayBound } from '#/domain/arrival/arrivalWindow.ts';
import { knownColumns } from '#/domain/list/columns.ts';
import { filtersInForce } from './listFilters.ts';

const flag = (on: boolean, display: string | null) => ({
  id: 'f',
  slug: 'inspected',
  label: 'Inspected',
  dataType: 'boolean',
  value: { kind: 'flag', on } as const,
  display,
  entity: { type: 'container', id: 'c' },
});

const chips = (filter: Parameters<typeof filtersInForce>[0]) =>
  filtersInForce(filter, {
    labelOf: (facet, value) => (facet === 'carrier' && value === 'MAEU' ? 'Maersk' : undefined),
    fields: { definitions: [], fields: [flag(true, 'Ja'), flag(false, null)], complete: true },
    known: knownColumns([]),
  });
const today = parseDayBound('today') ?? undefined;

it('names every filter in force with its value, kinds of exceptions first', () => {
  const found = chips({
    q: 'emma',
    carrier: ['MAEU', 'HLCU'],
    exception: ['hold'],
    from: today,
    to: today,
    changed: 'yes',
    set: ['MSCU1234566', 'TCLU0000001'],
    fields: { inspected: ['true', 'false'], cost_center: ['*', 'A1'] },
  });
  expect(found.map(({ name, label }) => `${name}: ${label}`)).toEqual([
    'Exception: hold',
    'Carrier: Maersk',
    'Carrier: HLCU',
    'Inspected: Ja',
    'Inspected: No',
    'Cost center: Filled in',
    'Cost center: A1',
    'Arrival day: Today',
    'Changed: Since last review',
    'Number list: 2 numbers',
    'Text: emma',
  ]);
  expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
});

it('removes each of them and nothing else', () => {
  const search = { q: 'emma', carrier: ['MAEU', 'HLCU'], 'field.inspected': ['true'] };
  const filter = { q: 'emma', carrier: ['MAEU', 'HLCU'], fields: { inspected: ['true'] } };
  expect(chips(filter).map(({ without }) => without(search))).toEqual([
    { ...search, carrier: ['HLCU'] },
    { ...search, carrier: ['MAEU'] },
    { ...search, 'field.inspected': undefined },
    { ...search, q: undefined },
  ]);
});

it('says that what is finished is hidden, and that a set is on this device', () => {
  expect(chips({ active: 'yes', deviceSet: 'x' }).map(({ name, label }) => [name, label])).toEqual([
    ['Shown', 'Active only'],
    ['Number list', 'on this device'],
  ]);
});
