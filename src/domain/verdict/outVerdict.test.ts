import { describe, expect, it } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { local, tracked, hold, judge, spoken, arrived, ashore, past } from '#/test/samples/verdicts.ts';

describe('the verdict of a container that is out', () => {
  const out = (text: string) => ({ ...ashore, podFullOut: local(text), currentStatus: 'picked_up' });
  it.each<[string, Partial<Container>, Partial<Shipment>, string]>([
    ['picked up', { ...out('2026-08-10T12:00:00Z'), ...past }, arrived, 'rest · Picked up · no action'],
    [
      'delivered',
      { ...out('2026-08-10T12:00:00Z'), currentStatus: 'delivered' },
      arrived,
      'rest · Delivered · no action',
    ],
    [
      'out for too long',
      out('2026-07-30T12:00:00Z'),
      arrived,
      'risk · Empty overdue · 13 days out (ask the trucker to return it) · trucker',
    ],
    [
      'out, by data of last week',
      out('2026-07-30T12:00:00Z'),
      { ...arrived, carrierTracking: tracked(9) },
      'rest · Picked up · Carrier last updated 9 days ago (ask the carrier) · no action',
    ],
    [
      'returned, whatever holds are still reported',
      {
        ...out('2026-08-01T12:00:00Z'),
        emptyTerminated: local('2026-08-05T12:00:00Z'),
        holds: [hold('USDA')],
      },
      arrived,
      'good · Empty returned · The status says “Picked up”, though the empty return is reported · no action',
    ],
  ])('%s', (_, container, shipment, expected) => {
    expect(spoken(judge(container, shipment))).toBe(expected);
  });
});
