import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrivalCalls, portArrival } from '#/domain/fleetMap/dayArrival.ts';
import { fleetVessels } from '#/domain/fleetMap/fleetMap.ts';
import { portCalls } from '#/domain/fleetMap/portCalls.ts';
import { sailingsOf } from '#/domain/fleetMap/sailings.ts';
import { facetCounts } from '#/domain/list/facetCounts.ts';
import { facetTest } from '#/domain/list/facets.ts';
import { fleetRows } from '#/domain/list/list.ts';
import { groupRows } from '#/domain/list/rowGroups.ts';
import { arrivesToday } from '#/domain/morning/arrivesToday.ts';
import { profile } from '#/domain/profile/profile.ts';
import { type ProfileSubject, subjectOf } from '#/domain/profile/subject.ts';
import { runs } from '#/test/runs.ts';
import { at, boardOf, coming } from '#/test/samples/board.ts';
import { now } from '#/test/samples/exceptions.ts';
import { sampleContainer, samplePlace } from '#/test/samples/records.ts';
import { parseCalendarDay } from '#/time/calendarDay.ts';
import { hour } from '#/time/durations.ts';
import { valueLabel } from '#/wording/listFacets.ts';
import { groupName } from '#/wording/listGroups.ts';
import { runToCompletion } from './runToCompletion.ts';
import type { Shipment } from './shipment.ts';
import { differentVessels, imoOf, sameVessel, vesselKey, voyageKey } from './vesselIdentity.ts';

const vessel = (name: string | null, imo: string | null = null, id: string | null = null) => ({
  id,
  name,
  imo,
});

const placeholders = (
  'TBN|TBA|tba|T.B.N.|VESSEL TBA|TBN 1|TBA001|MSC TBN|TBD/TBC|VESSEL TO BE NAMED|Unknown|UNKNOWN VESSEL|N/A|NA|n.a.|NIL|NONE|' +
  'NOT AVAILABLE|not yet assigned|DUMMY|-|--|?|.|0|000|X|XXX|FEEDER|FEEDER 2|NEXT VESSEL|M/V TBA|POR CONFIRMAR|À CONFIRMER|unbekannt|待定'
).split('|');
const noNumbers = [
  '0',
  '0000000',
  '1',
  '9999999',
  '9999993',
  '-',
  '',
  '1234567',
  '932148',
  '93214830',
  '9321482',
  'TBA',
];
const names = [
  'Ivory Accord',
  'NORTH WIND',
  'SHIP 4 SOUTH',
  'MSC Unity',
  'TBC PRAISE',
  'NEXT WAVE',
  'A LA MARINE',
  '海丰上海',
];

describe('the number and the name of a vessel', () => {
  it.each(noNumbers)('%j is no IMO number', (imo) => {
    expect(imoOf(vessel(null, imo))).toBeNull();
    expect(vesselKey(vessel(null, imo))).toBeNull();
    expect(vesselKey(vessel('NORTH WIND', imo))).toBe('NORTH WIND');
  });

  it.each(['9321483', ' 9321483 ', 'IMO9321483', 'IMO 9321483', 'imo: 9321483'])('%j is one', (imo) => {
    expect(imoOf(vessel(null, imo))).toBe('9321483');
  });

  it.each(placeholders)('%j names no vessel', (name) => {
    expect(vesselKey(vessel(name))).toBeNull();
    expect(vesselKey(vessel(name, null, 'record'))).toBeNull();
    expect(sameVessel(vessel(name), vessel(name))).toBe(false);
    expect(differentVessels(vessel(name), vessel('NORTH WIND'))).toBe(false);
    expect(vesselKey(vessel(name, '9321483'))).toBe('9321483');
  });

  it.each(names)('%j names one', (name) => {
    expect(vesselKey(vessel(name))).not.toBeNull();
    expect(sameVessel(vessel(name), vessel(name.toUpperCase()))).toBe(true);
  });

  it('is the same however it is written', () => {
    const accord = vesselKey(vessel('Ivory Accord', '9321483'));
    for (const name of ['IVORY ACCORD', 'M/V Ivory Accord', 'MV IVORY-ACCORD', ' ivory  accord '])
      expect(vesselKey(vessel(name, '9321483'))).toBe(accord);
  });

  it('counts together: one number under two names is not known to be one vessel, nor two', () => {
    const [north, south] = [vessel('NORTH WIND', '9321483'), vessel('SOUTH WIND', '9321483')];
    expect(vesselKey(north)).not.toBe(vesselKey(south));
    expect([sameVessel(north, south), differentVessels(north, south)]).toEqual([false, false]);
    expect(sameVessel(north, vessel(null, '9321483'))).toBe(true);
    expect(differentVessels(north, vessel('NORTH WIND', '9400007'))).toBe(true);
  });

  it('is one in two records of it, and of its record where nothing else says', () => {
    const [one, other] = ['1', '2'].map((id) => ({ id, imo: null, name: 'NORTH WIND' }));
    expect([sameVessel(one ?? null, other ?? null), one && other && differentVessels(one, other)]).toEqual([
      true,
      false,
    ]);
    const unread = { id: '3', imo: null, name: null };
    expect([sameVessel(unread, unread), one && differentVessels(unread, one)]).toEqual([true, true]);
  });

  it.each(['TBA', '-', '', '0', '000', 'UNKNOWN'])('%j is no voyage number', (voyage) => {
    expect(voyageKey(voyage)).toBe('');
  });
});

const port = samplePlace({ id: 'la', name: 'Los Angeles', locode: 'USLAX', zone: 'America/Los_Angeles' });
const maersk = { scac: 'MAEU', shortName: 'Maersk', name: null };
const hapag = { scac: 'HLCU', shortName: 'Hapag-Lloyd', name: null };
const container = (id: string) => sampleContainer({ id, number: id, currentStatus: 'on_ship' });

/** Two shipments of two carriers that arrive within an hour at one port. */
const twoOf = (one: Shipment['podVessel'], other: Shipment['podVessel'], voyage: string | null) => [
  coming({
    id: '1',
    portOfDischarge: port,
    carrier: maersk,
    podVessel: one,
    podVoyageNumber: voyage,
    podEta: at(2 * hour),
    containers: [container('A')],
  }),
  coming({
    id: '2',
    portOfDischarge: port,
    carrier: hapag,
    podVessel: other,
    podVoyageNumber: voyage,
    podEta: at(3 * hour),
    containers: [container('B')],
  }),
];

/** How many calls each place that gathers containers by their vessel makes of them. */
function callsOf(shipments: readonly Shipment[]): Readonly<Record<string, number>> {
  const boxes = shipments.flatMap((shipment) =>
    shipment.containers.map((one) => ({ shipment, container: one })),
  );
  const arrivals = shipments.flatMap((shipment) => portArrival(shipment, shipment.containers, now) ?? []);
  const rows = fleetRows(shipments, 'shipment', { named: null }, now);
  return {
    board: boardOf(shipments).lines.length,
    vessels: fleetVessels(sailingsOf(shipments), () => undefined, now).vessels.length,
    day: arrivalCalls(arrivals).length,
    port: portCalls(boxes, 'arriving').length,
    morning: arrivesToday(shipments, now).length,
    groups: groupRows(rows, 'vessel', groupName).length,
  };
}

const today = parseCalendarDay('2026-08-12') ?? expect.fail('no day');
const pageOf = (subject: ProfileSubject, shipments: readonly Shipment[]) =>
  runToCompletion(
    profile(subject, { shipments, book: { tariffs: [], calendars: [] }, changed: null, now, today }),
  );

const everywhere = (count: number) => ({
  board: count,
  vessels: count,
  day: count,
  port: count,
  morning: count,
  groups: count,
});

const called = fc.constantFrom(...placeholders, null);
const unnumbered = fc.constantFrom(...noNumbers, null);
const voyages = fc.constantFrom('TBA', '12E', null);

describe('containers of two carriers (trap 80)', () => {
  it('are two calls where nothing identifies their vessel, and none vanishes', () => {
    fc.assert(
      fc.property(called, called, unnumbered, voyages, (one, other, imo, voyage) => {
        const shipments = twoOf(vessel(one, imo), vessel(other, imo), voyage);
        expect(callsOf(shipments)).toEqual({
          ...everywhere(2),
          // Without a name or a number on either, both are in the group of what is not reported.
          ...(one === null && other === null && voyage === null ? { groups: 1 } : {}),
        });
      }),
      { numRuns: runs(500) },
    );
  });

  it('are two calls under one filler or one number with two names, and two choices of the list', () => {
    fc.assert(
      fc.property(fc.constantFrom(...noNumbers, '9321483'), voyages, (imo, voyage) => {
        const shipments = twoOf(vessel('NORTH WIND', imo), vessel('SOUTH WIND', imo), voyage);
        expect(callsOf(shipments)).toEqual(everywhere(2));
        const choices = runToCompletion(facetCounts(shipments, 'container', {}, now, valueLabel)).podVessel;
        expect(choices.map(({ name, count }) => [name, count])).toEqual([
          ['NORTH WIND', 1],
          ['SOUTH WIND', 1],
        ]);
        for (const { value, name } of choices) {
          const failing = facetTest({ podVessel: [value] }, now);
          expect(shipments.filter((shipment) => failing(shipment).length === 0)).toMatchObject([
            { podVessel: { name } },
          ]);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it('are one call of a vessel that both name', () => {
    for (const [one, other] of [
      [vessel('NORTH WIND', '9321483'), vessel('North Wind', 'IMO 9321483')],
      [vessel('NORTH WIND', '0'), vessel('MV North Wind', '9999999')],
      [vessel(null, '9321483'), vessel('TBN', '9321483')],
    ] as const)
      expect(callsOf(twoOf(one, other, '12E'))).toEqual(everywhere(1));
  });

  it('have one page of a number under two names, with a call of each', () => {
    const shipments = twoOf(vessel('NORTH WIND', '9321483'), vessel('SOUTH WIND', '9321483'), '12E');
    const page = pageOf(subjectOf('vessel', 'IMO9321483'), shipments);
    expect(page).toMatchObject({ label: 'NORTH WIND / SOUTH WIND', containers: 2 });
    expect(page.calls.map(({ vessel: of, count }) => [of?.name, count])).toEqual([
      ['NORTH WIND', 1],
      ['SOUTH WIND', 1],
    ]);
    const own = pageOf(subjectOf('vessel', 'IMO9321483 north wind'), shipments);
    expect(own).toMatchObject({ label: 'NORTH WIND', containers: 1 });
  });

  it('have no page of a vessel that is to be named', () => {
    const shipments = twoOf(vessel('TBN'), vessel('TBN'), null);
    expect(pageOf(subjectOf('vessel', 'TBN'), shipments).containers).toBe(0);
    const atPort = pageOf(subjectOf('port', 'USLAX'), shipments);
    expect(atPort).toMatchObject({ containers: 2, calls: [], withoutCall: 2 });
  });
});
