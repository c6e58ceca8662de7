import { describe, expect, it } from 'vitest';
import type { Ask } from '#/domain/messages/ask.ts';
import { describeAsk, describeRequest, describeRequests } from './asks.ts';

const of = (party: Ask['party'], act: Ask['act'], daysLeft: number | null = null): Ask => ({
  party,
  act,
  subject: {
    kind: 'container',
    id: 'a',
    number: 'TEMU3043531',
    shipmentId: 'shipment',
    container: 'TEMU3043531',
  },
  facts: { daysLeft },
});
const holds = (...names: string[]) => ({ code: 'askAboutHolds', holds: names }) as const;

describe('what a party is asked', () => {
  it.each<[Ask, string, string]>([
    [
      of('carrier', holds('freight'), 0),
      'Ask carrier about freight hold',
      'Freight hold, LFD today: please confirm receipt of payment and send the release to the terminal.',
    ],
    [
      of('consignee', holds('TMF')),
      'Ask customer about TMF hold',
      'TMF hold: please tell us when the fee will be paid.',
    ],
    [
      of('broker', holds('USDA', 'customs'), -2),
      'Ask broker about USDA and customs holds',
      'USDA hold, customs hold, 2 days past LFD: please advise when this will be cleared, and what you still need from us.',
    ],
    [
      of('trucker', { code: 'confirmPickup' }),
      'Confirm pickup appointment',
      'Please confirm the pickup appointment of this container.',
    ],
    [
      of('trucker', { code: 'askIfPickedUp' }),
      'Ask trucker if picked up',
      'Please tell us if and when you picked up this container.',
    ],
    [
      of('carrier', { code: 'askNewEta' }),
      'Ask carrier about new ETA',
      'Please confirm the new ETA of this container and the reason for the delay.',
    ],
  ])('is one thing in a row and in a message', (ask, short, long) => {
    expect(describeAsk(ask)).toBe(short);
    expect(describeRequest({ ...ask, asks: [ask] })).toBe(long);
  });
});

describe('what a message asks', () => {
  const joint = (ask: Ask) => ({ party: ask.party, act: ask.act, facts: ask.facts, asks: [ask] });

  it('is about the shipment where it is raised for all of its containers', () => {
    const ask = of('carrier', { code: 'askNewEta' });
    const whole = { ...ask, subject: { ...ask.subject, kind: 'shipment' } } as const;
    expect(describeRequest(joint(whole))).toBe(
      'Please confirm the new ETA of this shipment and the reason for the delay.',
    );
  });

  it('names what each is about where it asks for several things', () => {
    const hold = of('carrier', holds('ctf'));
    const other = { ...of('carrier', { code: 'askNewEta' }), subject: { ...hold.subject, number: 'MSCU1' } };
    expect(describeRequests([joint(hold), joint(other)])).toBe(
      'TEMU3043531: Ctf hold: please advise when this will be cleared, and what you still need from us. ' +
        'MSCU1: Please confirm the new ETA of this container and the reason for the delay.',
    );
  });
});
