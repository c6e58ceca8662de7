import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSandbox } from '../../sandbox/app.ts';
import { frozenClock } from '../../sandbox/clock.ts';
import { noLimits } from '../../sandbox/middleware/rateLimit.ts';
import { requestListener } from '../../sandbox/requestListener.ts';
import { instant } from '../../src/time/instant.ts';

/** What a process of the service is started with, as JSON in its first argument. */
export interface ServiceStart {
  readonly db: string;
  readonly shipments: number;
  /** Of the world, which stands still. */
  readonly now: number;
  /** How many times shorter the gaps between attempts are. */
  readonly speed: number;
  /** How long an answer may take, in real milliseconds. */
  readonly patience: number;
}

// A process of its own, so that it can be killed and its memory read.
const { db, shipments, now, speed, patience }: ServiceStart = JSON.parse(process.argv[2] ?? '');

const sandbox = createSandbox({
  db,
  shipments,
  clock: frozenClock(instant(now)),
  limits: noLimits,
  webhooks: { targets: 'loopback', speed, patience },
});
const server = createServer(requestListener(sandbox.fetch)).listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`);
});
