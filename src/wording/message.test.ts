import { describe, expect, it } from 'vitest';
import type { UsualDelay } from '#/domain/arrival/usualDelay.ts';
import { type MessageSubject, namesFees } from '#/domain/messages/messageFacts.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { utc } from '#/time/zone.ts';
import { composeMessage } from './message.ts';

const now = instant(Date.parse('2026-08-12T15:00:00Z'));
const zone = 'America/Los_Angeles';
const options = { format: { display: 'utc', viewer: utc, now } as const, now };
const limits = { etaSlipHours: 48, emptyReturnDays: 7, freeDayNearDays: 3 };

function subject(number: string, hold: string | null): MessageSubject {
  const container = sampleContainer({
    number,
    equipmentLength: 20,
    equipmentType: 'dry',
    podZone: zone,
    podTerminal: { type: 'terminal', id: 'wb', name: 'West Basin' },
    podArrived: readMoment('2026-08-08T09:36:00Z', zone),
    podDischarged: readMoment('2026-08-09T06:00:00Z', zone),
    terminalCheckedAt: now,
    availabilityKnown: true,
    availableForPickup: hold === null,
    holds: hold === null ? [] : [{ name: hold, status: 'hold', description: null }],
    fees: [{ type: 'demurrage', amount: 325, currencyCode: 'USD' }],
    deadlines: { line: null, terminal: readMoment('2026-08-10', zone), rail: null },
  });
  const shipment = sampleShipment({
    billOfLading: 'MAEU737519710',
    refNumbers: ['PO 454728218'],
    carrier: { scac: 'MAEU', name: 'Maersk', shortName: null },
    portOfDischarge: samplePlace({ name: 'Los Angeles', zone }),
    podOriginalEta: readMoment('2026-08-08T13:36:00Z', zone),
    carrierTracking: { lastAttemptedAt: now, lastSucceededAt: now, stoppedAt: null, stoppedReason: null },
    containers: [container],
  });
  return { shipment, container, limits };
}

describe('a message', () => {
  it('has the facts of the container, its times with the zone of their place', () => {
    expect(composeMessage('broker', [subject('TEMU3043531', 'USDA')], options)).toEqual({
      subject: 'TEMU3043531: Not ready for pickup, 2 days past LFD',
      body: `Hello,

Please advise when the hold on this container will be cleared, and what you still need from us.

TEMU3043531 (20 ft dry)
Bill of lading MAEU737519710 · Maersk · PO 454728218
Status: Not ready for pickup, 2 days past LFD (USDA hold)
Location: At West Basin, Los Angeles
Terminal LFD: Mon 10 Aug (2 days past)
Fees reported: 325 USD
ATA Los Angeles: Sat 8 Aug 02:36 PDT (4 h before original ETA)

Thank you.`,
    });
  });

  it('names no money to a customer, unless that is chosen', () => {
    const one = [subject('TEMU3043531', 'USDA')];
    expect(composeMessage('consignee', one, options).body).not.toMatch(/325|[Ff]ee/);
    expect(composeMessage('consignee', one, { ...options, fees: true }).body).toContain(
      'Fees reported: 325 USD',
    );
    expect(namesFees(one)).toBe(true);
  });

  it('names each last free day by all who report it', () => {
    const { shipment, container } = subject('TEMU3043531', null);
    if (container === null) throw new Error('The sample has a container');
    const deadlines = {
      line: readMoment('2026-08-14', zone),
      terminal: readMoment('2026-08-14', zone),
      rail: readMoment('2026-08-20', zone),
    };
    const { body } = composeMessage(
      'trucker',
      [{ shipment, container: { ...container, deadlines }, limits }],
      options,
    );
    expect(body).toContain('Carrier and terminal LFD: Fri 14 Aug (in 2 days)\nRail LFD: Thu 20 Aug\n');
  });

  it('says when it arrives inland, where it goes on', () => {
    const { shipment, container } = subject('TEMU3043531', null);
    const memphis = samplePlace({ id: 'mem', name: 'Memphis', zone: 'America/Chicago' });
    const onward = {
      ...shipment,
      destination: memphis,
      destinationEta: readMoment('2026-08-20T17:00:00Z', 'America/Chicago'),
    };
    const { body } = composeMessage('consignee', [{ shipment: onward, container, limits }], options);
    expect(body).toMatch(/^ATA Los Angeles: .*\nETA Memphis: Thu 20 Aug 12:00 CDT$/m);
  });

  it('speaks of no fees where nothing is charged', () => {
    const { shipment, container } = subject('TEMU3043531', null);
    if (container === null) throw new Error('The sample has a container');
    const free = { ...container, fees: [{ type: 'demurrage', amount: 0, currencyCode: 'USD' }] };
    const { body } = composeMessage('consignee', [{ shipment, container: free, limits }], options);
    expect(body).not.toMatch(/fees/i);
  });

  it('says when a container whose empty is out was picked up', () => {
    const { shipment, container } = subject('TEMU3043531', null);
    if (container === null) throw new Error('The sample has a container');
    const out = { ...container, podFullOut: readMoment('2026-08-03T07:00:00Z', zone) };
    const updated = { ...shipment, containers: [out] };
    const { body } = composeMessage('trucker', [{ shipment: updated, container: out, limits }], options);
    expect(body).toContain('Status: Empty overdue (9 days out)\n');
    expect(body).toContain('Picked up: Mon 3 Aug 00:00 PDT\n');
  });

  it('is one for several containers, with a headline where all share it', () => {
    const two = [subject('TEMU3043531', 'USDA'), subject('MSCU1234566', 'customs')];
    const { subject: line, body } = composeMessage('broker', two, options);
    expect(line).toBe('2 containers: Not ready for pickup, 2 days past LFD');
    expect(body).toContain('Please advise when the holds on these 2 containers will be cleared');
    expect(body.match(/^(TEMU3043531|MSCU1234566)/gm)).toEqual(['TEMU3043531', 'MSCU1234566']);
    const mixed = composeMessage('terminal', [...two, subject('HLBU1234567', null)], options);
    expect(mixed.subject).toBe('3 containers: availability');
  });

  it('asks for different things above the containers that each is about', () => {
    const asked = ['freight', 'line', 'freight'].map((name, index): MessageSubject => {
      const one = subject(`TEMU304353${index}`, name);
      return {
        ...one,
        ask: {
          party: 'carrier',
          act: { code: 'askAboutHolds', holds: [name] },
          subject: { kind: 'container', id: name, number: '', shipmentId: one.shipment.id, container: null },
          facts: { daysLeft: -2 },
        },
      };
    });
    const { body } = composeMessage('carrier', asked, options);
    expect(body.match(/^(TEMU\d+|.*please .*)/gm)).toEqual([
      'Freight hold, 2 days past LFD: please confirm receipt of payment and send the release to the terminal.',
      'TEMU3043530',
      'TEMU3043532',
      'Carrier release pending, 2 days past LFD: please advise when this will be cleared, and what you still need from us.',
      'TEMU3043531',
    ]);
  });

  it('has every fact on one line of its own, whatever the record holds', () => {
    const forged = subject('TEMU3043531\r\n\r\nPay to this account:\u2028now', 'USDA\nBcc: a@b.example');
    const [honest, hostile] = [subject('TEMU3043531', 'USDA'), forged].map(
      (one) => composeMessage('broker', [one], options).body.split('\n').length,
    );
    expect(hostile).toBe(honest);
    expect(composeMessage('broker', [forged], options).subject).not.toMatch(/\p{Cc}/u);
  });
});

describe('the usual delay', () => {
  const usual: UsualDelay = { range: { low: 1, median: 2, high: 4 }, known: 34, of: 'lane' };
  const sentence = 'Usually 1 to 4 days later than the original ETA, 34 arrivals on this lane';
  const eta = (known: Partial<MessageSubject['shipment']>, found?: UsualDelay | null): string => {
    const shipment = sampleShipment({
      portOfDischarge: samplePlace({ name: 'Los Angeles', zone }),
      podEta: readMoment('2026-08-20T15:00:00Z', zone),
      ...known,
    });
    const subjects = [{ shipment, container: null, limits, ...(found !== undefined && { usual: found }) }];
    return composeMessage('consignee', subjects, options).body;
  };

  it('stands below the ETA, which stays as it is', () => {
    expect(eta({}, usual)).toContain(`ETA Los Angeles: Thu 20 Aug 08:00 PDT\n${sentence}\n`);
  });

  it('is not said of what has arrived, has no ETA, or has no range', () => {
    const arrived = { podAta: readMoment('2026-08-10T15:00:00Z', zone) };
    for (const body of [eta(arrived, usual), eta({ podEta: null }, usual), eta({}, null), eta({})])
      expect(body).not.toContain('Usually');
  });
});
