import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landfall-check-'));
  await cp(join(root, '.ci'), join(folder, '.ci'), {
    recursive: true,
    filter: (name) => !name.includes('node_modules'),
  });
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs a script of `.ci` in a folder that has nothing else, where `npm` only notes what it was asked to do. */
async function run(command: string, words: readonly string[], { ci = false, failing = 'nothing' } = {}) {
  await mkdir(join(folder, 'bin'), { recursive: true });
  const npm = join(folder, 'bin', 'npm');
  await writeFile(
    npm,
    `#!/bin/sh
echo "npm $*" >>"${folder}/asked"
[ "$1" != test ] || exec "${process.execPath}" .ci/test.mjs
case "$*" in *${failing}*) exit 1 ;; esac
`,
  );
  await chmod(npm, 0o755);
  const { CI: _ci, DEEP: _deep, ...others } = process.env;
  const env = { ...others, ...(ci && { CI: 'true' }), PATH: `${join(folder, 'bin')}:${process.env['PATH']}` };
  const { status, stdout } = spawnSync(command, words, { cwd: folder, env, encoding: 'utf8' });
  const asked = await readFile(join(folder, 'asked'), 'utf8').catch(() => '');
  return { status, lines: stdout.trimEnd().split('\n'), asked: asked.trimEnd().split('\n') };
}

const node = process.execPath;
const list = (words: readonly string[], ci = false) =>
  run(node, ['.ci/check.mjs', '--list', ...words], { ci });

async function report(file: string, content: unknown): Promise<void> {
  await mkdir(join(folder, 'test-results'), { recursive: true });
  await writeFile(join(folder, 'test-results', `${file}.json`), JSON.stringify(content));
}

describe('what is checked', () => {
  it('is one list, in the same order for the README and for CI, which adds the measurements', async () => {
    const { lines } = await list([]);
    expect(lines).toEqual([
      '9 parts, about 18 minutes on two quiet cores:',
      '  build, types, lint, format, dead (36 s)',
      '  size (1 s)',
      '  tests, gateway (5 minutes)',
      '  journeys (13 minutes)',
    ]);
    const inCi = await list([], true);
    const withoutMeasurements = inCi.lines.flatMap((line) =>
      line.startsWith('  bench') ? [] : line.replace(', smoke', ''),
    );
    expect(withoutMeasurements.slice(1)).toEqual(lines.slice(1));
    expect(inCi.lines.join()).toContain('journeys, smoke');
  });

  it('has the parts that are named, in that order, and no others', async () => {
    const check = ['types', 'lint', 'format', 'dead', 'tests', 'build', 'size'];
    for (const ci of [true, false]) {
      expect((await list(check, ci)).lines.slice(1)).toEqual([
        '  build, types, lint, format, dead (36 s)',
        '  size (1 s)',
        '  tests (5 minutes)',
      ]);
    }
    const unknown = await list(['type']);
    expect(unknown.status).toBe(1);
  });

  it('is counted as it goes, and ends with the step in which something failed', async () => {
    await report('unit', { passed: 12, failed: 0, skipped: [] });
    const { status, lines, asked } = await run(node, ['.ci/check.mjs'], { failing: 'check:size' });
    expect(status).toBe(1);
    expect(asked.toSorted()).toEqual(
      ['build', 'check:dead', 'check:format', 'check:lint', 'check:size', 'check:types'].map(
        (script) => `npm run ${script}`,
      ),
    );
    expect(lines.at(-1)).toMatch(/^size FAILED after \d+ s, 6 of 9 parts; 12 tests passed, 0 failed so far$/);
    const { notRun } = JSON.parse(await readFile(join(folder, 'test-results/took.json'), 'utf8')) as {
      notRun: string[];
    };
    expect(notRun).toEqual(['tests', 'gateway', 'journeys']);
  });
});

describe('CI', () => {
  it('runs the two commands of the README, with nothing between them', async () => {
    const readme = await readFile(join(root, 'README.md'), 'utf8');
    expect(readme).toContain('npm ci && npm test ');
    const { asked, status, lines } = await run('.ci/run', [], { ci: true });
    expect(asked.slice(0, 2)).toEqual(['npm ci', 'npm test']);
    // Nothing has reported anything here.
    expect([status, lines.at(-1)]).toEqual([1, '0 passed, 1 failed, 0 skipped']);
  });

  it('says the counts last where the installation fails', async () => {
    const { asked, status, lines } = await run('.ci/run', [], { ci: true, failing: 'ci' });
    expect([asked, status]).toEqual([['npm ci'], 1]);
    expect(lines.at(-1)).toBe('0 passed, 1 failed, 0 skipped');
  });
});

describe('the end of a run', () => {
  const count = (status: number) => run(node, ['.ci/count.mjs', String(status)]);
  const skippedJourney = {
    projectName: 'desktop',
    status: 'skipped',
    annotations: [{ type: 'skip', description: 'Only a phone has cards.' }],
  };

  it('names what failed after everything else, with the first lines of why', async () => {
    await report('unit', {
      passed: 1,
      failed: 1,
      skipped: [1, 2, 3, 4].map((place) => ({ name: `a.test.ts › ${place}`, reason: 'For the deep tests.' })),
      failures: [{ name: 'b.test.ts › counts', reason: 'expected 1 to be 2\n\nReceived: 1' }],
    });
    await report('journeys', {
      stats: { expected: 0, flaky: 0, unexpected: 1, skipped: 0 },
      suites: [
        {
          title: 'swipe.spec.ts',
          specs: [
            {
              title: 'a row is pushed',
              tests: [
                {
                  projectName: 'phone',
                  status: 'unexpected',
                  annotations: [],
                  results: [
                    { error: { message: 'at the first try' } },
                    { error: { message: '\u001b[31mTimeout\u001b[39m' } },
                  ],
                },
              ],
            },
          ],
        },
      ],
    });
    await report('took', { parts: [{ part: 'journeys', seconds: 2, code: 1 }], notRun: [] });
    const { status, lines } = await count(1);
    expect(status).toBe(1);
    expect(lines).toEqual([
      'Skipped:',
      '  a.test.ts, 4 tests: For the deep tests.',
      'Failed: journeys',
      'Took: journeys 2 s',
      '✘ b.test.ts › counts',
      '    expected 1 to be 2',
      '    ',
      '    Received: 1',
      '✘ swipe.spec.ts › a row is pushed (phone)',
      '    Timeout',
      '1 passed, 2 failed, 4 skipped',
    ]);
  });

  it('adds up all runners and names what was skipped, each with its reason', async () => {
    await report('unit', {
      passed: 8000,
      failed: 0,
      skipped: [{ name: 'a.test.ts › b', reason: 'This machine has no openssl.' }, { name: 'a.test.ts › c' }],
    });
    await report('gateway', {
      passed: 0,
      failed: 0,
      skipped: [{ name: 'The gateway, as one', reason: "Debian's packages are missing: nginx" }],
    });
    await report('journeys', {
      stats: { expected: 450, flaky: 1, unexpected: 0, skipped: 1 },
      suites: [
        {
          title: 'swipe.spec.ts',
          specs: [{ title: 'a row is pushed', tests: [skippedJourney] }],
          suites: [],
        },
      ],
    });
    await report('took', { parts: [{ part: 'tests', seconds: 290.4, code: 0 }], notRun: [] });
    const { status, lines } = await count(0);
    expect(status).toBe(0);
    expect(lines).toEqual([
      'Skipped:',
      '  a.test.ts › b: This machine has no openssl.',
      '  a.test.ts › c: no reason is given',
      "  The gateway, as one: Debian's packages are missing: nginx",
      '  swipe.spec.ts › a row is pushed (desktop): Only a phone has cards.',
      'Took: tests 290 s',
      'At a second try: 1',
      '8451 passed, 0 failed, 4 skipped',
    ]);
  });

  it('names what failed and what was not begun', async () => {
    await report('unit', { passed: 7, failed: 0, skipped: [] });
    const parts = [{ part: 'lint', seconds: 12, code: 1 }];
    await report('took', { parts, notRun: ['size', 'journeys'] });
    const { status, lines } = await count(1);
    expect(status).toBe(1);
    expect(lines).toEqual([
      'Not begun, since a part before has failed: size, journeys',
      'Not run: journeys.',
      'Failed: lint',
      'Took: lint 12 s',
      '7 passed, 1 failed, 0 skipped',
    ]);
  });
});
