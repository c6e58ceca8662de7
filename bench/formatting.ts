import { formatInTimeZone } from 'date-fns-tz/formatInTimeZone';
import { formatMoment } from '../src/time/format.ts';
import { instant } from '../src/time/instant.ts';
import type { Moment } from '../src/time/moment.ts';
import { readZone, utc } from '../src/time/zone.ts';
import { judge } from './support/judge.ts';
import { sized } from './support/smoke.ts';

/**
 * What it costs to write an instant in the zone of its place, beside the two ready-made ways:
 * `node bench/formatting.ts`. Ends with 1 when a ratio is missed.
 *
 * All three write weekday, day, month, year, clock time and zone; date-fns-tz the zone as an offset, because for a
 * label it makes a new formatter each time and needs 140 µs. Ours goes through what a screen calls, notes and the
 * machine-readable instant included. Each figure is the best of several rounds, since the machine is shared.
 */
const zoneNames = [
  'Africa/Cairo Africa/Casablanca Africa/Johannesburg Africa/Lagos America/Argentina/Buenos_Aires',
  'America/Bogota America/Chicago America/Denver America/Halifax America/Los_Angeles America/Mexico_City',
  'America/New_York America/Panama America/Phoenix America/Santiago America/Sao_Paulo America/St_Johns',
  'America/Vancouver Asia/Calcutta Asia/Colombo Asia/Dubai Asia/Hong_Kong Asia/Jerusalem Asia/Kathmandu',
  'Asia/Saigon Asia/Shanghai Asia/Singapore Asia/Tehran Asia/Tokyo Australia/Adelaide Australia/Lord_Howe',
  'Australia/Sydney Etc/UTC Europe/Athens Europe/Dublin Europe/London Pacific/Auckland Pacific/Chatham',
  'US/Eastern US/Pacific',
].flatMap((line) => line.split(' '));

const ratios = { intl: 0.2, dateFnsTz: 0.02 };
const instants = 4_000;
const rounds = sized(40, 1);
const from = Date.UTC(2025, 6, 1);
const span = Date.UTC(2027, 6, 1) - from;

// Spread evenly by the golden ratio, so that every run formats the same instants in no order a cache could like.
const moments = Array.from({ length: instants }, (_, index): Moment & { kind: 'zoned' } => ({
  kind: 'zoned',
  at: instant(from + Math.floor(((index * 0.618_033_988_75) % 1) * span)),
  zone: readZone(zoneNames[index % zoneNames.length] ?? '') ?? utc,
  unknownZone: null,
}));

const clocks = new Map(
  zoneNames.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
    }),
  ]),
);

const options = { display: 'place', viewer: utc, now: instant(Date.UTC(2000, 0, 1)) } as const;

type Way = (moment: Moment & { kind: 'zoned' }) => string;

const ours: Way = (moment) => {
  const { date, time, zone } = formatMoment(moment, options);
  return `${date} ${time} ${zone}`;
};
const byIntl: Way = ({ at, zone }) => clocks.get(zone)?.format(at) ?? '';
const byDateFnsTz: Way = ({ at, zone }) => formatInTimeZone(at, zone, 'EEE d MMM yyyy HH:mm xxx');

/** Nanoseconds an instant in one round. */
function timeRound(write: Way): number {
  let characters = 0;
  const start = performance.now();
  for (const moment of moments) characters += write(moment).length;
  const nanoseconds = ((performance.now() - start) * 1e6) / moments.length;
  if (characters < moments.length * 20) throw new Error('a way wrote too little');
  return nanoseconds;
}

const first = timeRound(ours);
const best = { ours: Infinity, intl: Infinity, dateFnsTz: Infinity };
// In turns, so that what else the machine does meets all three; twice each, so that no way pays for the caches of
// the processor that the one before has filled.
for (let round = 0; round < rounds; round++) {
  best.ours = Math.min(best.ours, timeRound(ours), timeRound(ours));
  best.intl = Math.min(best.intl, timeRound(byIntl), timeRound(byIntl));
  best.dateFnsTz = Math.min(best.dateFnsTz, timeRound(byDateFnsTz), timeRound(byDateFnsTz));
}

console.log(`${instants} instants of two years in ${zoneNames.length} zones, ns each`);
console.log(
  `ours                       ${best.ours.toFixed(0).padStart(7)}   (first round ${first.toFixed(0)})`,
);
console.log(`Intl.DateTimeFormat, kept  ${best.intl.toFixed(0).padStart(7)}`);
console.log(`date-fns-tz                ${best.dateFnsTz.toFixed(0).padStart(7)}`);

for (const [name, peer, limit] of [
  ['Intl', best.intl, ratios.intl],
  ['date-fns-tz', best.dateFnsTz, ratios.dateFnsTz],
] as const) {
  judge(best.ours / peer, `of ${name}`, limit);
}
