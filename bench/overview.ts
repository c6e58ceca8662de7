import { overview } from '../src/domain/overview/overview.ts';
import type { Shipment } from '../src/domain/records/shipment.ts';
import { sampleContainer, samplePlace, sampleShipment } from '../src/test/samples/records.ts';
import { day } from '../src/time/durations.ts';
import { instant } from '../src/time/instant.ts';
import { localDay } from '../src/time/localDay.ts';
import { readMoment } from '../src/time/moment.ts';
import { utc } from '../src/time/zone.ts';
import { sampleTariffs } from '../src/wording/sampleTariffs.ts';
import { judge } from './support/judge.ts';
import { sized } from './support/smoke.ts';

/**
 * The figures of `/overview` over 10,000 shipments of 18,000 containers, with two tariffs on: `npm run bench -- overview`.
 * Each piece between two pauses is one of the main thread; the limit is what a reader does not feel.
 */
const limit = 100;
const now = instant(Date.parse('2026-11-25T18:00:00Z'));
const zone = 'America/Los_Angeles';
const ports = Array.from({ length: 40 }, (_, place) =>
  samplePlace({ locode: `US${String(place).padStart(3, '0')}`, name: `Port ${place}`, zone }),
);

/** A third at sea, a third waiting since up to three weeks, a third out. */
function shipment(_: unknown, number: number): Shipment {
  const at = (days: number) => readMoment(new Date(now + days * day).toISOString(), zone);
  const since = number % 21;
  const isThere = number % 3 > 0;
  const containers = Array.from({ length: number % 5 === 0 ? 5 : 1 }, (_one, place) =>
    sampleContainer({
      id: `c${number}-${place}`,
      podZone: zone,
      equipmentType: 'dry',
      currentStatus: isThere ? 'available' : 'on_ship',
      podDischarged: isThere ? at(-since - 1) : null,
      podFullOut: number % 3 === 2 ? at(-since / 2) : null,
      lastFreeDay: isThere ? at(7 - since) : null,
      terminalCheckedAt: now,
    }),
  );
  const port = ports[number % ports.length] ?? null;
  return sampleShipment({
    id: `s${number}`,
    containers,
    portOfDischarge: port,
    portOfLoading: ports[number % 7] ?? null,
    podEta: at(isThere ? -since - 1 : number % 70),
    podOriginalEta: at(isThere ? -since : (number % 70) - (number % 4)),
  });
}

const shipments = Array.from({ length: sized(10_000, 50) }, shipment);
const book = { tariffs: sampleTariffs.map((tariff) => ({ ...tariff, isOn: true })), calendars: [] };
const question = { shipments, book, changed: new Set(['s1']), now, today: localDay(now, utc) };

const used = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

for (const what of ['the first time, code cold', 'in the next minute']) {
  const work = overview(what.startsWith('the') ? question : { ...question, now: instant(now + 60_000) });
  const begin = used();
  let longest = 0;
  for (let done = false; !done;) {
    // Of the processor, whatever else the machine does.
    const before = used();
    done = work.next().done === true;
    longest = Math.max(longest, used() - before);
  }
  console.log(`${(used() - begin).toFixed(0)} ms in all, ${what}`);
  judge(longest, `ms in one piece, ${what}`, limit);
}
