// Runs parts of the check one after the other, stops at the first that fails, and keeps what each took for count.mjs.
// Usage: node .ci/check.mjs [part …], all of them without a name. Plain JavaScript: it also runs on the machine's own
// Node, before anything is installed.
import { spawnSync } from 'node:child_process';
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

const named = process.argv.slice(2);
const took = [];
let status = 0;
for (const part of named.length > 0 ? named : all) {
  const begun = performance.now();
  const command = commands[part] ?? ['run', `check:${part}`];
  ({ status } = spawnSync('npm', command, { stdio: ['ignore', 'inherit', 'inherit'] }));
  took.push({ part, seconds: (performance.now() - begun) / 1000 });
  if (status !== 0) break;
}
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/took.json', JSON.stringify(took));
process.exitCode = status ?? 1;
