import { describe, expect, it } from 'vitest';
import { parties } from '#/domain/pickup/actingParty.ts';
import type { VerdictKind } from '#/domain/verdict/finding.ts';
import { type Ask, generalAct, joinAsks } from './ask.ts';

it('asks each party for what it can do, by what the verdict says', () => {
  const codes = (kind: VerdictKind) =>
    Object.fromEntries(parties.map((to) => [to, generalAct(to, kind).code]));
  const usual = {
    broker: 'askAboutHolds',
    terminal: 'askRelease',
    carrier: 'askStatus',
    consignee: 'report',
    trucker: 'bookPickup',
  };
  expect(codes('atSea')).toEqual(usual);
  expect(codes('ready')).toEqual({ ...usual, terminal: 'confirmAvailable' });
  expect(codes('onHold')).toEqual({ ...usual, carrier: 'askRelease' });
  expect(codes('emptyOut')).toEqual({ ...usual, trucker: 'askForEmpty' });
});

describe('asks of one party', () => {
  const ask = (id: string, act: Ask['act'], daysLeft: number | null): Ask => ({
    party: 'terminal',
    act,
    subject: { kind: 'container', id, number: id, shipmentId: 'shipment', container: null },
    facts: { daysLeft },
  });
  const holds = (...names: string[]) => ({ code: 'askAboutHolds', holds: names }) as const;

  it('are one where they ask for the same, with the last free day that all have', () => {
    const asks = [
      ask('a', holds('other'), 2),
      ask('b', { code: 'askRelease' }, 1),
      ask('c', holds('Other'), 2),
      ask('d', holds('usda'), null),
      ask('e', { code: 'askRelease' }, 0),
    ];
    const joint = joinAsks(asks).map(({ act, facts, asks: some }) => [
      act,
      facts.daysLeft,
      some.map(({ subject }) => subject.id).join(''),
    ]);
    expect(joint).toEqual([
      [holds('other'), 2, 'ac'],
      [{ code: 'askRelease' }, null, 'be'],
      [holds('usda'), null, 'd'],
    ]);
  });
});
