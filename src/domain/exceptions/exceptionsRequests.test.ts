import { describe, expect, it } from 'vitest';
import type { TrackingRequest } from '#/domain/records/trackingRequest.ts';
import { sampleRequest, sampleShipment } from '#/test/samples/records.ts';
import { hour } from '#/time/durations.ts';
import { instant, parseInstant } from '#/time/instant.ts';
import { describeConcerned } from '#/wording/concerned.ts';
import { describeDetail, describeNextStep } from '#/wording/exceptions.ts';
import { countConcerned } from './concerned.ts';
import { findExceptions } from './exceptions.ts';
import { defaultExceptionSettings as settings } from './exceptionSettings.ts';

const now = parseInstant('2026-08-12T15:00:00Z') ?? instant(0);

const request = (known: Partial<TrackingRequest>) =>
  sampleRequest({ status: 'failed', createdAt: instant(now - 30 * hour), ...known });
const find = (...requests: TrackingRequest[]) =>
  findExceptions({ shipments: [], requests, now, settings }).items;
const detailOf = (one: TrackingRequest) => {
  const detail = find(one)[0]?.detail;
  return detail && describeDetail(detail);
};
const stepOf = (one: TrackingRequest) => {
  const next = find(one)[0]?.next;
  return next && describeNextStep(next);
};

describe('tracking requests', () => {
  it('that failed say why and what to do', () => {
    expect(find(request({ failedReason: 'invalid_number' }))[0]).toMatchObject({
      kind: 'request_failed',
      reason: { code: 'requestFailed' },
      detail: { code: 'failed', reason: 'invalid_number' },
      party: null,
      next: { code: 'resolveFailure', reason: 'invalid_number' },
      subject: { carrier: 'MAEU', kind: 'request' },
    });
    expect(detailOf(request({ failedReason: 'invalid_number' }))).toBe('the number is not valid');
    expect(stepOf(request({ failedReason: 'invalid_number' }))).toBe(
      'Correct the number and request it again',
    );
    expect(detailOf(request({ failedReason: 'moon_phase' }))).toBe('the service says “moon_phase”');
    expect(stepOf(request({ failedReason: 'constructor' }))).toMatch(/^Check number/);
  });

  it('that are pending with a reason are retried, not failed, and no "0 tries" (trap 68)', () => {
    const retried = request({ status: 'pending', failedReason: 'shipping_line_unreachable' });
    expect(find(retried)[0]).toMatchObject({
      kind: 'request_waiting',
      detail: { code: 'retried', reason: 'shipping_line_unreachable' },
      next: { code: 'keepsTrying', tries: null },
    });
    expect(detailOf(retried)).toBe('the carrier could not be reached');
    expect(stepOf(retried)).not.toMatch(/\d/);
    expect(stepOf(request({ status: 'pending', isRetrying: true, retryCount: 3 }))).toMatch(/3 tries/);
  });

  it('that wait are the move of the service, which asks the carrier', () => {
    const waiting = [
      request({ status: 'awaiting_manifest' }),
      request({ status: 'pending', isRetrying: true, retryCount: 3 }),
    ];
    expect(waiting.map((one) => find(one)[0]?.party)).toEqual(['service', 'service']);
  });

  it('that failed are counted as requests, not as containers', () => {
    const counts = countConcerned(
      find(request({ id: 'one', number: 'AAAU1' }), request({ id: 'two', number: 'BBBU2' })),
    );
    expect(counts).toEqual({ containers: 0, requests: 2 });
    expect(describeConcerned(counts)).toBe('2 requests');
    expect(describeConcerned({ containers: 1, requests: 2 })).toBe('1 container, 2 requests');
    expect(describeConcerned({ containers: 0, requests: 0 })).toBe('0 containers');
  });

  it('that were made a moment ago are no exception, and after an hour they are', () => {
    expect(find(request({ status: 'pending', createdAt: instant(now - hour / 2) }))).toEqual([]);
    expect(find(request({ status: 'pending', createdAt: instant(now - 2 * hour) }))).toHaveLength(1);
    expect(find(request({ status: 'awaiting_manifest', createdAt: now }))).toHaveLength(1);
  });

  it('name their carrier as the shipments of that carrier do', () => {
    const carrier = { scac: 'MAEU', shortName: 'Maersk', name: null };
    const shipments = [sampleShipment({ carrier })];
    const requests = [request({}), request({ id: 'other', number: 'ZZZU1', scac: 'ZZZU' })];
    const { items } = findExceptions({ shipments, requests, now, settings });
    expect(new Set(items.map(({ subject }) => subject.carrier))).toEqual(new Set(['Maersk', 'ZZZU']));
  });

  it('that became a shipment lead to it (trap 69)', () => {
    expect(find(request({ shipmentId: 'abc' }))[0]?.subject.shipmentId).toBe('abc');
  });

  it('are settled once their number is tracked, and by a newer request for it', () => {
    const shipments = [sampleShipment({ billOfLading: 'MAEU1' })];
    expect(findExceptions({ shipments, requests: [request({})], now, settings }).items).toEqual([]);
    const newer = request({ id: 'newer', status: 'awaiting_manifest', createdAt: now });
    expect(find(request({}), newer).map(({ id }) => id)).toEqual(['request:newer']);
  });
});
