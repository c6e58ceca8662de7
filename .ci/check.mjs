// Runs the parts of the check by the list in parts.mjs: all that `npm test` has, or those that are named. Says first what
// will run, then what has ended and how many tests that were, stops after the first step in which something has failed, and
// keeps what each part took for count.mjs.
// Usage: node .ci/check.mjs [--list] [part …]; with --list it only says what would run. Plain JavaScript: it also runs on
// the machine's own Node, before anything is installed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { readCounts } from './counts.mjs';
import { announcement, planOf } from './parts.mjs';

const words = process.argv.slice(2);
const named = words.filter((word) => !word.startsWith('--'));
const plan = planOf(named, Boolean(process.env.CI));
const count = plan.flat().length;

const secondsSince = (instant) => (performance.now() - instant) / 1000;
const begun = performance.now();
const took = [];
/** Once one part has built the application, the others read what it made (server/distOfRun.ts). */
let built = {};

/** Runs one part. What it prints is shown at once, or as a whole when it has ended. */
async function run({ name, command = ['run', `check:${name}`] }, isShown) {
  const begunAt = performance.now();
  const output = isShown ? 'inherit' : 'pipe';
  const child = spawn('npm', command, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...built },
  });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => printed.push(piece));
  const [code] = await once(child, 'close');
  const seconds = secondsSince(begunAt);
  took.push({ part: name, seconds, code: code ?? 1 });
  const { passed, failed } = readCounts();
  const soFar = passed + failed > 0 ? `; ${passed} tests passed, ${failed} failed so far` : '';
  const report = `${name} ${code === 0 ? 'ended' : 'FAILED'} after ${Math.round(seconds)} s, ${took.length} of ${count} parts${soFar}`;
  return { code: code ?? 1, printed, report };
}

async function runAll() {
  let status = 0;
  for (const step of plan) {
    if (status !== 0) break;
    const ended = await Promise.all(
      step.map(async (part, place) => {
        const result = await run(part, place === 0);
        console.log(result.report);
        return result;
      }),
    );
    for (const { code, printed } of ended) {
      process.stdout.write(Buffer.concat(printed));
      status ||= code;
    }
    if (step.some(({ name }) => name === 'build') && status === 0) built = { BUILT_DIST: '1' };
  }
  const begunParts = took.map(({ part }) => part);
  const notRun = plan.flat().flatMap(({ name }) => (begunParts.includes(name) ? [] : [name]));
  took.push({ part: 'all', seconds: secondsSince(begun), code: 0 });
  mkdirSync('test-results', { recursive: true });
  writeFileSync('test-results/took.json', JSON.stringify({ parts: took, notRun }));
  return status;
}

for (const line of announcement(plan, Boolean(process.env.DEEP))) console.log(line);
if (!words.includes('--list')) process.exitCode = await runAll();
