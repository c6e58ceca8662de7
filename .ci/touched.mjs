// Runs the tests that uncommitted changes touch, for less than a minute. Route tests draw whole pages, so nearly every
// change touches all of them: of those, only the ones that were changed themselves.
import { spawnSync } from 'node:child_process';

const longest = 40_000;
const list = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
const changed = [
  ...list('diff', '--name-only', '--diff-filter=ACMR', 'HEAD'),
  ...list('ls-files', '--others', '--exclude-standard'),
].filter((file) => /^(src|sandbox|server|build)\/.*\.tsx?$/.test(file));
const isRouteTest = (file) => /^src\/routes\/.*\.test\.tsx$/.test(file);

const begun = performance.now();
const runs = [
  {
    command: ['related', '--run', '--exclude', 'src/routes/**'],
    files: changed.filter((file) => !isRouteTest(file)),
  },
  { command: ['run'], files: changed.filter(isRouteTest) },
];
for (const { command, files } of runs) {
  if (files.length === 0) continue;
  const args = [...command, ...files, '--passWithNoTests', '--reporter=dot', '--bail=1'];
  const timeout = Math.max(1, Math.floor(longest - (performance.now() - begun)));
  const { status, error } = spawnSync('vitest', args, { stdio: 'inherit', timeout });
  if (error?.code === 'ETIMEDOUT') {
    console.log('\nThis change touches more tests than fit into a minute: npm run check takes them all.');
    break;
  }
  process.exitCode = status ?? 1;
  if (status !== 0) break;
}
