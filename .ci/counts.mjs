// What the runners of tests have reported in `test-results`, in one form. Plain JavaScript, as the rest of this folder.
import { readFileSync } from 'node:fs';

const read = (file) => {
  try {
    return JSON.parse(readFileSync(`test-results/${file}.json`, 'utf8'));
  } catch {
    return null;
  }
};

/** What check.mjs says of its parts: how long each took, and which were not begun. */
export const readTook = () => read('took') ?? { parts: [], notRun: [] };

/** Of every runner that has ended, else null: `.ci/countReporter.mjs` of Vitest, the JSON of Playwright. */
export function readCounts() {
  const byRunner = {
    unit: read('unit'),
    gateway: read('gateway'),
    gatewayJourneys: ofPlaywright(read('gatewayJourneys')),
    journeys: ofPlaywright(read('journeys')),
  };
  const all = Object.values(byRunner).filter((counts) => counts !== null);
  const sum = (name) => all.reduce((total, counts) => total + (counts[name] ?? 0), 0);
  return {
    ...byRunner,
    passed: sum('passed'),
    failed: sum('failed'),
    atSecondTry: sum('atSecondTry'),
    skipped: all.flatMap(({ skipped }) => skipped),
    failures: all.flatMap(({ failures = [] }) => failures),
  };
}

function ofPlaywright(report) {
  if (report === null) return null;
  const { expected, flaky, unexpected } = report.stats;
  const tests = testsOf(report.suites ?? []);
  const skipped = tests.flatMap(({ name, test }) => {
    if (test.status !== 'skipped') return [];
    const annotation = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme');
    return [{ name, reason: annotation?.description }];
  });
  const failures = tests.flatMap(({ name, test }) =>
    test.status === 'unexpected' ? [{ name, reason: test.results?.at(-1)?.error?.message }] : [],
  );
  return { passed: expected + flaky, failed: unexpected, atSecondTry: flaky, skipped, failures };
}

/** A suite of a file has its name as title. */
function testsOf(suites, titles = []) {
  return suites.flatMap(({ title, specs = [], suites: inner = [] }) => {
    const within = [...titles, title];
    const own = specs.flatMap((spec) =>
      spec.tests.map((test) => ({
        name: `${[...within, spec.title].join(' › ')} (${test.projectName})`,
        test,
      })),
    );
    return [...own, ...testsOf(inner, within)];
  });
}
