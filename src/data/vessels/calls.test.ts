import { describe, expect, it } from 'vitest';
import type { Api } from '#/data/http/api.ts';
import { fetchContainerRoute } from '#/data/routes/calls.ts';
import { nauticalMiles } from '#/domain/geo/greatCircle.ts';
import { positionAt } from '#/domain/route/vesselTrack.ts';
import { createSandboxApi } from '#/test/sandboxApi.ts';
import { createVirtualTime } from '#/test/virtualTime.ts';
import { hour } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { fetchFutureTrack, fetchVesselTrack, createTrackReader, type TrackWorker } from './calls.ts';
import { answerJob, buffersOf, readTrack, type TrackJob } from './trackJob.ts';

const order = { positionsAre: 'expected', tolerance: 0.02 } as const;

/** A way over 180° with two turns, a point each minute. */
const turning = Array.from({ length: 600 }, (_, index) => ({
  latitude: 30 + Math.abs(300 - index) / 100,
  longitude: index < 240 ? 179 + index / 240 : -180 + (index - 240) / 240,
  timestamp: new Date(Date.UTC(2026, 7, 12) + index * 60_000).toISOString(),
}));
const vesselOf = (positions: readonly unknown[]) =>
  JSON.stringify({ data: { id: 'v', type: 'vessel', attributes: { name: 'Pacific Courage', positions } } });

const answer = vesselOf(turning);

describe('the track of a vessel', () => {
  it('is read in the worker, and moves there and back without a copy', async () => {
    const reader = createTrackReader(() => channel().worker);
    const bytes = bytesOf(answer);
    const { track, last, unread } = await reader.read(bytes, order, undefined);
    expect(bytes.byteLength).toBe(0);
    const onPage = readTrack(bytesOf(answer), order);
    expect({ track, last, unread }).toEqual(onPage);
    expect(track.times.length).toBeLessThan(10);
    expect(track.longitudes.at(-1)).toBeGreaterThan(181);
  });

  it('is read by one worker however many are asked for at once', async () => {
    let started = 0;
    const reader = createTrackReader(() => {
      started += 1;
      return channel().worker;
    });
    reader.start();
    const texts = [answer, vesselOf(turning.slice(0, 2)), vesselOf([])];
    const read = await Promise.all(texts.map((text) => reader.read(bytesOf(text), order, undefined)));
    expect(started).toBe(1);
    expect(read.map(({ track }) => track.times.length)).toEqual([
      readTrack(bytesOf(answer), order).track.times.length,
      2,
      0,
    ]);
  });

  it('counts positions that cannot be read, and keeps the others', async () => {
    const reader = createTrackReader(() => channel().worker);
    const broken = [turning[0], { latitude: 91, longitude: 0, timestamp: '2026-08-13' }, 'sea', turning[1]];
    const { track, unread } = await reader.read(bytesOf(vesselOf(broken)), order, undefined);
    expect([track.times.length, unread]).toEqual([2, 2]);
  });

  it.each([
    ['no JSON', '<html>'],
    ['cut off', answer.slice(0, 5_000)],
    ['empty', ''],
    ['a list', '{"data":[]}'],
    ['a port', '{"data":{"id":"p","type":"port","attributes":{}}}'],
  ])('is malformed where the answer is %s', async (_, text) => {
    for (const create of [() => channel().worker, noWorkers]) {
      const reading = createTrackReader(create).read(bytesOf(text), order, undefined);
      await expect(reading).rejects.toMatchObject({ name: 'ApiError', kind: 'malformed' });
    }
  });
});

describe('without a worker', () => {
  it('the page reads by itself', async () => {
    const { track } = await createTrackReader(noWorkers).read(bytesOf(answer), order, undefined);
    expect(track).toEqual(readTrack(bytesOf(answer), order).track);
  });

  it('that cannot be loaded, the page reads by itself', async () => {
    const { worker, fail } = channel({ listens: false });
    const reading = createTrackReader(() => worker).read(bytesOf(answer), order, undefined);
    fail();
    expect((await reading).track.times.length).toBeGreaterThan(2);
  });

  it('that does not begin to listen in time, the page reads by itself', async () => {
    const { timers, advance } = createVirtualTime();
    const reader = createTrackReader(() => channel({ listens: false }).worker, timers);
    const reading = reader.read(bytesOf(answer), order, undefined);
    await advance(5_000);
    expect((await reading).track.times.length).toBeGreaterThan(2);
  });
});

describe('a worker that stops in the middle of its work', () => {
  it('is said to, and the next track is read by another', async () => {
    const dying = channel({ onJob: () => dying.fail() });
    const workers = [dying.worker, channel().worker];
    const reader = createTrackReader(() => workers.shift() ?? noWorkers());
    await expect(reader.read(bytesOf(answer), order, undefined)).rejects.toMatchObject({
      kind: 'ours',
      detail: 'The positions could not be read.',
    });
    await expect(reader.read(bytesOf(answer), order, undefined)).resolves.toHaveProperty('unread', 0);
    expect(workers).toHaveLength(0);
  });

  it('is given up after half a minute, with all that waits for it', async () => {
    const { timers, advance } = createVirtualTime();
    let taken = () => undefined as void;
    const isTaken = new Promise<void>((resolve) => (taken = resolve));
    const reader = createTrackReader(() => channel({ onJob: taken }).worker, timers);
    const readings = [
      reader.read(bytesOf(answer), order, undefined),
      reader.read(bytesOf(answer), order, undefined),
    ];
    const outcomes = Promise.allSettled(readings);
    await isTaken;
    await advance(30_000);
    const reasons = (await outcomes).map((outcome) => outcome.status === 'rejected' && outcome.reason.kind);
    expect(reasons).toEqual(['timeout', 'timeout']);
  });
});

describe('a track that is no longer awaited', () => {
  it('is called off, whether the worker does not listen yet or works on it', async () => {
    for (const behaviour of [{ listens: false }, { onJob: () => undefined }]) {
      const { timers, advance } = createVirtualTime();
      const controller = new AbortController();
      const reader = createTrackReader(() => channel(behaviour).worker, timers);
      const reading = reader.read(bytesOf(answer), order, controller.signal);
      const outcome = reading.catch((error: unknown) => error);
      controller.abort();
      await advance(5_000);
      expect(await outcome).toMatchObject({ kind: 'aborted' });
    }
  });
});

const now = instant(Date.parse('2026-08-12T15:00:00Z'));
const priority = { priority: 'user' } as const;
/** Every point of a track that is not in line with others. */
const whole = { ...priority, tolerance: 0 } as const;

async function vesselUnderWay({ api, sandbox }: ReturnType<typeof createSandboxApi>) {
  const list = await sandbox.request('/v2/containers?page[size]=100', {
    headers: { authorization: 'Token demo' },
  });
  const { data } = (await list.json()) as { data: { id: string }[] };
  for (const { id } of data) {
    const { vessel } = await fetchContainerRoute(api, id, priority);
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
      [0, 0.02].map((tolerance) =>
        fetchFutureTrack(service.api, vessel.id, vessel, { ...priority, tolerance }),
      ),
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

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;
interface Behaviour {
  /** Whether it says that it listens. */
  readonly listens?: boolean;
  readonly onJob?: (job: TrackJob, post: (text: unknown, buffers?: ArrayBufferLike[]) => void) => void;
}

/** Reads as the worker's own file does. */
const works: NonNullable<Behaviour['onJob']> = (job, post) => {
  const done = answerJob(job);
  post(done, buffersOf(done));
};

/** What the page and its worker are to each other, over the run time's own channel. */
function channel({ listens = true, onJob = works }: Behaviour = {}) {
  const { port1: page, port2: inside } = new MessageChannel();
  const post = (message: unknown, transfer: ArrayBufferLike[] = []) =>
    inside.postMessage(message, { transfer: transfer as ArrayBuffer[] });
  inside.addEventListener('message', ({ data }: MessageEvent<TrackJob>) => onJob(data, post));
  inside.start();
  page.start();
  if (listens) post({ ready: true });
  const worker = Object.assign(page, { terminate: () => page.close() }) as unknown as TrackWorker;
  return { worker, fail: () => page.dispatchEvent(new Event('error')) };
}

function noWorkers(): TrackWorker {
  throw new TypeError('Worker is not defined');
}
