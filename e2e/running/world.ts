import { join } from 'node:path';
import { deep } from '#e2e/support/deep.ts';
import { FIRST_PORT, serverUrl, WORKERS } from '#e2e/support/servers.ts';
import { test as base } from '#e2e/support/test.ts';
import { readDist, serveDist } from '#server/dist.ts';
import { serveLandfall } from '#server/serve.ts';

export { expect } from '#e2e/support/test.ts';

/** A world whose time runs, the same in the service and in the browser. */
export interface World {
  /** Milliseconds since 1970, as the world has it at this moment. */
  now(): number;
}

/** The time of the world, for messages. */
export const time = (world: World): string => new Date(world.now()).toISOString();

interface Options {
  /** How many times faster than real time the world runs. */
  readonly speed: number;
  /** When it begins. */
  readonly begin: () => number | Promise<number>;
  /** How many it has. */
  readonly shipments: number;
}

/** So many that something happens every few minutes. */
const many = 1_000;
const minute = 60_000;
const monday = Date.parse('2026-08-10T00:00:00Z');

/**
 * A minute of a week drawn anew for each run, between two minutes of a day in UTC.
 */
export function drawnMinute(from = 0, to = 24 * 60): number {
  const day = Math.floor(Math.random() * 7);
  return monday + (day * 24 * 60 + from + Math.floor(Math.random() * (to - from))) * minute;
}

/** How long a journey looks on: minutes in the deep tests, else as long as it needs to see time pass. */
export const staying = (seconds: number): number => (deep ? 300 : seconds) * 1_000;

/** Playwright's `test` over a running world. Nothing in it stands still: neither the service nor the page. */
export const test = base.extend<Options & { readonly world: World }>({
  speed: [60, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs from this pattern.
  begin: async ({}, provide) => {
    await provide(drawnMinute);
  },

  shipments: [many, { option: true }],

  // The page has the clock of the world instead.
  pageClock: async ({ world: _world }, provide) => {
    await provide();
  },

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs from this pattern.
  baseURL: async ({}, provide, { parallelIndex }) => {
    await provide(serverUrl(FIRST_PORT + 3 * WORKERS + parallelIndex));
  },

  world: async ({ context, baseURL, speed, begin, shipments }, provide, { title }) => {
    // The start stands in the output of each journey: RUNNING_NOW repeats one.
    const repeated = process.env['RUNNING_NOW'];
    const start = repeated === undefined ? await begin() : Date.parse(repeated);
    const startText = new Date(start).toISOString();
    console.log(`${title}: RUNNING_NOW=${startText}, ${speed} times as fast`);
    const dist = await readDist(join(import.meta.dirname, '..', '..', 'dist'));
    const port = new URL(baseURL ?? '').port;
    const serving = await serveLandfall(settingsOf(port, start, speed, shipments), (c) =>
      serveDist(dist, c.req.raw),
    );
    const clock = { start, speed, origin: Date.now() };
    await context.addInitScript(runClock, clock);
    await provide({
      now: () => clock.start + (Date.now() - clock.origin) * speed,
    });
    // What a page still reads would fail with the server.
    await Promise.all(context.pages().map((page) => page.close()));
    await serving.close();
  },
});

/** What a running world is started with. */
function settingsOf(port: string, start: number, speed: number, shipments: number) {
  return {
    PORT: port,
    SANDBOX_NOW: new Date(start).toISOString(),
    SANDBOX_SPEED: String(speed),
    SANDBOX_SHIPMENTS: String(shipments),
    SANDBOX_DB: ':memory:',
    SANDBOX_RATE_LIMIT: '0',
  };
}

/** In the page: its clock becomes that of the world, and what it does again and again it does at that pace. */
function runClock({ start, speed, origin }: { start: number; speed: number; origin: number }): void {
  const Real = Date;
  const now = () => Math.floor(start + (Real.now() - origin) * speed);
  window.Date = new Proxy(Real, {
    construct: (target, given) => Reflect.construct(target, given.length > 0 ? given : [now()]) as Date,
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
  const every = window.setInterval.bind(window);
  window.setInterval = ((run: () => void, wait = 0) =>
    every(run, Math.max(200, wait / speed))) as typeof window.setInterval;
}
