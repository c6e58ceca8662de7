import { describe, expect, it } from 'vitest';
import type { UsualDelay } from '#/domain/arrival/usualDelay.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { messageFacts, type MessageSubject, namesFees, owedFees } from './messageFacts.ts';

const now = instant(Date.parse('2026-08-12T15:00:00Z'));
const zone = 'America/Los_Angeles';
const limits = { etaSlipHours: 48, emptyReturnDays: 7, freeDayNearDays: 3 };
const arrived = readMoment('2026-08-08T09:36:00Z', zone);
const usual: UsualDelay = { range: { low: 1, median: 2, high: 4 }, known: 34, of: 'lane' };

function subject(known: Parameters<typeof sampleContainer>[0] = {}): MessageSubject & {
  readonly container: NonNullable<MessageSubject['container']>;
} {
  const container = sampleContainer({
    refNumbers: ['PO 2', 'PO 1'],
    podZone: zone,
    podTerminal: { type: 'terminal', id: 'wb', name: 'West Basin' },
    podArrived: arrived,
    podDischarged: readMoment('2026-08-09T06:00:00Z', zone),
    terminalCheckedAt: now,
    availabilityKnown: true,
    availableForPickup: false,
    holds: [{ name: 'USDA', status: 'hold', description: null }],
    fees: [{ type: 'demurrage', amount: 325, currencyCode: 'USD' }],
    deadlines: {
      line: readMoment('2026-08-14', zone),
      terminal: readMoment('2026-08-14', zone),
      rail: readMoment('2026-08-20', zone),
    },
    ...known,
  });
  const shipment = sampleShipment({
    refNumbers: ['PO 1'],
    portOfDischarge: samplePlace({ name: 'Los Angeles', zone }),
    carrierTracking: { lastAttemptedAt: now, lastSucceededAt: now, stoppedAt: null, stoppedReason: null },
    containers: [container],
  });
  return { shipment, container, limits, usual };
}

describe('the facts of a message', () => {
  it('are codes, days and moments', () => {
    const facts = messageFacts(subject(), now);
    expect(facts.references).toEqual(['PO 1', 'PO 2']);
    expect(facts.verdict.headline).toEqual({ code: 'notReady' });
    expect(facts.reasons.map(({ code }) => code)).toEqual(['hold']);
    expect(facts.pickup).toMatchObject({
      code: 'notPickedUp',
      freeDays: [
        { day: '2026-08-14', sources: ['line', 'terminal'], daysLeft: 2 },
        { day: '2026-08-20', sources: ['rail'], daysLeft: null },
      ],
      holds: [{ name: 'USDA', effect: 'blocks' }],
      owed: [{ amount: 325, currencyCode: 'USD' }],
      appointment: null,
    });
    expect(facts.atPort).toEqual({
      place: 'Los Angeles',
      isActual: true,
      moment: arrived,
      change: null,
    });
    expect(facts.inland).toBeNull();
    expect(facts.usual, 'it has arrived').toBeNull();
  });

  it('are of a pickup nothing but that, once it has happened', () => {
    const out = readMoment('2026-08-11T07:00:00Z', zone);
    expect(messageFacts(subject({ finalDestinationFullOut: out }), now).pickup).toEqual({
      code: 'pickedUp',
      moment: out,
    });
  });

  it('are those of the shipment where it names no containers', () => {
    const { shipment } = subject();
    const ahead = { ...shipment, containers: [], podEta: readMoment('2026-08-20T15:00:00Z', zone) };
    const facts = messageFacts({ shipment: ahead, container: null, limits, usual }, now);
    expect(facts).toMatchObject({ container: null, references: ['PO 1'], pickup: null, usual });
    expect(facts.atPort).toMatchObject({ isActual: false, moment: ahead.podEta });
  });
});

it('knows which fees are owed, and whether there are any to name', () => {
  const one = subject();
  const free = subject({ fees: [{ type: 'demurrage', amount: 0, currencyCode: 'USD' }] });
  expect(owedFees(one)).toEqual([{ amount: 325, currencyCode: 'USD' }]);
  expect([namesFees([free, one]), namesFees([free]), namesFees([])]).toEqual([true, false, false]);
});
