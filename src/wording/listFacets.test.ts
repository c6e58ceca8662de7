import { expect, it } from 'vitest';
import type { Facet } from '#/domain/list/facetNames.ts';
import { fieldValueLabel, valueLabel } from './listFacets.ts';

it.each<[Facet, string, string | null, string]>([
  ['status', 'on_ship', null, 'On vessel'],
  ['status', 'unreported', null, 'Status not reported'],
  ['status', 'in_orbit', null, 'in_orbit'],
  ['ready', 'no', null, 'Not ready'],
  ['hold', 'on_hold', null, 'On hold'],
  ['hold', 'line', null, 'Carrier release'],
  ['hold', 'MIB', null, 'MIB'],
  ['lfd', 'soon', null, 'LFD in 1 to 3 days'],
  ['where', 'inland', null, 'On rail/inland'],
  ['arrival', 'overdue', null, 'Overdue'],
  ['eta', 'pulled_in', null, 'Pulled in'],
  ['tracking', 'stale', null, 'No update for 7 days'],
  ['tracking', 'lost', null, 'lost'],
  ['carrier', 'MAEU', 'Maersk', 'Maersk'],
  ['pod', 'USLAX', null, 'USLAX'],
])('calls of %s the value %s, named %j, %s', (facet, value, name, label) => {
  expect(valueLabel(facet, { value, name })).toBe(label);
});

it('calls the value of a custom field as the service does, and what it has no name for in words of ours', () => {
  const labels = (
    [
      ['fob', 'Free on board'],
      ['true', null],
      ['false', null],
      // A text that reads like an answer is none.
      ['true', 'true'],
      ['*', null],
      ['gone', null],
    ] as const
  ).map(([value, name]) => fieldValueLabel({ value, name }));
  expect(labels).toEqual(['Free on board', 'Yes', 'No', 'true', 'Filled in', 'gone']);
});
