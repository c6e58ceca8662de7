// Runs the tests that uncommitted changes touch: first the changed tests themselves, then those of what imports a changed
// file, and whether every text has its translations. Route tests draw whole pages, so nearly every change touches all of them: of those, only the changed ones. What
// does not fit into the time is named, and the check fails: it has not been seen to pass.
import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { createVitest } from 'vitest/node';

const maxSeconds = Number(process.env.TOUCHED_SECONDS ?? 90);
const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);
const changed = [
  ...git('diff', '--name-only', '--diff-filter=ACMR', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((file) => /^(src|sandbox|server|build)\/.*\.tsx?$/.test(file));

const nameOf = ({ moduleId }) => relative(process.cwd(), moduleId);
const isRouteTest = (spec) => /^src\/routes\/.*\.test\.tsx$/.test(nameOf(spec));
/** A text without its translation is said at once. */
const isCatalogue = (spec) => nameOf(spec) === 'build/language/catalogues.test.ts';
const isFirst = (spec) => changed.includes(nameOf(spec)) || isCatalogue(spec);

async function runTouched() {
  const left = new Set();
  const ended = { onTestModuleEnd: (module) => left.delete(nameOf(module)) };
  const vitest = await createVitest('test', {
    watch: false,
    // No file imports a catalogue.
    related: [...changed, 'build/language/catalogues.ts'],
    bail: 1,
    reporters: ['dot', ended],
  });
  await vitest.standalone();
  const touched = await vitest.getRelevantTestSpecifications();
  const runs = [touched.filter(isFirst), touched.filter((spec) => !isFirst(spec) && !isRouteTest(spec))];
  for (const spec of runs.flat()) left.add(nameOf(spec));

  const timer = setTimeout(() => {
    const names = [...left].slice(0, 10).join(', ') + (left.size > 10 ? ', …' : '');
    console.error(`\nNot run within ${maxSeconds} s, ${left.size} files of tests: ${names}`);
    console.error('Run npm run check, which takes them all; then commit with --no-verify.');
    process.exit(1);
  }, maxSeconds * 1000);
  for (const specs of runs) {
    if (specs.length > 0) await vitest.runTestSpecifications(specs);
    const modules = vitest.state.getTestModules();
    if (
      modules.some((module) => module.state() === 'failed') ||
      vitest.state.getUnhandledErrors().length > 0
    ) {
      process.exitCode = 1;
      break;
    }
  }
  clearTimeout(timer);
  await vitest.close();
}

if (changed.length > 0) await runTouched();
