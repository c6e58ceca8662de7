import { describe, expect, it } from 'vitest';
import { nauticalMiles } from '#/domain/geo/greatCircle.ts';
import { positionAt } from '#/domain/route/vesselTrack.ts';
import { createSandboxApi } from '#/test/sandboxApi.ts';
import { hour } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import type { Api } from './api.ts';
import { fetchContainerRoute } from './containerRoute.ts';
import { fetchFutureTrack, fetchVesselTrack } from './vessels.ts';

const now = instant(Date.parse('2026-08-12T15:00:00Z'));
const lane = { lane: 'user' } as const;
/** Every point of a track that is not in line with others. */
const whole = { ...lane, tolerance: 0 } as const;

async function vesselUnderWay({ api, sandbox }: ReturnType<typeof createSandboxApi>) {
  const list = await sandbox.request('/v2/containers?page[size]=100', {
    headers: { authorization: 'Token demo' },
  });
  const { data } = (await list.json()) as { data: { id: string }[] };
  for (const { id } of data) {
    const { vessel } = await fetchContainerRoute(api, id, lane);
    if (vessel?.vessel.id && vessel.from.id && vessel.to.id) {
      return { ...vessel, id: vessel.vessel.id, previousPortId: vessel.from.id, portId: vessel.to.id };
    }
  }
  throw new Error('no vessel under way');
}

const answering = (attributes: object): Api =>
  ({
    readBytes: async () =>
      new TextEncoder().encode(JSON.stringify({ data: { id: 'v', type: 'vessel', attributes } })).buffer,
  }) as unknown as Api;

describe('a vessel', () => {
  it('is expected on its way minute by minute, and ends in the port that was asked for', async () => {
    const service = createSandboxApi({ now });
    const vessel = await vesselUnderWay(service);
    const { track } = await fetchFutureTrack(service.api, vessel.id, vessel, whole);
    expect(track.times.length).toBeGreaterThan(1_000);
    expect((track.times[1] ?? 0) - (track.times[0] ?? 0)).toBe(60_000);
    expect(track.estimatedFrom).toBe(0);
    expect(positionAt(track, instant(now + 5 * hour), now)?.status).toBe('estimated');
  });

  it('has a thinned way that is never farther from the whole one than was asked', async () => {
    const service = createSandboxApi({ now });
    const vessel = await vesselUnderWay(service);
    const [all, thin] = await Promise.all(
      [0, 0.02].map((tolerance) => fetchFutureTrack(service.api, vessel.id, vessel, { ...lane, tolerance })),
    );
    if (!all || !thin) throw new Error('two were asked for');
    expect(thin.track.times.length).toBeLessThan(all.track.times.length / 4);
    for (const at of all.track.times) {
      const [before, after] = [all, thin].map(({ track }) => positionAt(track, instant(at), now));
      expect(before && after && nauticalMiles(before, after)).toBeLessThan(0.021);
    }
  });

  it('was seen where its past positions say, and last at its present one', async () => {
    const service = createSandboxApi({ now });
    const { id } = await vesselUnderWay(service);
    const span = { from: instant(now - 24 * hour), to: now };
    const { last, track } = await fetchVesselTrack(service.api, id, span, whole);
    expect(track.times.length).toBeGreaterThan(90);
    expect(track.estimatedFrom).toBe(track.times.length);
    expect(last.position?.latitude).toBeCloseTo(positionAt(track, now, now)?.latitude ?? 0, 3);
    expect(last.reportedAt).toBe(now);
  });

  it('is refused with 403 where the account has no routing data (trap 55)', async () => {
    const vessel = await vesselUnderWay(createSandboxApi({ now }));
    const { api } = createSandboxApi({ now, features: [] });
    const ask = fetchFutureTrack(api, vessel.id, vessel, whole);
    await expect(ask).rejects.toMatchObject({ kind: 'featureNotEnabled', status: 403 });
  });

  it('has positions whose coordinates are strings, and counts those that have no place or time (trap 34)', async () => {
    const at = '2026-08-13T00:00:00Z';
    const api = answering({
      positions: [
        { latitude: '31.5', longitude: '179.5', timestamp: at, heading: null },
        { latitude: 31.5, longitude: -179.5, timestamp: '2026-08-13T01:00:00Z', heading: 511 },
        { latitude: null, longitude: 1, timestamp: at },
        { latitude: 31, longitude: 1 },
        'nowhere',
      ],
    });
    const ports = { previousPortId: 'a', portId: 'b' };
    const { track, unread } = await fetchFutureTrack(api, 'v', ports, whole);
    expect([...track.longitudes]).toEqual([179.5, 180.5]);
    expect(unread).toBe(3);
    // What is asked for as the future is an estimate, also where a position forgets to say so.
    expect(track.estimatedFrom).toBe(0);
    expect(track.headings[0]).toBeCloseTo(89.7, 1);
  });

  it('without any position has an empty track', async () => {
    const span = { from: instant(0), to: now };
    const { last, track } = await fetchVesselTrack(answering({ latitude: null }), 'v', span, whole);
    expect(track.times).toHaveLength(0);
    expect(last).toMatchObject({ position: null, reportedAt: null, heading: null, speedInKnots: null });
  });
});
