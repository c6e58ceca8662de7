import { expect, it } from 'vitest';
import { local } from '#/test/samples/changes.ts';
import { type Change, happenedKey } from './change.ts';

const moment = (text: string) => {
  const at = local(text);
  if (!at) throw new Error(`${text} is no time.`);
  return { kind: 'moment', moment: at } as const;
};
const hold = (name: string): Change => ({ code: 'holdAdded', hold: name, count: 1, from: null, to: null });

it('the same has happened whatever the values are, and however a source writes a hold that we know', () => {
  const gone = { code: 'arrivalGone', leg: 'port', from: moment('2026-08-12T15:00:00Z') } as const;
  const keys = [null, moment('2026-08-20T15:00:00Z')].map((to) => happenedKey({ ...gone, to }));
  expect(new Set(keys).size).toBe(1);
  expect(happenedKey(hold('Other'))).toBe(happenedKey(hold('other')));
  expect(happenedKey(hold('usda'))).not.toBe(happenedKey(hold('USDA')));
});
