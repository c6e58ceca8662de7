import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { createInterface } from 'node:readline';
import { judge } from './support/judge.ts';

/**
 * `npm start`: how long until it answers, what its processes hold then, and how long a page waits in a language that no one
 * had asked for: `node bench/start.ts`, on a machine that does nothing else. Of Linux alone, which says what a process holds.
 * Ends with 1 when a limit is missed, or when anything but the address is printed.
 */
const limits = { seconds: 6, megabytes: 250 };
const port = 4390;
const begun = performance.now();
const secondsSince = (instant: number) => (performance.now() - instant) / 1000;

const server = spawn('npm', ['start', '--silent'], {
  stdio: ['ignore', 'pipe', 'pipe'],
  env: { ...process.env, PORT: String(port), SANDBOX_DB: ':memory:' },
});
const printed: string[] = [];
server.stderr.setEncoding('utf8').on('data', (text: string) => printed.push(text));
for await (const line of createInterface(server.stdout)) {
  printed.push(line);
  if (line.startsWith('Landfall: ')) break;
}
const english = await ask('/shipments', 'en', 'br');
const up = secondsSince(begun);

const names = [...english.body.toString().matchAll(/\s(?:src|href)="(\/assets\/[^"]*)"/g)].map(
  ([, name = '']) => name,
);
const sizes = await Promise.all(
  ['gzip', 'br'].map(async (encoding) => {
    const answers = await Promise.all(names.map((name) => ask(name, 'en', encoding)));
    return answers.reduce((sum, { body }) => sum + body.byteLength, 0) / 1000;
  }),
);
const tree = treeOf(server.pid ?? 0);
const held = tree.reduce((sum, pid) => sum + megabytesOf(pid), 0);
const asked = performance.now();
let german = await ask('/shipments', 'de', 'br');
// It is held for a minute at most (server/languageBuilds.ts).
while (german.status === 503) german = await ask('/shipments', 'de', 'br');
const waited = secondsSince(asked);

for (const pid of tree.toReversed()) process.kill(pid, 'SIGTERM');
await once(server, 'close');

console.log(`${up.toFixed(1)} s until /shipments answers`);
console.log(`${held.toFixed(0)} MB in ${tree.length} processes then`);
console.log(`${waited.toFixed(1)} s for the first page in another language, ${german.status}`);
console.log(
  `${sizes.map((size) => size?.toFixed(0)).join(' and ')} kB named by the page, in gzip and brotli`,
);
judge(up, 's until it answers', limits.seconds);
judge(held, 'MB', limits.megabytes);
if (english.status !== 200 || german.status !== 200 || printed.length !== 1) {
  console.error(`Printed:\n${printed.join('\n')}`);
  process.exitCode = 1;
}

function ask(path: string, language: string, encoding: string): Promise<{ status: number; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const headers = {
      accept: 'text/html,*/*',
      'accept-language': language,
      'accept-encoding': path.startsWith('/assets/') ? encoding : 'identity',
    };
    get({ port, path, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts) }));
    }).on('error', reject);
  });
}

/** A process and all that it has begun, itself first. */
function treeOf(pid: number): number[] {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
  return [pid, ...children.flatMap((name) => treeOf(Number(name)))];
}

function parentOf(pid: string): number | null {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    // It has ended.
    return null;
  }
}

function megabytesOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1000;
}
