import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickupReadiness } from '#/domain/pickup/pickup.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { statusOf } from '#/domain/status/status.ts';
import { runs } from '#/test/runs.ts';
import { judgedRecords } from '#/test/samples/judgedRecords.ts';
import { sampleContainer } from '#/test/samples/records.ts';
import {
  arrived,
  onLand,
  departed,
  free,
  hold,
  judge,
  later,
  limits,
  local,
  now,
  past,
  shipmentWith,
  spoken,
  tracked,
} from '#/test/samples/verdicts.ts';
import { describeHeadline } from '#/wording/verdict.ts';
import { saysStatus, verdictKinds, verdictTones } from './finding.ts';
import type { ReasonCode } from './reasons.ts';
import { mostPressing, type Verdict, verdictOf } from './verdict.ts';

describe('the most pressing of several verdicts', () => {
  const held = judge({ ...onLand, holds: [hold('USDA')], ...past }, arrived);
  const open = { ...onLand, availableForPickup: true };

  it('puts lost money first, then what will be lost, what is ready, what cannot be judged, what moves and what rests', () => {
    const inOrder = [
      held,
      judge({ ...onLand, holds: [hold('USDA')], ...later }, arrived),
      judge({ ...open, ...later }, arrived),
      judge({ ...onLand, terminalCheckedAt: null }, arrived),
      judge({ currentStatus: 'on_ship' }, { ...departed, podEta: local('2026-08-20T12:00:00Z') }),
      judge({ currentStatus: 'new' }),
      judge({ emptyTerminated: local('2026-08-05T12:00:00Z') }, arrived),
    ];
    expect(inOrder.toReversed().toSorted((a, b) => a.rank - b.rank)).toEqual(inOrder);
  });

  it('orders what is lost by how long it has been', () => {
    expect(judge({ ...onLand, ...free('2026-07-10') }, arrived).rank).toBeLessThan(held.rank);
  });

  it('puts what is ready and past its last free day first, and still calls it good', () => {
    const late = judge({ ...open, ...past }, arrived);
    expect([late.tone, late.deadline?.tone, late.urgency]).toEqual(['good', 'lost', 'lost']);
    expect(late.rank).toBeLessThan(judge({ ...onLand, holds: [hold('USDA')], ...later }, arrived).rank);
  });

  it('says which it is, how many share it and how the others stand', () => {
    const ready = judge({ ...open, ...later }, arrived);
    expect(mostPressing([ready, held, ready, held])).toEqual({
      verdict: held,
      index: 1,
      sharedBy: 2,
      others: [{ headline: { code: 'ready' }, count: 2 }],
    });
    const late = judge({ ...open, ...past }, arrived);
    expect(mostPressing([ready, late])).toMatchObject({ verdict: late, index: 1, sharedBy: 1 });
    expect(mostPressing([])).toBeNull();
  });
});

describe('of every record', () => {
  it('gives one verdict that does not contradict itself', () => {
    fc.assert(
      fc.property(judgedRecords, ({ container, shipment }) => {
        const verdict = verdictOf({ shipment, container, now, limits });
        expect(contradictions(verdict, container, shipment)).toEqual([]);
      }),
      { numRuns: runs(3_000) },
    );
  });
});

/** What no verdict may say, whatever the record. */
function contradictions(
  { kind, tone, urgency, deadline, headline, reasons, next, rank }: Verdict,
  container: Container | null,
  shipment: Shipment,
): string[] {
  const has = (...codes: readonly ReasonCode[]) => reasons.some(({ code }) => codes.includes(code));
  const isGone = kind === 'returned' || kind === 'pickedUp';
  const ready = container ? pickupReadiness(container, shipment).answer : null;
  const rules: Readonly<Record<string, boolean>> = {
    'no such kind or tone': !verdictKinds.includes(kind) || !verdictTones.includes(tone),
    'says nothing': describeHeadline(headline) === '',
    'has no rank': !Number.isFinite(rank),
    'ready, though the readiness is another': kind === 'ready' && ready !== 'yes',
    'ready, though on hold or not to be judged':
      kind === 'ready' && has('hold', 'unclearHold', 'stale', 'stopped'),
    'on hold without one': kind === 'onHold' && !has('hold'),
    'ready in the colour of a deadline': kind === 'ready' && tone === 'lost',
    'less urgent than what it says': verdictTones.indexOf(urgency) > verdictTones.indexOf(tone),
    'less urgent than its deadline':
      deadline !== null && verdictTones.indexOf(urgency) > verdictTones.indexOf(deadline.tone),
    'money lost for no reason': urgency === 'lost' && !has('freeDay', 'fees'),
    'days counted on stale data': kind === 'stale' && (has('freeDay') || urgency !== 'unknown'),
    'stale for no reason': kind === 'stale' && !has('stale', 'stopped'),
    'a hold on what is gone': isGone && has('hold', 'freeDay'),
    'to act on, by no party': (urgency === 'lost' || urgency === 'risk') && next === null,
  };
  return Object.keys(rules).filter((rule) => rules[rule]);
}

describe('the verdict of a container that is out', () => {
  const out = (text: string) => ({ ...onLand, podFullOut: local(text), currentStatus: 'picked_up' });
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

describe('a status beside the headline', () => {
  const words = (known: Partial<Container>, of: Partial<Shipment>) => {
    const container = sampleContainer({ podZone: 'America/Los_Angeles', ...known });
    const { headline } = judge(known, of);
    return saysStatus(headline, statusOf(container, shipmentWith(of, container)));
  };

  it('is not said twice, and stands there where a source has a word of its own', () => {
    const landed = { podArrived: onLand.podArrived };
    expect(words(landed, arrived)).toBe(true);
    expect(words({ ...landed, currentStatus: 'arrived' }, arrived)).toBe(false);
  });
});
