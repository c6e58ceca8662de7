import { expect, it } from 'vitest';
import type { Shipment } from '#/domain/records/shipment.ts';
import { at, coming } from '#/test/samples/board.ts';
import { now } from '#/test/samples/exceptions.ts';
import { day, hour } from '#/time/durations.ts';
import { createBoard } from './board.ts';
import type { UsualOf } from './line.ts';
import { defaultBoard } from './settings.ts';

const usualOf: UsualOf = () => ({ range: '+1 to +4 d', arrivals: '34 arrivals', whose: 'on lane' });
const lineOf = (shipment: Shipment, usual?: UsualOf) => {
  const [line] = createBoard([shipment], defaultBoard, now, usual).lines;
  return line ?? expect.fail('no line');
};

it('says beside an ETA how past arrivals went, never without how many they are', () => {
  const { words, notes } = lineOf(coming(), usualOf);
  expect(words.usual?.text).toBe('usually +1 to +4 d, 34 arrivals');
  expect(notes.at(-1)?.text).toBe('usually +1 to +4 d, 34 arrivals on lane');
});

it('leaves time, place and change of a row as they are', () => {
  const [said, plain] = [lineOf(coming(), usualOf), lineOf(coming())];
  expect({
    ...said,
    words: { ...said.words, usual: null, original: null },
    notes: said.notes.slice(0, -1),
  }).toEqual({
    ...plain,
    words: { ...plain.words, usual: null, original: null },
    notes: plain.notes.slice(0, -1),
  });
});

it('says the original ETA where nothing is usual', () => {
  for (const usual of [undefined, () => null])
    expect(lineOf(coming(), usual).words.original?.text).toMatch(/^original /);
});

it('says nothing of what has arrived', () => {
  const arrived = coming({ podAta: at(-2 * hour), podEta: at(-2 * hour), podOriginalEta: at(-2 * day) });
  const { words, notes } = lineOf(arrived, usualOf);
  expect([words.usual, ...notes].map((one) => one?.text).join()).not.toContain('usually');
});
