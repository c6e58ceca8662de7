import { describe, expect, it } from 'vitest';
import { createVirtualTime } from '#/test/virtualTime.ts';
import { answerJob, buffersOf, readTrack, type TrackJob } from './trackJob.ts';
import { createTrackReader, type TrackWorker } from './trackReader.ts';

const order = { positionsAre: 'expected', tolerance: 0.02 } as const;

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;
const vesselOf = (positions: readonly unknown[]) =>
  JSON.stringify({ data: { id: 'v', type: 'vessel', attributes: { name: 'Pacific Courage', positions } } });

/** A way over 180° with two turns, a point each minute. */
const positions = Array.from({ length: 600 }, (_, index) => ({
  latitude: 30 + Math.abs(300 - index) / 100,
  longitude: index < 240 ? 179 + index / 240 : -180 + (index - 240) / 240,
  timestamp: new Date(Date.UTC(2026, 7, 12) + index * 60_000).toISOString(),
}));
const answer = vesselOf(positions);

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
    const texts = [answer, vesselOf(positions.slice(0, 2)), vesselOf([])];
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
    const broken = [
      positions[0],
      { latitude: 91, longitude: 0, timestamp: '2026-08-13' },
      'sea',
      positions[1],
    ];
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

function noWorkers(): TrackWorker {
  throw new TypeError('Worker is not defined');
}

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
      kind: 'unexpected',
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
