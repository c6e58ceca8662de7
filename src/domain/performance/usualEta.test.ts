import { expect, it } from 'vitest';
import { findColumn } from '#/domain/list/columns.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { usualLimits } from '#/domain/verdict/limits.ts';
import { samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { describeCell } from '#/wording/listCells.ts';
import { fleetPerformance } from './performance.ts';
import { listEtaRecord, usualDelays } from './usualEta.ts';

const now = instant(Date.parse('2026-11-20T12:00:00Z'));
const day = (text: string) => readMoment(text, null);
const port = (locode: string) => samplePlace({ id: locode, locode, name: locode });

const shipment = (id: string, pod: string, known: Partial<Shipment>) =>
  sampleShipment({
    id,
    carrier: { scac: 'MSCU', name: 'MSC', shortName: null },
    portOfLoading: port('CNSHA'),
    portOfDischarge: port(pod),
    podOriginalEta: day('2026-10-01'),
    ...known,
  });

/** Ten arrivals on a lane, of which eight are one to three days late, so that the range holds those. */
const arrivals = (pod: string) =>
  [0, 1, 1, 2, 2, 2, 2, 3, 3, 9].map((late, place) =>
    shipment(`${pod} ${place}`, pod, { podAta: day(`2026-10-${String(1 + late).padStart(2, '0')}`) }),
  );

function usualIn(shipments: readonly Shipment[]) {
  const work = fleetPerformance(shipments, now);
  for (;;) {
    const step = work.next();
    if (step.done) return usualDelays(step.value);
  }
}

const expected = { podEta: day('2026-12-01'), podOriginalEta: day('2026-11-28') };

it('is that of the lane, else that of the carrier, with how many arrivals it rests on', () => {
  const usualOf = usualIn([...arrivals('USLAX'), ...arrivals('USOAK').slice(1, 6)]);
  expect(usualOf(shipment('a', 'USLAX', expected), now)).toMatchObject({ of: 'lane', known: 10 });
  expect(usualOf(shipment('b', 'USOAK', expected), now)).toMatchObject({ of: 'carrier', known: 15 });
});

it('is nothing for what has arrived, has no original ETA, or another carrier', () => {
  const usualOf = usualIn(arrivals('USLAX'));
  const none = { scac: 'MAEU', name: null, shortName: null };
  const all = [{ podAta: day('2026-11-19') }, { podOriginalEta: null }, { podEta: null }, { carrier: none }];
  for (const known of all) {
    expect(usualOf(shipment('a', 'USLAX', { ...expected, ...known }), now)).toBeNull();
  }
});

it('is a cell of the list that sorts by the later end', () => {
  const list = listEtaRecord(usualIn(arrivals('USLAX')));
  const row = {
    id: 'a',
    kind: 'shipment',
    shipment: shipment('a', 'USLAX', expected),
    containers: [],
  } as const;
  const context = { now, limits: usualLimits, etaRecord: list };
  const column = findColumn('etaRecord');
  const value = column?.value(row, context) ?? null;
  expect(value).toMatchObject({ fact: { code: 'etaRecord', usual: { of: 'lane', known: 10 } } });
  expect(value?.kind === 'fact' && describeCell(value.fact)).toEqual([
    expect.stringMatching(/ d, 10 arrivals on lane$/),
  ]);
  expect(column?.order?.(row, context)).toBeGreaterThan(2);
});
