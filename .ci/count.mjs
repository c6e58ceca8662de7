// The end of `npm test` and of CI: every test and part that was not run with the reason, what each part took, what failed, and
// `N passed, N failed, N skipped` over all runners. What failed is named last, since whoever keeps a part of a long output keeps
// its end. Exits with 1 on any failure.
// Usage: node .ci/count.mjs <exit status of check.mjs>. Plain JavaScript: it also runs on the machine's own Node.
import { stripVTControlCharacters } from 'node:util';
import { readCounts, readTook } from './counts.mjs';

/** What a test says of its failure, without the colours of a terminal and at most as long as a reader reads. */
const firstLines = (message = 'no reason is given') =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, 6).join('\n    ');

const status = Number(process.argv[2] ?? '1');
const { unit, journeys, passed, atSecondTry, skipped, failures, failed: failedTests } = readCounts();
const { parts, notRun } = readTook();
const nothing = [!unit && 'unit and route tests', !journeys && 'journeys'].filter(Boolean);
// A part that is no test (types, lint, build, a crash) has failed: it counts as one failure.
const failed = failedTests === 0 && (status !== 0 || nothing.length > 0) ? 1 : failedTests;

/** Of many tests of a file that one reason skips, their number. */
const oneByOne = 3;
const fileOf = ({ name }) => name.split(' › ')[0];
const reasonOf = ({ reason }) => reason ?? 'no reason is given';
const skips = new Map();
for (const test of skipped) {
  const key = `${fileOf(test)}: ${reasonOf(test)}`;
  skips.set(key, [...(skips.get(key) ?? []), test]);
}
if (skipped.length > 0) console.log('Skipped:');
for (const tests of skips.values()) {
  if (tests.length > oneByOne)
    console.log(`  ${fileOf(tests[0])}, ${tests.length} tests: ${reasonOf(tests[0])}`);
  else for (const test of tests) console.log(`  ${test.name}: ${reasonOf(test)}`);
}
if (notRun.length > 0) console.log(`Not begun, since a part before has failed: ${notRun.join(', ')}`);
if (nothing.length > 0) console.log(`Not run: ${nothing.join(', ')}.`);
const failedParts = parts.filter(({ code }) => code !== 0).map(({ part }) => part);
if (failedParts.length > 0) console.log(`Failed: ${failedParts.join(', ')}`);
console.log(`Took: ${parts.map(({ part, seconds }) => `${part} ${Math.round(seconds)} s`).join(' · ')}`);
for (const { name, reason } of failures) console.log(`✘ ${name}\n    ${firstLines(reason)}`);
if (atSecondTry > 0) console.log(`At a second try: ${atSecondTry}`);
console.log(`${passed} passed, ${failed} failed, ${skipped.length} skipped`);
process.exitCode = failed === 0 ? 0 : 1;
