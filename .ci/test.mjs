// `npm test`: every part of the check, and what came of it. `npm test -- NAME`: the journeys whose file or title has that
// name, in a build of their own. What follows the name goes to Playwright.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';

const [name, ...others] = process.argv.slice(2);
const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status ?? 1;
if (name === undefined) {
  // What an earlier run has left would be counted.
  rmSync('test-results', { recursive: true, force: true });
  const status = run(process.execPath, ['.ci/check.mjs']);
  process.exitCode = run(process.execPath, ['.ci/count.mjs', String(status)]);
} else {
  const isFile = readdirSync('e2e').some((file) => file === `${name}.spec.ts` || file === name);
  process.exitCode = run('playwright', ['test', ...(isFile ? [name] : ['--grep', name]), ...others]);
}
