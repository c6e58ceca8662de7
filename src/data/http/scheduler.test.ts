import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVirtualTime } from '#/test/virtualTime.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { createScheduler } from './scheduler.ts';
import { type Bucket, type RequestPriority, type PageNotes, writeNote } from './spending.ts';
import { wait } from './timers.ts';

function setUp(limit = 100) {
  const time = createVirtualTime();
  const scheduler = createScheduler({ ...time, limits: { general: limit, infer: 200, create: 100 } });
  const starts: { readonly priority: RequestPriority; readonly at: number }[] = [];
  const job = (priority: RequestPriority, lasts: number) => async () => {
    starts.push({ priority, at: time.clock.now() });
    await wait(time.timers, lasts, undefined);
  };
  const ask = (priority: RequestPriority, lasts = 100, signal?: AbortSignal) =>
    scheduler.run(job(priority, lasts), { priority, bucket: 'general', signal });
  return { time, scheduler, starts, ask };
}

function maxInAnyMinute(starts: readonly { readonly at: number }[]): number {
  return Math.max(
    0,
    ...starts.map(({ at }) => starts.filter((other) => other.at >= at && other.at < at + minute).length),
  );
}

const requests = fc.array(
  fc.record({
    priority: fc.constantFrom<RequestPriority>('user', 'visible', 'bulk', 'background'),
    after: fc.nat(4_000),
    lasts: fc.nat(8_000),
  }),
  { maxLength: 120 },
);

describe('the request budget', () => {
  it('never starts more than the limit, nor a fifth of it for background work, in any 60 seconds, and loses nothing', async () => {
    await fc.assert(
      fc.asyncProperty(requests, fc.integer({ min: 1, max: 30 }), async (plan, limit) => {
        const { time, starts, ask } = setUp(limit);
        for (const { priority, after, lasts } of plan) {
          await time.advance(after);
          void ask(priority, lasts);
        }
        await time.advance(120 * 80 * 1_000);
        await time.advance(120 * minute);
        expect(starts).toHaveLength(plan.length);
        expect(maxInAnyMinute(starts)).toBeLessThanOrEqual(limit);
        const background = starts.filter(({ priority }) => priority === 'background');
        expect(maxInAnyMinute(background)).toBeLessThanOrEqual(Math.max(1, Math.floor(limit / 5)));
      }),
      { numRuns: 30 },
    );
  });

  it('spends at most a fifth on background work and keeps 15 % for clicks', async () => {
    const { time, starts, ask } = setUp();
    for (let count = 0; count < 300; count += 1) {
      void ask('background');
      void ask('visible');
    }
    await time.advance(minute);
    expect(maxInAnyMinute(starts.filter(({ priority }) => priority === 'background'))).toBeLessThanOrEqual(
      20,
    );
    expect(maxInAnyMinute(starts)).toBe(85);

    void ask('user');
    await time.advance(1);
    expect(starts.at(-1)?.priority).toBe('user');
  });

  it('lets long work spend what pages and clicks leave, and does not say that somebody waits for it', async () => {
    const { time, scheduler, starts, ask } = setUp(100);
    for (let count = 0; count < 300; count += 1) void ask('bulk');
    await time.advance(minute);
    expect(maxInAnyMinute(starts)).toBe(75);
    expect(scheduler.snapshot().waiting).toBe(0);
    void ask('visible');
    await time.advance(1);
    expect(starts.at(-1)?.priority).toBe('visible');
  });

  it('starts a click before everything that waits already', async () => {
    const { time, starts, ask } = setUp();
    for (let count = 0; count < 20; count += 1) void ask('background', 5_000);
    for (let count = 0; count < 20; count += 1) void ask('visible', 5_000);
    void ask('user', 5_000);
    await time.advance(1);
    expect(starts.map(({ priority }) => priority)).toContain('user');
    expect(starts.length).toBeLessThanOrEqual(6);
  });

  it('takes requests of one priority in their order', async () => {
    const { time, scheduler } = setUp();
    const order: number[] = [];
    const numbers = Array.from({ length: 30 }, (_, number) => number);
    for (const number of numbers) {
      void scheduler.run(
        async () => {
          order.push(number);
          await wait(time.timers, 10, undefined);
        },
        { priority: 'visible', bucket: 'general' },
      );
    }
    await time.advance(minute);
    expect(order).toEqual(numbers);
  });

  it('counts the infer call apart', async () => {
    const { time, scheduler, starts, ask } = setUp(1);
    void ask('user');
    void ask('user');
    let inferred = 0;
    for (let count = 0; count < 5; count += 1) {
      void scheduler.run(async () => void (inferred += 1), { priority: 'user', bucket: 'infer' });
    }
    await time.advance(1_000);
    expect(starts).toHaveLength(1);
    expect(inferred).toBe(5);
  });

  it('starts nothing of a paused bucket, says until when, and goes on by itself', async () => {
    const { time, scheduler, starts, ask } = setUp();
    scheduler.pause('general', 'user', instant(30_000));
    scheduler.pause('general', 'user', instant(5_000));
    void ask('user');
    await time.advance(29_999);
    expect(starts).toHaveLength(0);
    expect(scheduler.snapshot()).toEqual({ running: 0, waiting: 1, pausedUntil: 30_000 });
    await time.advance(1);
    expect(starts).toHaveLength(1);
    expect(scheduler.snapshot().pausedUntil).toBeNull();
  });

  it('pauses the priority that was refused and those after it, and no other', async () => {
    const { time, scheduler, starts, ask } = setUp();
    const priorities = ['user', 'visible', 'bulk', 'background'] as const;
    scheduler.pause('general', 'bulk', instant(10_000));
    scheduler.pause('general', 'background', instant(30_000));
    for (const priority of priorities) void ask(priority);
    const begun = () => starts.map(({ priority }) => priority);
    await time.advance(9_999);
    expect(begun()).toEqual(['user', 'visible']);
    expect(scheduler.snapshot().pausedUntil).toBe(10_000);
    await time.advance(1);
    expect(begun()).toEqual(['user', 'visible', 'bulk']);
    // What is left is background work.
    expect(scheduler.snapshot().pausedUntil).toBeNull();
    await time.advance(20_000);
    expect(begun()).toEqual(priorities);
  });

  it('stops only the bucket that was refused', async () => {
    const { time, scheduler, starts, ask } = setUp();
    let inferred = 0;
    const infer = () =>
      scheduler.run(async () => void (inferred += 1), { priority: 'user', bucket: 'infer' });
    scheduler.pause('infer', 'user', instant(30_000));
    void infer();
    void ask('background');
    await time.advance(1);
    expect([starts.length, inferred]).toEqual([1, 0]);
    scheduler.pause('general', 'user', instant(60_000));
    void ask('user');
    await time.advance(30_000);
    expect([starts.length, inferred]).toEqual([1, 1]);
    await time.advance(30_000);
    expect(starts).toHaveLength(2);
  });

  it('does not let a click wait for background work, however much of it runs and waits', async () => {
    const { time, starts, ask } = setUp();
    for (let count = 0; count < 200; count += 1) void ask('background', 20_000);
    await time.advance(10_000);
    expect(starts).toHaveLength(2);
    // What a page of one shipment asks at once.
    for (let count = 0; count < 3; count += 1) void ask('user', 20_000);
    await time.advance(0);
    expect(starts.filter(({ priority, at }) => priority === 'user' && at === 10_000)).toHaveLength(3);
  });

  it('goes on when the clock of the device is set back', async () => {
    const time = createVirtualTime(instant(100 * minute));
    let back = 0;
    const clock = { now: () => instant(time.clock.now() - back) };
    const scheduler = createScheduler({
      clock,
      timers: time.timers,
      limits: { general: 2, infer: 1, create: 1 },
    });
    const run = () => scheduler.run(() => Promise.resolve(1), { priority: 'user', bucket: 'general' });
    await Promise.all([run(), run()]);
    scheduler.pause('infer', 'user', instant(clock.now() + minute));
    back = 60 * minute;
    const third = run();
    const inferred = scheduler.run(() => Promise.resolve(1), { priority: 'user', bucket: 'infer' });
    await time.advance(2 * minute);
    expect(scheduler.snapshot()).toEqual({ running: 0, waiting: 0, pausedUntil: null });
    expect(await Promise.all([third, inferred])).toEqual([1, 1]);
  });

  it('keeps no hold on a signal whose request has begun or was called off', async () => {
    const { time, scheduler, ask } = setUp();
    const controller = new AbortController();
    let listening = 0;
    const { signal } = controller;
    const add = signal.addEventListener.bind(signal);
    const remove = signal.removeEventListener.bind(signal);
    signal.addEventListener = (...all: Parameters<typeof add>) => ((listening += 1), add(...all));
    signal.removeEventListener = (...all: Parameters<typeof remove>) => ((listening -= 1), remove(...all));
    await Promise.all([ask('user', 0, signal), time.advance(10)]);
    expect(listening).toBe(0);
    scheduler.pause('general', 'user', instant(30_000));
    const waiting = [ask('user', 0, signal), ask('background', 0, signal)].map((one) =>
      one.catch(() => 'off'),
    );
    controller.abort();
    expect(await Promise.all(waiting)).toEqual(['off', 'off']);
    expect(scheduler.snapshot().waiting).toBe(0);
  });

  it('forgets a waiting request that is called off, without spending anything', async () => {
    const { time, scheduler, starts, ask } = setUp();
    scheduler.pause('general', 'user', instant(1_000));
    const controller = new AbortController();
    const answer = ask('user', 1, controller.signal);
    controller.abort(new Error('left the page'));
    await expect(answer).rejects.toThrow('left the page');
    await time.advance(2_000);
    expect(starts).toHaveLength(0);
    expect(scheduler.snapshot()).toEqual({ running: 0, waiting: 0, pausedUntil: null });
  });

  it('tells listeners of every change and hands out the same snapshot in between', async () => {
    const { time, scheduler, ask } = setUp();
    let reported = 0;
    const stop = scheduler.subscribe(() => (reported += 1));
    expect(scheduler.snapshot()).toBe(scheduler.snapshot());
    void ask('user', 10);
    expect(scheduler.snapshot().running).toBe(1);
    await time.advance(20);
    expect(scheduler.snapshot().running).toBe(0);
    stop();
    const before = reported;
    void ask('user', 10);
    await time.advance(20);
    expect(reported).toBe(before);
  });

  it('frees its place when a request fails', async () => {
    const { time, scheduler } = setUp();
    const answer = scheduler.run(() => Promise.reject(new Error('no')), {
      priority: 'user',
      bucket: 'general',
    });
    await expect(answer).rejects.toThrow('no');
    await time.advance(1);
    expect(scheduler.snapshot().running).toBe(0);
  });
});

/** Storage that several pages share. */
function createStorage() {
  const notes = new Map<number, string>();
  const listeners = new Map<number, () => void>();
  let pages = 0;
  const open = (): PageNotes => {
    const own = (pages += 1);
    return {
      leave(note) {
        notes.set(own, note);
        for (const [page, listener] of listeners) if (page !== own) listener();
      },
      others: (isOver) =>
        [...notes].flatMap(([page, note]) => {
          if (page === own) return [];
          if (!isOver(note)) return [note];
          notes.delete(page);
          return [];
        }),
      subscribe(listener) {
        listeners.set(own, listener);
        return () => listeners.delete(own);
      },
    };
  };
  return { open, notes };
}

describe('the pages of one browser', () => {
  function setUpPages(limit = 100) {
    const time = createVirtualTime(instant(1_000 * minute));
    const storage = createStorage();
    const starts: { readonly page: number; readonly priority: RequestPriority; readonly at: number }[] = [];
    let pages = 0;
    const openPage = (random = 0) => {
      const page = (pages += 1);
      const limits = { general: limit, infer: 200, create: 100 };
      const scheduler = createScheduler({ ...time, limits, tabs: storage.open(), random: () => random });
      const ask = (priority: RequestPriority, lasts = 100, bucket: Bucket = 'general') =>
        scheduler.run(
          async () => {
            starts.push({ page, priority, at: time.clock.now() });
            await wait(time.timers, lasts, undefined);
          },
          { priority, bucket },
        );
      return { scheduler, ask };
    };
    return { time, storage, starts, openPage };
  }

  it('never start more than the limit together in any 60 seconds, nor a fifth of it in the background, and lose nothing', async () => {
    const planned = fc.array(
      fc.record({
        page: fc.nat(4),
        priority: fc.constantFrom<RequestPriority>('user', 'visible', 'bulk', 'background'),
        after: fc.nat(2_000),
        lasts: fc.nat(8_000),
      }),
      { maxLength: 80 },
    );
    await fc.assert(
      fc.asyncProperty(planned, fc.integer({ min: 1, max: 30 }), async (plan, limit) => {
        const { time, starts, openPage } = setUpPages(limit);
        const pages = Array.from({ length: 5 }, () => openPage());
        for (const { page, priority, after, lasts } of plan) {
          await time.advance(after);
          void pages[page]?.ask(priority, lasts);
        }
        await time.advance(80 * minute);
        await time.advance(80 * minute);
        expect(starts).toHaveLength(plan.length);
        expect(maxInAnyMinute(starts)).toBeLessThanOrEqual(limit);
        const background = starts.filter(({ priority }) => priority === 'background');
        expect(maxInAnyMinute(background)).toBeLessThanOrEqual(Math.max(1, Math.floor(limit / 5)));
      }),
      { numRuns: 20 },
    );
  });

  it('begin no budget anew when one is loaded again, and forget a page that is gone', async () => {
    const { time, storage, starts, openPage } = setUpPages();
    for (let load = 0; load < 7; load += 1) {
      const { ask } = openPage();
      for (let count = 0; count < 30; count += 1) void ask('visible');
      await time.advance(5_000);
    }
    expect(maxInAnyMinute(starts)).toBe(85);
    await time.advance(10 * minute);
    void openPage().ask('user');
    await time.advance(1);
    expect(storage.notes.size).toBe(1);
  });

  it('leave something for a click in another page', async () => {
    const { time, starts, openPage } = setUpPages();
    const [busy, other] = [openPage(), openPage()];
    for (let count = 0; count < 300; count += 1) void busy.ask('visible');
    await time.advance(30_000);
    expect(starts).toHaveLength(85);
    void other.ask('user');
    void other.ask('visible');
    await time.advance(1);
    expect(starts.slice(85)).toMatchObject([{ page: 2, priority: 'user' }]);
    expect(other.scheduler.snapshot().waiting).toBe(1);
    await time.advance(2 * minute);
    expect(other.scheduler.snapshot().waiting).toBe(0);
  });

  it('all wait when one was refused, and do not come back at the same moment', async () => {
    const { time, starts, openPage } = setUpPages();
    const pages = [openPage(0), openPage(0.2), openPage(0.9)];
    const from = time.clock.now();
    pages[0]?.scheduler.pause('general', 'user', instant(from + 10_000));
    for (const { ask } of pages) void ask('user');
    expect(pages.map(({ scheduler }) => scheduler.snapshot().pausedUntil)).toEqual(
      [10_000, 10_200, 10_900].map((after) => from + after),
    );
    await time.advance(20_000);
    expect(starts.map(({ page, at }) => [page, at - from])).toEqual([
      [1, 10_000],
      [2, 10_200],
      [3, 10_900],
    ]);
  });

  it('are as fast as one alone where a note is no note, of another version or of another time', async () => {
    const { time, storage, starts, openPage } = setUpPages(4);
    const now = time.clock.now();
    const far = { bucket: 'general', priority: 'user', until: instant(now + 60 * minute) } as const;
    const past = { bucket: 'general', priority: 'user', until: instant(now - 1) } as const;
    const odd = ['', 'null', '{}', '[[[9,9,9]],[]]', `[[[0,0,"${now + 1_000}x"],null,7],"a"]`];
    for (const note of [...odd, writeNote({ requests: [far, past], pauses: [far, past] })]) {
      storage.open().leave(note);
    }
    const { ask } = openPage();
    for (let count = 0; count < 4; count += 1) void ask('user');
    await time.advance(1);
    expect(starts).toHaveLength(4);
    expect(storage.notes.size).toBe(1);
  });
});
