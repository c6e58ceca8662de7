// Says what each part took, adds up what Vitest and Playwright reported, prints `N passed, N failed` and exits with 1 on
// any failure.
// Usage: node .ci/count.mjs <exit status of the tests>. Plain JavaScript: it also runs on the machine's own Node.
import { readFileSync } from 'node:fs';

const status = Number(process.argv[2] ?? '1');
const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

const unit = read('test-results/unit.json');
const gateway = read('test-results/gateway.json');
const journeys = read('test-results/journeys.json')?.stats;
const gatewayJourneys = read('test-results/gatewayJourneys.json')?.stats;
const passed =
  (unit?.numPassedTests ?? 0) +
  (gateway?.numPassedTests ?? 0) +
  (gatewayJourneys?.expected ?? 0) +
  (gatewayJourneys?.flaky ?? 0) +
  (journeys?.expected ?? 0) +
  (journeys?.flaky ?? 0);
let failed =
  (unit?.numFailedTests ?? 0) +
  (gateway?.numFailedTests ?? 0) +
  (gatewayJourneys?.unexpected ?? 0) +
  (journeys?.unexpected ?? 0);

if (!unit || !journeys) {
  console.log(
    `Not run: ${[!unit && 'unit and route tests', !journeys && 'journeys'].filter(Boolean).join(', ')}.`,
  );
}
// A step that is no test (types, lint, build, a crash) has failed: it counts as one failure.
if (failed === 0 && (status !== 0 || !unit || !journeys)) failed = 1;
const took = read('test-results/took.json') ?? [];
console.log(`Took: ${took.map(({ part, seconds }) => `${part} ${Math.round(seconds)} s`).join(' · ')}`);
const second = (journeys?.flaky ?? 0) + (gatewayJourneys?.flaky ?? 0);
if (second > 0) console.log(`At a second try: ${second}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
