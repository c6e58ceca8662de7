import { expect, it } from 'vitest';
import { local } from '#/test/samples/changes.ts';
import type { Change } from './change.ts';
import { topChanges } from './topChanges.ts';

const at = (time: string) => {
  const moment = local(time);
  if (!moment) throw new Error(`${time} is no time.`);
  return { kind: 'moment', moment } as const;
};
const value = { kind: 'name', name: '12W' } as const;
const voyage: Change = { code: 'voyage', from: value, to: value };
const vessel: Change = { code: 'vessel', from: value, to: value };
const hold = (name: string): Change => ({ code: 'holdAdded', hold: name, count: 1, from: null, to: null });
const slipped = (hours: number | null): Change => ({
  code: 'eta',
  leg: 'port',
  shift: { days: 2, hours },
  from: at('2026-08-12T15:00:00Z'),
  to: at('2026-08-14T15:00:00Z'),
});
const top = (...changes: Change[]) => topChanges({ changes, containers: [] });

it('has the three most important changes, of more two and their count', () => {
  expect(top(voyage, hold('USDA'), slipped(48))).toEqual({
    top: [hold('USDA'), slipped(48), voyage],
    more: 0,
  });
  expect(top(voyage, hold('USDA'), slipped(48), vessel)).toEqual({
    top: [hold('USDA'), slipped(48)],
    more: 2,
  });
});

it('has once what has happened to several containers, though not to the hour', () => {
  const containers = [slipped(50), slipped(null), hold('Other'), hold('other')].map((change, index) => ({
    ids: [`${index}`],
    numbers: [null],
    changes: [change],
  }));
  expect(topChanges({ changes: [slipped(48)], containers })).toEqual({
    top: [hold('Other'), slipped(48)],
    more: 0,
  });
});
