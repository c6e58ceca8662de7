import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TrackingRequest } from '#/domain/records/trackingRequest.ts';
import { sampleRequest } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { countRequests, listRequests } from './requestList.ts';

const request = (known: Partial<TrackingRequest>) =>
  sampleRequest({ status: 'pending', updatedAt: instant(1), ...known });
const statusesOf = (...read: readonly TrackingRequest[]) =>
  listRequests(read, instant(10)).map((listed) => listed.request.status);

describe('the list of requests', () => {
  it('has a request once that became a shipment while its lists were read', () => {
    const created = request({ status: 'created', updatedAt: instant(2) });
    expect(statusesOf(request({}), created)).toEqual(['created']);
    expect(statusesOf(created, request({}))).toEqual(['created']);
  });

  it('has the outcome of a request whose time of change is not reported', () => {
    const [waiting, failed] = [request({ updatedAt: null }), request({ status: 'failed', updatedAt: null })];
    expect(statusesOf(waiting, failed)).toEqual(['failed']);
    expect(statusesOf(failed, waiting)).toEqual(['failed']);
  });

  it('has each id once, whatever is read, and counts what it lists', () => {
    const any = fc.record({
      id: fc.constantFrom('1', '2', '3'),
      status: fc.constantFrom('pending', 'awaiting_manifest', 'failed', 'created', null),
      updatedAt: fc.option(fc.nat(3).map(instant)),
    });
    fc.assert(
      fc.property(fc.array(any), (all) => {
        const listed = listRequests(all.map(request), instant(10));
        const ids = listed.map((one) => one.request.id);
        expect(new Set(ids)).toEqual(new Set(all.map(({ id }) => id)));
        expect(ids).toHaveLength(new Set(ids).size);
        const counts = Object.values(countRequests(listed));
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(ids.length);
      }),
    );
  });
});
