import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickupReadiness } from '#/domain/pickup/pickup.ts';
import type { Container } from '#/domain/records/container.ts';
import { containerStatuses } from '#/domain/records/vocabulary.ts';
import { runs } from '#/test/runs.ts';
import { sampleContainer } from '#/test/samples/records.ts';
import {
  now,
  limits,
  memphis,
  losAngeles,
  local,
  ago,
  hold,
  shipmentWith,
  judge,
  departed,
  arrived,
  ashore,
  past,
  later,
  free,
} from '#/test/samples/verdicts.ts';
import { readMoment } from '#/time/moment.ts';
import { verdictKinds, verdictTones } from './finding.ts';
import type { ReasonCode } from './reason.ts';
import { mostPressing, type Verdict, verdictOf } from './verdict.ts';

describe('the most pressing of several verdicts', () => {
  const held = judge({ ...ashore, holds: [hold('USDA')], ...past }, arrived);
  const open = { ...ashore, availableForPickup: true };

  it('puts lost money first, then what will be lost, what is ready, what cannot be judged, what moves and what rests', () => {
    const inOrder = [
      held,
      judge({ ...ashore, holds: [hold('USDA')], ...later }, arrived),
      judge({ ...open, ...later }, arrived),
      judge({ ...ashore, terminalCheckedAt: null }, arrived),
      judge({ currentStatus: 'on_ship' }, { ...departed, podEta: local('2026-08-20T12:00:00Z') }),
      judge({ currentStatus: 'new' }),
      judge({ emptyTerminated: local('2026-08-05T12:00:00Z') }, arrived),
    ];
    expect(inOrder.toReversed().toSorted((a, b) => a.rank - b.rank)).toEqual(inOrder);
  });

  it('orders what is lost by how long it has been', () => {
    expect(judge({ ...ashore, ...free('2026-07-10') }, arrived).rank).toBeLessThan(held.rank);
  });

  it('says which it is and how many share its headline', () => {
    const ready = judge({ ...open, ...later }, arrived);
    expect(mostPressing([ready, held, ready, held])).toEqual({ verdict: held, index: 1, sharedBy: 2 });
    expect(mostPressing([])).toBeNull();
  });
});

describe('of every record', () => {
  const moments = fc.constantFrom(
    null,
    ...['2026-07-20', '2026-08-10', '2026-08-12', '2026-08-14', '2026-09-01'].flatMap((text) => [
      local(text),
      local(`${text}T12:00:00Z`),
      readMoment(`${text}T12:00:00Z`, null),
    ]),
  );
  const instants = fc.constantFrom(null, ago(0.1), ago(6), ago(30));
  const flags = fc.constantFrom(null, true, false);
  const holds = fc.option(
    fc.array(
      fc.record({
        name: fc.constantFrom('customs', 'USDA', 'freight', 'TMF', 'other', 'space'),
        status: fc.constantFrom('hold', 'pending', 'maybe', null),
        description: fc.constant(null),
      }),
      { maxLength: 3 },
    ),
  );
  const fees = fc.option(
    fc.array(
      fc.record({
        type: fc.constantFrom('demurrage', 'exam', 'total'),
        amount: fc.constantFrom(0, 325),
        currencyCode: fc.constantFrom('USD', null),
      }),
      { maxLength: 2 },
    ),
  );
  const containers = fc
    .record({
      currentStatus: fc.constantFrom(...containerStatuses, null, 'moon_base'),
      availabilityKnown: flags,
      availableForPickup: flags,
      holds,
      fees,
      lastFreeDay: moments,
      pickupAppointment: moments,
      podArrived: moments,
      podDischarged: moments,
      podFullOut: moments,
      podRailCarrier: fc.constantFrom(null, 'UPRR'),
      podRailLoaded: moments,
      inlandEta: moments,
      inlandAta: moments,
      finalDestinationFullOut: moments,
      delivered: moments,
      emptyTerminated: moments,
      terminalCheckedAt: instants,
    })
    .map(sampleContainer);
  const shipments = fc.record({
    polEtd: moments,
    polAtd: moments,
    podEta: moments,
    podOriginalEta: moments,
    podAta: moments,
    destination: fc.constantFrom(null, memphis, losAngeles),
    destinationEta: moments,
    destinationAta: moments,
    carrierTracking: fc.record({
      lastAttemptedAt: instants,
      lastSucceededAt: instants,
      stoppedAt: fc.constantFrom(null, null, null, ago(1)),
      stoppedReason: fc.constantFrom(null, null, null, 'booking_cancelled', 'past_arrival_window'),
    }),
  });
  const records = fc.tuple(fc.option(containers, { freq: 10 }), shipments).map(([container, known]) => ({
    container,
    shipment: shipmentWith(known, container),
  }));

  it('gives one verdict that does not contradict itself', () => {
    fc.assert(
      fc.property(records, ({ container, shipment }) => {
        const verdict = verdictOf({ shipment, container, now, limits });
        expect(contradictions(verdict, container)).toEqual([]);
      }),
      { numRuns: runs(3_000) },
    );
  });
});

/** What no verdict may say, whatever the record. */
function contradictions(
  { kind, tone, headline, reasons, next, rank }: Verdict,
  container: Container | null,
): string[] {
  const has = (...codes: readonly ReasonCode[]) => reasons.some(({ code }) => codes.includes(code));
  const isGone = kind === 'returned' || kind === 'pickedUp';
  const ready = container ? pickupReadiness(container).answer : null;
  const rules: Readonly<Record<string, boolean>> = {
    'no such kind or tone': !verdictKinds.includes(kind) || !verdictTones.includes(tone),
    'says nothing': headline === '',
    'has no rank': !Number.isFinite(rank),
    'ready, though the readiness is another': kind === 'ready' && ready !== 'yes',
    'ready, though on hold or not to be judged': kind === 'ready' && has('hold', 'unclearHold', 'stale'),
    'on hold without one': kind === 'onHold' && !has('hold'),
    'money lost for no reason': tone === 'lost' && !has('freeDay', 'fees'),
    'days counted on stale data': kind === 'stale' && (has('freeDay') || tone !== 'unknown'),
    'stale for no reason': kind === 'stale' && !has('stale'),
    'a hold on what is gone': isGone && has('hold', 'freeDay'),
    'to act on, by nobody': (tone === 'lost' || tone === 'risk') && next === null,
  };
  return Object.keys(rules).filter((rule) => rules[rule]);
}
