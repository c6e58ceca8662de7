import { expect, it } from 'vitest';
import { parties } from '#/domain/pickup/party.ts';
import type { VerdictKind } from '#/domain/verdict/finding.ts';
import { messageAsk } from './ask.ts';

const codes = (...kinds: VerdictKind[]) => {
  const verdicts = kinds.map((kind) => ({ kind }));
  return Object.fromEntries(parties.map((to) => [to, messageAsk(to, verdicts).code]));
};

it('asks each party for what it can do, by what all containers have in common', () => {
  const usual = {
    broker: 'askAboutHolds',
    terminal: 'askRelease',
    carrier: 'askStatus',
    consignee: 'report',
    trucker: 'bookPickup',
  };
  expect(codes('atSea')).toEqual(usual);
  expect(codes('ready', 'ready')).toEqual({ ...usual, terminal: 'confirmAvailable' });
  expect(codes('onHold', 'onHold')).toEqual({ ...usual, carrier: 'askRelease' });
  expect(codes('emptyOut')).toEqual({ ...usual, trucker: 'askForEmpty' });
  expect(codes('ready', 'onHold', 'emptyOut')).toEqual(usual);
});

it('says about how many', () => {
  expect(messageAsk('broker', [{ kind: 'onHold' }, { kind: 'ready' }])).toEqual({
    code: 'askAboutHolds',
    count: 2,
  });
});
