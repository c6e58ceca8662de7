import { expect, test } from 'vitest';
import { boardOf, coming } from '#/test/samples/board.ts';
import { box, freeUntil, local } from '#/test/samples/exceptions.ts';

const ready = { availabilityKnown: true, availableForPickup: true } as const;
const held = [{ name: 'customs', status: 'hold', description: null }];

test('a board of one port has what is ready or on hold there, by its last free day, with the hold named', () => {
  const shipments = [
    coming(),
    coming({
      billOfLading: 'B',
      podAta: local('2026-08-05T10:00:00Z'),
      containers: [
        box({ id: 'later', number: 'LATER', ...freeUntil('2026-08-20'), ...ready }),
        box({ id: 'held', number: 'HELD', ...freeUntil('2026-08-14'), holds: held }),
        box({ id: 'none', number: 'NEITHER', ...freeUntil('2026-08-13') }),
      ],
    }),
  ];
  const { onLand } = boardOf(shipments, { ports: ['USLAX'] });
  expect(onLand.map(({ words }) => words.map(({ text }) => text))).toEqual([
    ['HELD', 'Hold: Customs', 'LFD in 2 days'],
    ['LATER', 'Available', 'LFD in 8 days'],
  ]);
  expect(boardOf(shipments, {}).onLand).toEqual([]);
  expect(boardOf(shipments, { ports: ['USLAX'], by: 'container' }).onLand).toEqual([]);
});
