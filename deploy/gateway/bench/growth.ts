import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { type Gateway, startGateway, startTlsService } from '#deploy/gateway/test/startGateway.ts';
import { type Account, browse } from './browsers.ts';

// What a gateway does for 1 to 1,000 browsers, each crowd with a gateway and a service of its own, all at the same time:
// `node deploy/gateway/bench/growth.ts` after `npm run build`, 75 s. How many containers they look at may follow: with 12,
// 39 addresses are read. The last line follows from the one before it.

const crowds = [1, 10, 100, 1_000];
const seconds = 75;
const shown = Number(process.argv[2] ?? 12);

interface Figures {
  readonly browsers: number;
  readonly perSecond: number;
  readonly upstream: number;
  /** Shares of the answers. */
  readonly kept: number;
  readonly instead: number;
  readonly refused: number;
  readonly ms: readonly [number, number];
  readonly age: readonly [number, number];
  readonly megabitsPerSecond: number;
  /** Of one core. */
  readonly busy: number;
  readonly megabytes: number;
}

const path = (rest: string) => `/api/v2${rest}`;

async function readAccount(gateway: Gateway): Promise<Account> {
  const include = 'include=containers,port_of_lading,port_of_discharge';
  const pages = [1, 2, 3].map((page) => path(`/shipments?page[size]=100&page[number]=${page}&${include}`));
  const { body } = await gateway.askAsPage(path(`/shipments?page[size]=${shown}&include=containers`));
  const { data } = JSON.parse(body) as {
    data: { id: string; relationships: { containers: { data: { id: string }[] } } }[];
  };
  const containers = data.map(({ id, relationships }) => [
    path(`/shipments/${id}?${include}`),
    path(`/containers/${relationships.containers.data[0]?.id}/transport_events`),
    path(`/containers/${relationships.containers.data[0]?.id}/raw_events`),
  ]);
  return { pages, containers };
}

async function measure(browsers: number): Promise<Figures> {
  const service = await startTlsService({ shipments: 300 });
  const gateway = await startGateway(service);
  const account = await readAccount(gateway);
  const before = cost(gateway.pid);
  const began = performance.now();
  const passer = new Worker(new URL('passerBy.ts', import.meta.url), {
    workerData: { url: gateway.url + account.pages[0], until: Date.now() + seconds * 1_000 },
  });
  const passing = once(passer, 'message') as Promise<[readonly number[]]>;
  const answers = await browse(gateway, account, browsers, began + seconds * 1_000);
  const took = (performance.now() - began) / 1_000;
  const { cpu, megabytes } = cost(gateway.pid);
  const [milliseconds] = await passing;
  await gateway.close();
  service.close();
  const kept = answers.filter((answer) => answer.kept === 'at once');
  const bytes = answers.reduce((sum, answer) => sum + answer.bytes, 0);
  return {
    browsers,
    perSecond: answers.length / took,
    upstream: worstMinute(service.asked.map(({ at }) => at)),
    kept: kept.length / answers.length,
    instead: answers.filter((answer) => answer.kept === 'instead').length / answers.length,
    refused: answers.filter(({ status }) => status === 429).length / answers.length,
    ms: quantiles(milliseconds),
    age: quantiles(answers.filter(({ status }) => status === 200).map(({ ageSeconds }) => ageSeconds)),
    megabitsPerSecond: (bytes * 8) / 1e6 / took,
    busy: (cpu - before.cpu) / took,
    megabytes,
  };
}

/** Most of what came in any 60 s. */
const worstMinute = (times: readonly number[]) =>
  Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + 60_000).length));

function quantiles(values: readonly number[]): [number, number] {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return [at(0.5), at(0.99)];
}

/** Processor seconds so far and memory now, of nginx and its workers. */
function cost(master: number): { readonly cpu: number; readonly megabytes: number } {
  const read = (pid: string, name: string) => readFileSync(`/proc/${pid}/${name}`, 'utf8');
  let [ticks, kilobytes] = [0, 0];
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      // After the name, which may hold anything: state, parent, …, user and system time (proc_pid_stat(5)).
      const fields = read(pid, 'stat').split(') ')[1]?.split(' ') ?? [];
      if (pid !== String(master) && fields[1] !== String(master)) continue;
      ticks += Number(fields[11]) + Number(fields[12]);
      kilobytes += Number(/^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0);
    } catch {
      // It has ended meanwhile.
    }
  }
  return { cpu: ticks / 100, megabytes: kilobytes / 1_024 };
}

function tenTimes(figures: Figures, one: Figures): Figures {
  return {
    ...figures,
    browsers: figures.browsers * 10,
    perSecond: figures.perSecond * 10,
    megabitsPerSecond: figures.megabitsPerSecond * 10,
    busy: figures.busy * 10,
    megabytes: one.megabytes + (figures.megabytes - one.megabytes) * 10,
  };
}

const percent = (share: number) => `${(100 * share).toFixed(share > 0 && share < 0.01 ? 1 : 0)} %`;
const measured = await Promise.all(crowds.map(measure));
const [one] = measured;
const limit = measured.at(-1);
const lines = one && limit ? [...measured, tenTimes(limit, one)] : measured;
console.log(
  '| browsers | requests/s | upstream in 60 s | kept | instead | 429 | ms p50, p99 | age s p50, p99 | Mbit/s | core | MB |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|---|');
for (const line of lines) {
  const cells = [
    line.browsers,
    line.perSecond.toFixed(1),
    line.upstream,
    percent(line.kept),
    percent(line.instead),
    percent(line.refused),
    line.ms.map((value) => value.toFixed(0)).join(', '),
    line.age.map((value) => value.toFixed(0)).join(', '),
    line.megabitsPerSecond.toFixed(1),
    percent(line.busy),
    line.megabytes.toFixed(0),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
