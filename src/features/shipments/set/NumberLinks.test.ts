import { expect, it } from 'vitest';
import { findMatches } from '#/domain/find/find.ts';
import { createFindIndex } from '#/domain/find/findIndex.ts';
import { readFindQuery } from '#/domain/find/findQuery.ts';
import { numberNames } from '#/features/shipments/set/NumberLinks.tsx';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';

it('names numbers that match alike by what they stand on', () => {
  const container = sampleContainer({ number: 'TEMU3043531' });
  const index = createFindIndex([
    sampleShipment({ billOfLading: 'MEDU1', refNumbers: ['PO-4711'], containers: [container] }),
    sampleShipment({ billOfLading: 'MEDU2', refNumbers: ['PO-4711'], containers: [container] }),
  ]);
  const names = (query: string) => numberNames([...findMatches(index, readFindQuery(query))]);
  expect(names('po-4711')).toEqual(['MEDU1', 'MEDU2']);
  expect(names('TEMU3043531')).toEqual(['TEMU3043531 on MEDU1', 'TEMU3043531 on MEDU2']);
  expect(names('MEDU')).toEqual(['MEDU1', 'MEDU2']);
});
