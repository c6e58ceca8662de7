import { describe, expect, it } from 'vitest';
import type { Shipment } from '#/domain/records/shipment.ts';
import { at, box, find, fresh, kinds, local, now, stopped } from '#/test/samples/exceptions.ts';
import { sampleContainer, samplePlace } from '#/test/samples/records.ts';
import { day, hour } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';

describe('arrivals', () => {
  const atSea = box({ currentStatus: 'on_ship', podDischarged: null });
  const eta = (original: string, current: string): Partial<Shipment> => ({
    podOriginalEta: local(original),
    podEta: local(current),
  });

  it('that slipped more than 48 hours against the original ETA', () => {
    expect(kinds(find([atSea], eta('2026-08-20T15:00:00Z', '2026-08-22T15:00:00Z')))).toEqual([]);
    for (const current of ['2026-08-22T15:01:00Z', '2026-08-22T16:00:00Z']) {
      const [item] = find([atSea], eta('2026-08-20T15:00:00Z', current));
      expect(item).toMatchObject({
        kind: 'eta_slipped',
        due: { of: 'arrival', count: { code: 'etaChange', change: { days: 2, arrived: false } } },
      });
    }
  });

  it('that happened, or whose containers are on land, slip no more (trap 39)', () => {
    const late = eta('2026-08-01T15:00:00Z', '2026-08-09T15:00:00Z');
    expect(find([atSea], { ...late, podAta: local('2026-08-09T15:00:00Z') })).toEqual([]);
    expect(find([box()], late)).toEqual([]);
  });

  it('whose time has passed without an actual are named once the carrier was asked after it', () => {
    const known = { podEta: local('2026-08-12T12:00:00Z') };
    expect(find([atSea], known)[0]).toMatchObject({
      kind: 'not_seen',
      reason: { code: 'overdue', step: 'arrival' },
      asked: { who: 'carrier', at: fresh.lastSucceededAt },
      due: { of: 'arrival', count: { code: 'since', milliseconds: 3 * hour } },
    });
    const before = { ...fresh, lastSucceededAt: at('2026-08-12T11:00:00Z') };
    expect(find([atSea], { ...known, carrierTracking: before })).toEqual([]);
  });

  it('stay put aside on a device through a release that writes moments otherwise', () => {
    const [slipped] = find([atSea], eta('2026-08-20T15:00:00Z', '2026-08-25T15:00:00Z'));
    const [overdue] = find([atSea], { podEta: local('2026-08-12T12:00:00Z') });
    expect([slipped?.fingerprint, overdue?.fingerprint]).toEqual(['1fxwlpw', 'td612y']);
  });

  it('known only by their day are estimated to the end of that day', () => {
    expect(find([atSea], { podEta: local('2026-08-12T07:00:00Z') })).toEqual([]);
    expect(kinds(find([atSea], { podEta: local('2026-08-11T07:00:00Z') }))).toEqual(['not_seen']);
  });

  it('count days by the calendar of the place, as the list does', () => {
    const [item] = find([atSea], { podEta: local('2026-08-10T23:00:00-07:00') });
    expect(item).toMatchObject({ due: { of: 'arrival', count: { code: 'daysSince', days: 2 } } });
  });

  it('ask nobody where the team itself has stopped the tracking: the team resumes it', () => {
    const found = find([atSea], {
      podEta: local('2026-08-10T12:00:00Z'),
      carrierTracking: stopped('cancelled_by_user'),
    });
    expect(found.map(({ kind, party }) => [kind, party])).toEqual([
      ['tracking_stopped', null],
      ['not_seen', null],
    ]);
  });

  it('are not judged by a carrier that has not answered for 8 days', () => {
    const silent = { ...fresh, lastSucceededAt: instant(now - 8 * day) };
    const [item] = find([atSea], { podEta: local('2026-08-11T12:00:00Z'), carrierTracking: silent });
    expect(item).toMatchObject({ priority: 'unjudged', withheld: { code: 'lastUpdated', days: 8 } });
  });

  it('inland are not overdue after the unloading from the train (trap 18)', () => {
    const known = { currentStatus: 'on_rail', inlandEta: local('2026-08-11T12:00:00Z') };
    const destination = samplePlace({ locode: 'USCHI', name: 'Chicago' });
    expect(find([box(known)], { destination })[0]).toMatchObject({ kind: 'not_seen', place: 'Chicago' });
    const unloaded = { ...known, inlandRailUnloaded: local('2026-08-10T12:00:00Z') };
    expect(find([box(unloaded)], { destination })).toEqual([]);
  });

  it('are not proven by a train that may go to the port of loading: its vessel is still to depart', () => {
    const polEtd = readMoment('2026-08-11T12:00:00Z', 'Asia/Shanghai');
    const onTrain = sampleContainer({ currentStatus: 'on_rail' });
    expect(find([onTrain], { polEtd })).toMatchObject([{ reason: { code: 'overdue', step: 'departure' } }]);
    // Once the vessel has left, a train can only be one from the port of discharge.
    const podEta = local('2026-08-11T12:00:00Z');
    expect(find([onTrain], { polEtd, polAtd: polEtd, podEta })).toEqual([]);
  });

  it('prove the departure, reported or not', () => {
    const polEtd = readMoment('2026-07-20T12:00:00Z', 'Asia/Shanghai');
    expect(kinds(find([sampleContainer({ currentStatus: 'new' })], { polEtd }))).toEqual(['not_seen']);
    // On board, what comes next is the arrival: every page says “At sea”.
    expect(find([atSea], { polEtd })).toEqual([]);
    expect(find([box()], { polEtd })).toEqual([]);
  });
});

describe('the end of the journey', () => {
  it('tracking that ended with everything returned is no exception', () => {
    const back = box({ currentStatus: 'empty_returned', emptyTerminated: local('2026-08-08T15:00:00Z') });
    expect(find([back], { carrierTracking: stopped('all_containers_terminated') })).toEqual([]);
  });

  it('tracking that ended with an empty still out is one, and claims no return (trap 67)', () => {
    const out = box({ currentStatus: 'picked_up' });
    const [item] = find([out], { carrierTracking: stopped('all_containers_terminated') });
    expect(item).toMatchObject({
      kind: 'tracking_stopped',
      next: { code: 'emptiesNotReturned', out: 1, of: 1 },
    });
  });

  it('an unknown reason is shown as it came (trap 67)', () => {
    const [item] = find([], { carrierTracking: stopped('account_closed') });
    expect(item).toMatchObject({
      reason: { code: 'trackingStopped' },
      detail: { code: 'stopped', reason: 'account_closed' },
    });
  });

  it('of a cancelled booking nothing more is expected', () => {
    const known = { polEtd: local('2026-07-20T12:00:00Z'), carrierTracking: stopped('booking_cancelled') };
    expect(kinds(find([], known))).toEqual(['tracking_stopped']);
  });

  it('an empty is not returned after seven days, counted from the pickup that ended the journey (trap 19)', () => {
    const out = (text: string) => box({ currentStatus: 'picked_up', podFullOut: local(text) });
    expect(find([out('2026-08-05T15:00:00Z')])).toEqual([]);
    expect(find([out('2026-08-04T15:00:00Z')])[0]).toMatchObject({
      kind: 'empty_out',
      due: { of: 'pickedUp', count: { code: 'daysSince', days: 8 } },
    });
    const rail = { podRailLoaded: local('2026-07-01T15:00:00Z'), currentStatus: 'on_rail' };
    expect(find([box({ ...rail, podFullOut: local('2026-07-01T15:00:00Z') })])).toEqual([]);
  });
});
