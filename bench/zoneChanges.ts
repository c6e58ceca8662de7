import { intlClock } from '../src/test/zoneChanges.ts';
import { formatInstant } from '../src/time/format.ts';
import { instant } from '../src/time/instant.ts';
import { readZone, utc } from '../src/time/zone.ts';
import { numberGiven, sized } from './support/smoke.ts';

/**
 * Compares our digits and labels with those of `Intl` around every change of every zone from 1970 to 2037, and tells
 * the shortest period between two changes, on which src/time/zoneOffsets.ts relies: `node bench/zoneChanges.ts`.
 * Ends with 1 at the first difference. An argument cuts the walk into steps of so many hours (12).
 */
const hour = 3_600_000;
const step = (numberGiven(0) ?? sized(12, 24 * 90)) * hour;
const shortestBlock = 2 ** 29;
const from = Date.UTC(1970, 0, 1);
const to = Date.UTC(2038, 0, 1);
const now = instant(Date.UTC(2100, 0, 1));

let compared = 0;
let changes = 0;
let shortest = { name: '', at: 0, length: Infinity };
const began = performance.now();
for (const name of Intl.supportedValuesOf('timeZone')) {
  const clock = intlClock(name);
  const viewer = readZone(name) ?? utc;
  let last = -Infinity;
  for (const change of clock.changes(from, to, step)) {
    changes++;
    for (const distance of [-hour, -60_000, -1, 0, 60_000, hour]) {
      const at = instant(change + distance);
      const { date, time, zone } = formatInstant(at, { display: 'mine', viewer, now });
      compared++;
      if (`${date} ${time} ${zone}` === clock.read(at)) continue;
      throw new Error(`${name} at ${at}: ${date} ${time} ${zone} instead of ${clock.read(at)}`);
    }
    // Liberia's label follows its offset by minutes: such a pair lies within a block and does not cancel out.
    const length = change - last;
    if (length > 24 * hour && length < shortest.length) shortest = { name, at: last, length };
    last = change;
  }
}

const days = (milliseconds: number) => `${(milliseconds / 86_400_000).toFixed(2)} days`;
console.log(
  `${changes} changes, ${compared} texts alike, ${((performance.now() - began) / 1000).toFixed(0)} s`,
);
console.log(
  `shortest period ${days(shortest.length)}, ${shortest.name} from ${new Date(shortest.at).toISOString()}`,
);
if (shortest.length < shortestBlock) {
  console.log(`A block of ${days(shortestBlock)} is too long.`);
  process.exitCode = 1;
}
