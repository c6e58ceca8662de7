import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { sized } from './support/smoke.ts';
import { firstLine, startService } from './support/startService.ts';

/**
 * How fast a good receiver is sent twelve days: `npm run bench -- deliveryRate`. Service and receiver are processes of
 * their own. The same bodies posted by a bare loop to the same receiver say what the machine could do at that time.
 */
const webhooks = sized(10, 1);
const atOnce = 80;
const days = sized(12, 3);
const start = Date.UTC(2026, 7, 12, 15);
const world = { shipments: sized(300, 20), speed: 1, patience: 10_000 };

interface Received {
  readonly count: number;
  readonly seconds: number;
}

async function startReceiver() {
  const file = join(import.meta.dirname, 'support', 'goodReceiver.ts');
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await firstLine(child);
  return {
    url,
    received: async () => (await (await fetch(url)).json()) as Received,
    stop: () => child.kill(),
  };
}

const receiver = await startReceiver();
const folder = mkdtempSync(join(tmpdir(), 'landfall-rate-'));
const db = join(folder, 'landfall.db');

const before = await startService({ ...world, db, now: start });
for (let n = 0; n < webhooks; n++) await before.hook(`${receiver.url}?hook=${n}`);
await before.kill();

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
/** Seconds of processor time, in a hundredth. */
const cpuOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

const service = await startService({ ...world, db, now: start + days * 86_400_000 });
const memory: number[] = [];
let received = await receiver.received();
for (let isDone = false; !isDone;) {
  const { count } = received;
  await wait(2_000);
  received = await receiver.received();
  memory.push(Math.round(memoryOf(service.pid)));
  isDone = received.count > 0 && received.count === count && (await service.count('pending')) === 0;
}
const cpu = cpuOf(service.pid);
await service.kill();
receiver.stop();
const load = loadavg()[0]?.toFixed(1);

const file = new DatabaseSync(db);
const bodies = file
  .prepare('SELECT payload FROM webhook_payload')
  .all()
  .map(({ payload }) => String(payload));
file.close();
rmSync(folder, { recursive: true });

const other = await startReceiver();
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
const headers = { 'content-type': 'application/json' };
function post(body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const length = { 'content-length': Buffer.byteLength(body) };
    const call = request(
      other.url,
      { method: 'POST', agent, headers: { ...headers, ...length } },
      (answer) => {
        answer.resume().once('end', resolve);
      },
    );
    call.once('error', reject).end(body);
  });
}
const left = [...bodies];
const loop = async () => {
  for (let body = left.pop(); body !== undefined; body = left.pop()) await post(body);
};
const ownCpu = process.cpuUsage();
await Promise.all(Array.from({ length: atOnce }, loop));
const { user, system } = process.cpuUsage(ownCpu);
const bare = await other.received();
other.stop();
agent.destroy();

const rate = ({ count, seconds }: Received) => Math.round(count / seconds);
const cost = (seconds: number, { count }: Received) => `${((seconds / count) * 1_000).toFixed(2)} ms`;
console.log(
  `service: ${received.count} deliveries, ${rate(received)} a second, ${cost(cpu, received)} of processor time each, load ${load}`,
);
console.log(
  `bare loop: ${bare.count} posts, ${rate(bare)} a second, ${cost((user + system) / 1e6, bare)} of processor time each`,
);
console.log(
  `ratio ${(rate(received) / rate(bare)).toFixed(2)}, body ${Math.round(bodies.join('').length / bodies.length)} bytes`,
);
console.log(`memory of the service every two seconds, MB: ${memory.join(' ')}`);
