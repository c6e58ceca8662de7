import { expect, it } from 'vitest';
import { nameAndTown } from './nameAndTown.ts';

it.each([
  ['BNSF Logistics Park Kansas City (Edgerton)', ['BNSF Logistics Park Kansas City', 'Edgerton']],
  ['UP Dallas Intermodal Terminal (Wilmer)', ['UP Dallas Intermodal Terminal', 'Wilmer']],
  ['Los Angeles (USLAX)', ['Los Angeles (USLAX)', null]],
  ['On vessel', ['On vessel', null]],
])('%s stands on lines that are short enough', (place, lines) => {
  expect(nameAndTown(place, 32)).toEqual(lines);
});
