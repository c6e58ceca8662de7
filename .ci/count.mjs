// The end of `npm test` and of CI: what each part took, every test and part that was not run with the reason, and
// `N passed, N failed, N skipped` over all runners. Exits with 1 on any failure.
// Usage: node .ci/count.mjs <exit status of check.mjs>. Plain JavaScript: it also runs on the machine's own Node.
import { readCounts, readTook } from './counts.mjs';

const status = Number(process.argv[2] ?? '1');
const { unit, journeys, passed, atSecondTry, skipped, failed: tests } = readCounts();
const { parts, notRun } = readTook();
const nothing = [!unit && 'unit and route tests', !journeys && 'journeys'].filter(Boolean);
// A part that is no test (types, lint, build, a crash) has failed: it counts as one failure.
const failed = tests === 0 && (status !== 0 || nothing.length > 0) ? 1 : tests;

if (skipped.length > 0) {
  console.log('Skipped:');
  for (const { name, reason } of skipped) console.log(`  ${name}: ${reason ?? 'no reason is given'}`);
}
if (notRun.length > 0) console.log(`Not begun, since a part before has failed: ${notRun.join(', ')}`);
if (nothing.length > 0) console.log(`Not run: ${nothing.join(', ')}.`);
const failures = parts.filter(({ code }) => code !== 0).map(({ part }) => part);
if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}`);
console.log(`Took: ${parts.map(({ part, seconds }) => `${part} ${Math.round(seconds)} s`).join(' · ')}`);
if (atSecondTry > 0) console.log(`At a second try: ${atSecondTry}`);
console.log(`${passed} passed, ${failed} failed, ${skipped.length} skipped`);
process.exitCode = failed === 0 ? 0 : 1;
