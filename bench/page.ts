import { createSandbox } from '../sandbox/app.ts';
import { median } from './support/quantile.ts';
import { sized } from './support/smoke.ts';

/**
 * What a page of the embedded service costs in process, on a running clock: `node bench/page.ts`.
 * Cold is the first page of a new service, world included; warm is the median after that.
 */
const shipments = sized(10_000, 200);
const rounds = sized(200, 3);
const pages: readonly (readonly [name: string, path: string])[] = [
  ['100 shipments with containers', 'shipments?page[size]=100&include=containers'],
  ['the same, page 50', 'shipments?page[size]=100&page[number]=50&include=containers'],
  ['30 containers', 'containers'],
  ['q= that nothing has', 'shipments?q=zzzz'],
  ['100 tracking requests', 'tracking_requests?page[size]=100'],
];

async function measure(sandbox: ReturnType<typeof createSandbox>, path: string): Promise<[number, number]> {
  const start = performance.now();
  const response = await sandbox.request(`/v2/${path}`, { headers: { authorization: 'Token demo' } });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text}`);
  return [performance.now() - start, text.length];
}

const began = performance.now();
const sandbox = createSandbox({ shipments, limits: { general: 0 } });
console.log(`${shipments} shipments`);
for (const [index, [name, path]] of pages.entries()) {
  const [cold, size] = await measure(sandbox, path);
  const first = index === 0 ? performance.now() - began : cold;
  const times: number[] = [];
  for (let i = 0; i < rounds; i++) times.push((await measure(sandbox, path))[0]);
  const columns = [
    `cold ${first.toFixed(0)} ms`,
    `warm ${median(times).toFixed(1)} ms`,
    `${(size / 1000).toFixed(0)} kB`,
  ];
  console.log(`${name.padEnd(32)}${columns.map((column) => column.padStart(14)).join('')}`);
}
sandbox.close();
