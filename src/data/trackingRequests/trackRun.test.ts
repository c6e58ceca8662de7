import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '#/data/http/errors.ts';
import { wait } from '#/data/http/timers.ts';
import type { TrackingRequest } from '#/domain/records/trackingRequest.ts';
import { withoutPrediction } from '#/domain/tracking/inference.ts';
import { countSteps, stepOf } from '#/domain/tracking/tracking.ts';
import type { TrackList } from '#/domain/tracking/trackList.ts';
import { runs } from '#/test/runs.ts';
import { sampleList } from '#/test/samples/tracking.ts';
import { createVirtualTime, type VirtualTime } from '#/test/virtualTime.ts';
import { instant } from '#/time/instant.ts';
import { createTrackRun, type TrackService } from './trackRun.ts';
import { createTrackStore } from './trackStore.ts';

/** What happens to one request on its way. */
type Fate = 'answered' | 'answerLost' | 'requestLost' | 'tooMany' | 'serverError';

const lost = (kind: ApiErrorKind) => new ApiError({ kind });

/** A service that carries out what reaches it, and counts it by number. */
function createService(fates: Iterator<Fate>, { clock, timers }: Pick<VirtualTime, 'clock' | 'timers'>) {
  const carriedOut: TrackingRequest[] = [];
  const meet = async <T>(carryOut: () => T): Promise<T> => {
    await wait(timers, 50, undefined);
    switch (fates.next().value ?? 'answered') {
      case 'requestLost':
        throw lost('unreachable');
      case 'tooMany':
        throw lost('rateLimited');
      case 'serverError':
        carryOut();
        throw lost('serverError');
      case 'answerLost':
        carryOut();
        throw lost('timeout');
      default:
        return carryOut();
    }
  };
  const service: TrackService = {
    infer: () =>
      meet(() => ({
        ...withoutPrediction(null),
        type: 'booking',
        decision: 'auto_select',
        selected: { scac: 'MAEU', name: null, confidence: 1 },
      })),
    create: ({ number, scac }) =>
      meet(() => {
        const request = {
          id: `r${carriedOut.length}`,
          number,
          scac,
          status: 'pending',
          createdAt: clock.now(),
        };
        carriedOut.push(request as TrackingRequest);
        return request as TrackingRequest;
      }),
    find: (number) =>
      meet(() => ({ requests: carriedOut.filter((one) => one.number === number), narrowed: true })),
  };
  return { service, carriedOut };
}

/** A device that has what was stored when a page was closed. */
function createDevice(list: TrackList) {
  let stored: TrackList | null = structuredClone(list);
  return {
    open: () => {
      let closed = false;
      const store = createTrackStore({
        read: async () => structuredClone(stored),
        write: async (next) => {
          if (!closed) stored = structuredClone(next);
          return 'cached';
        },
        remove: async () => {
          stored = null;
        },
        own: (owned) => {
          owned();
          return () => {};
        },
        join: () => () => {},
      });
      void store.open();
      return {
        store,
        close: () => {
          closed = true;
        },
      };
    },
  };
}

const fates: readonly Fate[] = ['answered', 'answerLost', 'requestLost', 'tooMany', 'serverError'];

describe('a list that is worked through', () => {
  it('sends every number once, whatever is lost on the way and whenever the page is closed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...fates), { maxLength: 40 }),
        fc.array(fc.nat(60_000), { maxLength: 4 }),
        fc.integer({ min: 1, max: 8 }),
        async (way, closings, count) => {
          const time = createVirtualTime(instant(Date.UTC(2026, 7, 12)));
          const { service, carriedOut } = createService(way[Symbol.iterator](), time);
          const device = createDevice(
            sampleList(
              Array.from({ length: count }, (_, at) => ({
                number: `A100${at}`,
                ...(at % 2 === 0 ? {} : { scac: null, type: null }),
              })),
            ),
          );
          // A page that was closed goes on nowhere: what its requests are answered changes nothing any more.
          for (const after of [...closings, 10 * 60_000 * (way.length + 1)]) {
            const page = device.open();
            let isClosed = false;
            const whileOpen =
              <Args extends unknown[], T>(call: (...args: Args) => Promise<T>) =>
              async (...args: Args): Promise<T> => {
                if (isClosed) return new Promise<T>(() => {});
                return call(...args);
              };
            const run = createTrackRun({
              store: page.store,
              service: {
                infer: whileOpen(service.infer),
                create: whileOpen(service.create),
                find: whileOpen(service.find),
              },
              ...time,
              onDone: () => {},
            });
            run.set('send');
            for (let step = 0; step < 20; step += 1) await time.advance(after / 20);
            isClosed = true;
            page.close();
            run.set('off');
          }
          const page = device.open();
          await time.advance(0);
          const { list } = page.store.snapshot();
          expect(list?.lines.map(stepOf)).toEqual(Array.from({ length: count }, () => 'requested'));
          const numbers = carriedOut.map(({ number }) => number);
          expect(numbers.toSorted()).toEqual([...new Set(numbers)].toSorted());
          expect(numbers).toHaveLength(count);
        },
      ),
      { numRuns: runs(1_000) },
    );
  });

  const settle = async (service: Partial<TrackService>, mode: 'check' | 'send' = 'send') => {
    const time = createVirtualTime();
    const { store } = createDevice(sampleList([{ number: 'A1000' }, { number: 'B1000', scac: null }])).open();
    const whole = createService([][Symbol.iterator](), time).service;
    const run = createTrackRun({ store, service: { ...whole, ...service }, ...time, onDone: () => {} });
    run.set(mode);
    await time.advance(1_000);
    const lines = store.snapshot().list?.lines ?? [];
    return { run, store, time, lines, counts: countSteps(lines) };
  };

  it('asks what numbers are, and sends nothing, before it is started', async () => {
    const { counts } = await settle({ create: () => Promise.reject(new Error('sent')) }, 'check');
    expect(counts).toMatchObject({ send: 2, requested: 0 });
  });

  it('links what the service has already', async () => {
    const items = [
      { detail: 'has been taken', pointer: '/data/attributes/request_number', code: 'duplicate' },
    ];
    const { lines } = await settle({
      create: () => Promise.reject(new ApiError({ kind: 'invalid', status: 422, items })),
      find: async (number) => ({
        requests: [{ id: 'r', number, scac: 'MAEU', status: 'created', shipmentId: 's' } as TrackingRequest],
        narrowed: true,
      }),
    });
    expect(lines[0]?.state).toEqual({ kind: 'duplicate', requestId: 'r', shipmentId: 's' });
  });

  it('takes a row for requested once it is accepted, though the request cannot be read yet (trap 51)', async () => {
    const { counts } = await settle({ find: () => Promise.reject(lost('notFound')) });
    expect(counts.requested).toBe(2);
  });

  it('says beside which field a row was refused', async () => {
    const items = [
      { detail: 'is not supported', pointer: '/data/attributes/scac', code: 'blank' },
      { detail: 'is odd', pointer: '/request_number', code: null },
    ];
    const { lines } = await settle({
      create: () => Promise.reject(new ApiError({ kind: 'invalid', status: 422, items })),
    });
    expect(lines[0]?.state).toEqual({
      kind: 'refused',
      faults: [
        { code: 'said', field: 'carrier', text: 'is not supported' },
        { code: 'said', field: 'number', text: 'is odd' },
      ],
    });
  });

  it('stops where the key is not accepted, and has sent nothing', async () => {
    const { run, counts } = await settle({ create: () => Promise.reject(lost('unauthorized')) });
    expect(run.snapshot()).toMatchObject({ mode: 'off', problem: { kind: 'unauthorized' } });
    expect(counts.send).toBe(2);
  });

  it('waits while the sign-in has ended, and goes on by itself after the next', async () => {
    let isSignedIn = false;
    const sent: string[] = [];
    const { run, store, time, counts } = await settle({
      create: ({ number }) => {
        if (!isSignedIn) return Promise.reject(lost('signedOut'));
        sent.push(number);
        return Promise.resolve(null);
      },
    });
    expect(run.snapshot().mode).toBe('send');
    expect(counts.send).toBe(2);
    isSignedIn = true;
    await time.advance(60_000);
    expect(sent.toSorted()).toEqual(['A1000', 'B1000']);
    expect(countSteps(store.snapshot().list?.lines ?? []).requested).toBe(2);
    expect(run.snapshot().problem).toBeNull();
  });

  it('never sends again what cannot be looked up: it says so', async () => {
    const { lines, time, store } = await settle({
      create: () => Promise.reject(lost('timeout')),
      find: async () => ({ requests: [{ number: 'other' } as TrackingRequest], narrowed: false }),
    });
    expect(lines.map(stepOf)).toContain('lookUp');
    await time.advance(10 * 60_000);
    expect(store.snapshot().list?.lines.map(stepOf)).toEqual(['refused', 'refused']);
  });

  it('says so too where the service refuses to look it up, and goes on with the rest', async () => {
    const { store, time } = await settle({
      create: ({ number }) =>
        number === 'A1000'
          ? Promise.reject(lost('timeout'))
          : Promise.resolve({ id: 'r', number } as TrackingRequest),
      find: () => Promise.reject(lost('invalid')),
    });
    await time.advance(10_000);
    expect(store.snapshot().list?.lines.map(stepOf)).toEqual(['refused', 'requested']);
  });

  it('asks a person where the service refuses to judge a number', async () => {
    const { counts } = await settle({ infer: () => Promise.reject(lost('invalid')) });
    expect(counts.answer).toBe(1);
  });
});
