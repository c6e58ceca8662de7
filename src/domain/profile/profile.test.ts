import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { arrivalOf } from '#/domain/arrival/arrival.ts';
import { valuesOf } from '#/domain/list/facets.ts';
import { fleetRows } from '#/domain/list/list.ts';
import { readFleetSearch } from '#/domain/list/search.ts';
import type { Figure } from '#/domain/overview/figure.ts';
import { runToCompletion } from '#/domain/records/runToCompletion.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { runs } from '#/test/runs.ts';
import { fresh, now, zone } from '#/test/samples/exceptions.ts';
import { fleets } from '#/test/samples/fleets.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { parseCalendarDay } from '#/time/calendarDay.ts';
import { readMoment, sortKey } from '#/time/moment.ts';
import { profile } from './profile.ts';
import { type FigureKind, type ProfileSubject, subjectOf, subjectsIn, terminalSubject } from './subject.ts';

const today = parseCalendarDay('2026-08-12') ?? expect.fail('no day');
const book = { tariffs: [], calendars: [] };
const profileOf = (subject: ProfileSubject, shipments: readonly Shipment[]) =>
  runToCompletion(profile(subject, { shipments, book, changed: null, now, today }));

/** The rows of the list at an address. */
function rowsAt({ search }: Figure, shipments: readonly Shipment[]): number {
  const { view, ignored } = readFleetSearch(search);
  expect(ignored).toEqual([]);
  return fleetRows(shipments, view.by, { ...view.filter, named: null }, now).length;
}

const subjectsOf = (shipments: readonly Shipment[]): readonly ProfileSubject[] => [
  ...new Map(
    shipments
      .flatMap((shipment) => [...subjectsIn(shipment, now)])
      .map(({ kind, value }) => [`${kind} ${value}`, { kind, value }]),
  ).values(),
];

it('counts in every figure and call the rows of the list that it leads to', () => {
  fc.assert(
    fc.property(fleets, (shipments) => {
      for (const subject of subjectsOf(shipments)) {
        const found = profileOf(subject, shipments);
        expect(found.rejected).toBe(0);
        expect(found.label).not.toBeNull();
        for (const figure of [...found.figures, ...found.calls])
          expect([figure.search, figure.count]).toEqual([figure.search, rowsAt(figure, shipments)]);
      }
    }),
    { numRuns: runs(1_000) },
  );
}, 120_000);

it('has every container that is expected in one call, and within its times', () => {
  fc.assert(
    fc.property(fleets, (shipments) => {
      for (const subject of subjectsOf(shipments)) {
        const { calls, withoutCall, figures } = profileOf(subject, shipments);
        const countOf = (kind: FigureKind) => figures.find((figure) => figure.kind === kind)?.count ?? 0;
        const inCalls = calls.reduce((sum, { count }) => sum + count, 0);
        const expected =
          subject.kind === 'vessel' ? inCalls + withoutCall : countOf('expected') + countOf('overdue');
        expect(inCalls + withoutCall).toBe(expected);
        for (const call of calls) {
          expect(sortKey(call.from)).toBeLessThanOrEqual(sortKey(call.to));
          const moments = shipments
            .filter(({ podVessel }) => podVessel === call.vessel)
            .flatMap((shipment) => arrivalOf(shipment)?.moment ?? []);
          expect(moments).toContain(call.from);
          expect(moments).toContain(call.to);
        }
      }
    }),
    { numRuns: runs(1_000) },
  );
}, 120_000);

it('does not depend on the order of the shipments', () => {
  fc.assert(
    fc.property(fleets, (shipments) => {
      for (const subject of subjectsOf(shipments)) {
        const facts = (some: readonly Shipment[]) => {
          const { figures, calls, freeDays, terminals, label, containers } = profileOf(subject, some);
          return {
            label,
            containers,
            terminals,
            figures: figures.map(({ count }) => count),
            calls: calls.map(({ key, from, to, count }) => [key, sortKey(from), sortKey(to), count]),
            freeDays: freeDays.map(({ day, daysLeft, rows }) => [day, daysLeft, rows.length]),
          };
        };
        expect(facts(shipments.toReversed())).toEqual(facts(shipments));
      }
    }),
    { numRuns: runs(300) },
  );
}, 120_000);

it('lists a last free day where the container waits, and not at the port that it left by rail', () => {
  const port = samplePlace({ id: 'p', locode: 'USLAX', name: 'Los Angeles', zone });
  const inland = samplePlace({ id: 'i', locode: 'USCHI', name: 'Chicago', zone: 'America/Chicago' });
  const shipment = sampleShipment({
    carrierTracking: fresh,
    portOfDischarge: port,
    destination: inland,
    podAta: readMoment('2026-08-05T10:00:00Z', zone),
    containers: [
      sampleContainer({
        id: 'a',
        number: 'MSCU1234566',
        currentStatus: 'available',
        podZone: zone,
        terminalCheckedAt: now,
        podDischarged: readMoment('2026-08-05T10:00:00Z', zone),
        lastFreeDay: readMoment('2026-08-14T07:00:00Z', zone),
      }),
    ],
  });
  expect(valuesOf('pod', shipment, now)).toEqual(['USLAX']);
  const [day] = profileOf(subjectOf('port', 'uslax'), [shipment]).freeDays;
  expect(day).toMatchObject({ day: '2026-08-14', daysLeft: 2, rows: [{ number: 'MSCU1234566' }] });
  expect(profileOf(subjectOf('port', 'USCHI'), [shipment])).toMatchObject({ containers: 1, freeDays: [] });
});

it('knows a subject by each way in which an address may name it', () => {
  expect(subjectOf('vessel', 'IMO9321483')).toEqual({ kind: 'vessel', value: '9321483' });
  expect(subjectOf('vessel', 'imo 9321483')).toEqual(subjectOf('vessel', '9321483'));
  expect(subjectOf('vessel', 'Imola')).toEqual({ kind: 'vessel', value: 'IMOLA' });
  expect(subjectOf('carrier', 'medu')).toEqual(subjectOf('carrier', 'MSC'));
  expect(subjectOf('port', ' uslax ')).toEqual({ kind: 'port', value: 'USLAX' });
  expect(subjectOf('terminal', 'Pier 400')).toEqual({ kind: 'terminal', value: 'Pier 400' });
});

it.each(['', '.', '..', 'Pier \ud83d'])('gives no page to a name that no address can hold: %j', (name) => {
  const terminal = { type: 'terminal', id: 'pier', name } as const;
  expect(terminalSubject(terminal)).toBeNull();
  const shipment = sampleShipment({ podTerminal: terminal });
  expect([...subjectsIn(shipment, now)].map(({ value }) => value)).not.toContain(name);
});
