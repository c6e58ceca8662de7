import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { readNumbers } from '#/domain/find/readNumbers.ts';
import { addressOfSet } from './numberSets.ts';

it.each([
  ['lines', 'TEMU3043531\nMSCU1234566'],
  ['semicolons', 'TEMU3043531; MSCU1234566;'],
  ['sizes behind the numbers', 'TEMU3043531 40HC\nMSCU 123456-6 22G1'],
  ['a word before the numbers', 'Container 304353\nContainer 123456'],
  ['a heading above the numbers', 'Container,Vessel\n304353,IVORY ACCORD\n123456,IVORY ACCORD'],
])('a pasted set of containers opens the list of containers: %s', async (_, text) => {
  const address = await addressOfSet(new QueryClient(), readNumbers(text));
  expect(address).toMatchObject({ by: 'container' });
  expect(address.set).toHaveLength(2);
});

it('a set with a bill of lading opens the list of shipments', async () => {
  const address = await addressOfSet(new QueryClient(), readNumbers('TEMU3043531\nHLCUSHA253146708'));
  expect(address.by).toBeUndefined();
});
