import { expect, it } from 'vitest';
import type { Deadline } from '#/domain/verdict/finding.ts';
import { messageTopic } from './topic.ts';

const days = (count: number, amount = 0): Deadline => ({
  code: 'freeDay',
  tone: 'lost',
  days: count,
  owed: amount === 0 ? [] : [{ amount, currencyCode: 'USD' }],
});
const onRail = (to: string) => ({ headline: { code: 'onRail', to }, deadline: null }) as const;
const ready = (deadline: Deadline | null) => ({ headline: { code: 'ready' }, deadline }) as const;
const party = { code: 'party', party: 'terminal' } as const;

it('is what all verdicts say, with the deadline that all have, whatever that has cost', () => {
  expect(messageTopic('terminal', [ready(days(-2, 325)), ready(days(-2))])).toEqual({
    code: 'verdict',
    headline: { code: 'ready' },
    deadline: days(-2, 325),
  });
  for (const other of [
    ready(days(-3)),
    ready(null),
    ready({ code: 'feesRunning', tone: 'lost', owed: [] }),
  ]) {
    expect(messageTopic('terminal', [ready(days(-2)), other])).toEqual({
      code: 'verdict',
      headline: { code: 'ready' },
      deadline: null,
    });
  }
});

it('is that of the party where headlines differ by code or payload, and of nothing', () => {
  expect(messageTopic('terminal', [ready(null), onRail('Memphis')])).toEqual(party);
  expect(messageTopic('terminal', [onRail('Memphis'), onRail('Chicago')])).toEqual(party);
  expect(messageTopic('terminal', [onRail('Memphis'), onRail('Memphis')])).toMatchObject({ code: 'verdict' });
  expect(messageTopic('terminal', [])).toEqual(party);
});
