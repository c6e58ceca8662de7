// Runs parts of the check one after the other, stops at the first that fails, and keeps what each took for count.mjs.
// Usage: node .ci/check.mjs [part …], all of them without a name; `tests+gateway` runs both at once, since one waits for
// most of its time, and prints what the others say after what the first says. Plain JavaScript: it also runs on the
// machine's own Node, before anything is installed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';

/** The parts that are no `npm run check:NAME`. */
const commands = {
  install: ['ci'],
  bench: ['ci', '--prefix', 'bench'],
  build: ['run', 'build'],
  smoke: ['run', 'bench', '--', '--smoke'],
  gateway: ['run', 'test:gateway', '--', '--if-possible'],
  journeys: ['run', 'journeys'],
};
const all = ['types', 'lint', 'format', 'dead', 'tests', 'build', 'size', 'gateway', 'journeys'];

const secondsSince = (instant) => (performance.now() - instant) / 1000;
const begun = performance.now();
const named = process.argv.slice(2);
const took = [];
/** Once one part has built the application, the others read what it made (server/distOfRun.ts). */
let built = {};

/** Runs one part; its exit code. What it prints is shown at once, or as a whole when it has ended. */
async function run(part, isShown) {
  const begunAt = performance.now();
  const output = isShown ? 'inherit' : 'pipe';
  const command = commands[part] ?? ['run', `check:${part}`];
  const child = spawn('npm', command, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...built },
  });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => printed.push(piece));
  const [code] = await once(child, 'close');
  took.push({ part, seconds: secondsSince(begunAt) });
  return { code: code ?? 1, printed };
}

let status = 0;
for (const step of named.length > 0 ? named : all) {
  const ended = await Promise.all(step.split('+').map((part, index) => run(part, index === 0)));
  for (const { code, printed } of ended) {
    process.stdout.write(Buffer.concat(printed));
    status ||= code;
  }
  if (step.split('+').includes('build') && status === 0) built = { BUILT_DIST: '1' };
  if (status !== 0) break;
}
mkdirSync('test-results', { recursive: true });
took.push({ part: 'all', seconds: secondsSince(begun) });
writeFileSync('test-results/took.json', JSON.stringify(took));
process.exitCode = status;
