import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FleetRow } from '#/domain/list/row.ts';
import type { Container } from '#/domain/records/container.ts';
import { runToCompletion } from '#/domain/records/runToCompletion.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { addDays, parseCalendarDay } from '#/time/calendarDay.ts';
import { type Instant, instant, parseInstant } from '#/time/instant.ts';
import { dayOf } from '#/time/localDay.ts';
import { readMoment } from '#/time/moment.ts';
import { fleetDaysInSteps, type FleetDays } from './day.ts';
import { freeTimeOf, freeTimeOn } from './freeTimeOnMap.ts';

const at = (text: string): Instant => parseInstant(text) ?? instant(Number.NaN);
const now = at('2026-08-12T15:00:00Z');
const losAngeles = samplePlace({ id: 'lax', name: 'Los Angeles', zone: 'America/Los_Angeles' });
const rotterdam = samplePlace({ id: 'rtm', name: 'Rotterdam', zone: 'Europe/Amsterdam' });
const pier = { type: 'terminal', id: 't400', name: 'Pier 400' } as const;

function row(known: Partial<Shipment>, container: Partial<Container> = {}): FleetRow {
  const containers = [sampleContainer(container)];
  const shipment = sampleShipment({ portOfDischarge: losAngeles, podTerminal: pier, containers, ...known });
  return { id: shipment.id, kind: 'shipment', shipment, containers };
}

function daysOf(rows: readonly FleetRow[]): FleetDays {
  return runToCompletion(fleetDaysInSteps(rows, now));
}

const arrivalsAt = (days: FleetDays, text: string) =>
  days
    .at(at(text))
    .flatMap(({ place, day, tense, terminals }) =>
      terminals.flatMap(({ terminal, arrivals }) =>
        arrivals.map(({ status }) => [place.name, terminal?.name, day, tense, status].join(' ')),
      ),
    );

describe('the arrivals of a day', () => {
  it('are counted once a shipment for each local day', () => {
    const on = (day: string) => readMoment(`2026-08-${day}`, 'America/Los_Angeles');
    const known = { destination: rotterdam, destinationEta: on('15') };
    const days = daysOf([row({ podEta: on('15') }), row({ podEta: on('15'), ...known }), row({})]);
    expect([...days.arrivals]).toEqual([['2026-08-15', 2]]);
  });

  it('are those of the local day of each port', () => {
    const days = daysOf([
      row({ podEta: readMoment('2026-08-15T05:00:00Z', 'America/Los_Angeles') }),
      row({
        portOfDischarge: rotterdam,
        podTerminal: null,
        podEta: readMoment('2026-08-15T05:00:00Z', 'Europe/Amsterdam'),
      }),
    ]);
    // In Los Angeles it is still the evening of the 14th, in Rotterdam the 15th has begun.
    expect(arrivalsAt(days, '2026-08-15T05:00:00Z')).toEqual([
      'Los Angeles Pier 400 2026-08-14 future expected',
      'Rotterdam  2026-08-15 future expected',
    ]);
    expect(arrivalsAt(days, '2026-08-15T09:00:00Z')).toEqual(['Rotterdam  2026-08-15 future expected']);
  });

  it('are actual or overdue once the day has passed', () => {
    const days = daysOf([
      row({ podAta: readMoment('2026-08-10T20:00:00Z', 'America/Los_Angeles') }),
      row({ podEta: readMoment('2026-08-10T21:00:00Z', 'America/Los_Angeles') }),
    ]);
    expect(arrivalsAt(days, '2026-08-10T18:00:00Z')).toEqual([
      'Los Angeles Pier 400 2026-08-10 past actual',
      'Los Angeles Pier 400 2026-08-10 past overdue',
    ]);
  });

  it('do not have an estimate once the containers are discharged', () => {
    const discharged = readMoment('2026-08-09T20:00:00Z', 'America/Los_Angeles');
    const days = daysOf([
      row(
        { podEta: readMoment('2026-08-14T20:00:00Z', 'America/Los_Angeles') },
        { podDischarged: discharged },
      ),
    ]);
    expect(arrivalsAt(days, '2026-08-14T20:00:00Z')).toEqual([]);
    expect(arrivalsAt(days, '2026-08-09T20:00:00Z')).toEqual(['Los Angeles Pier 400 2026-08-09 past actual']);
  });

  describe('inland', () => {
    const memphis = samplePlace({ id: 'mem', name: 'Memphis', type: 'metro_area', zone: 'America/Chicago' });
    const ramp = { type: 'rail_terminal', id: 'r1', name: 'Marion' } as const;
    const there = { destination: memphis, destinationTerminal: ramp };
    const inMemphis = (text: string) => readMoment(text, 'America/Chicago');

    it('have the estimate of the shipment, on the local day of its place', () => {
      const days = daysOf([row({ ...there, destinationEta: inMemphis('2026-08-21T01:00:00Z') })]);
      expect(arrivalsAt(days, '2026-08-20T18:00:00Z')).toEqual(['Memphis Marion 2026-08-20 future expected']);
      expect(arrivalsAt(days, '2026-08-21T18:00:00Z')).toEqual([]);
    });

    it('have the facts of the railroad for each container, actuals before estimates', () => {
      const containers = [
        { id: 'a', inlandEta: inMemphis('2026-08-14T20:00:00Z') },
        { id: 'b', inlandEta: inMemphis('2026-08-14T20:00:00Z') },
        { id: 'c', inlandEta: inMemphis('2026-08-11T20:00:00Z') },
        {
          id: 'd',
          inlandEta: inMemphis('2026-08-14T20:00:00Z'),
          inlandAta: inMemphis('2026-08-11T21:00:00Z'),
        },
        { id: 'e', inlandRailUnloaded: inMemphis('2026-08-11T22:00:00Z') },
      ].map((known) => sampleContainer(known));
      const shipment = sampleShipment({
        ...there,
        destinationEta: inMemphis('2026-08-16T20:00:00Z'),
        containers,
      });
      const days = daysOf([{ id: 's', kind: 'shipment', shipment, containers }]);
      expect(arrivalsAt(days, '2026-08-14T20:00:00Z')).toEqual(['Memphis Marion 2026-08-14 future expected']);
      expect(
        days
          .at(at('2026-08-14T20:00:00Z'))
          .flatMap(({ terminals }) => terminals.flatMap(({ arrivals }) => arrivals))
          .map((arrival) => [arrival.mode, arrival.containers.map(({ id }) => id)]),
      ).toEqual([['rail', ['a', 'b']]]);
      expect(arrivalsAt(days, '2026-08-11T20:00:00Z')).toEqual([
        'Memphis Marion 2026-08-11 past overdue',
        'Memphis Marion 2026-08-11 past actual',
        'Memphis Marion 2026-08-11 past actual',
      ]);
      expect(arrivalsAt(days, '2026-08-16T20:00:00Z')).toEqual([]);
    });

    it('are none where the journey ends at the port of discharge, and none after pickup', () => {
      const eta = { destinationEta: inMemphis('2026-08-14T20:00:00Z') };
      const days = daysOf([
        row({ ...eta, destination: losAngeles }),
        row({ ...there, ...eta }, { currentStatus: 'picked_up' }),
      ]);
      expect(arrivalsAt(days, '2026-08-14T20:00:00Z')).toEqual([]);
    });
  });

  it('have every arrival on exactly one day of its port', () => {
    const hours = fc.integer({ min: -400, max: 400 });
    fc.assert(
      fc.property(fc.array(hours, { maxLength: 12 }), (offsets) => {
        const rows = offsets.map((offset, index) =>
          row({
            id: `${index}`,
            podEta: readMoment(new Date(now + offset * 3_600_000).toISOString(), 'America/Los_Angeles'),
          }),
        );
        const days = daysOf(rows);
        const all = Array.from({ length: 42 }, (_, day) => instant(now + (day - 21) * 86_400_000)).flatMap(
          (noon) => days.at(noon).flatMap(({ terminals }) => terminals.flatMap(({ arrivals }) => arrivals)),
        );
        expect(all.map(({ shipment }) => shipment.id).toSorted()).toEqual(
          rows.map(({ shipment }) => shipment.id).toSorted(),
        );
      }),
    );
  });
});

describe('the free time of a day', () => {
  const zone = 'America/Los_Angeles';
  const deadline = readMoment('2026-08-14T07:00:00Z', zone);
  const landed = {
    podZone: zone,
    podTerminal: pier,
    podDischarged: readMoment('2026-08-10T20:00:00Z', zone),
    lastFreeDay: deadline,
    terminalCheckedAt: now,
  };
  const stateOn = (container: Partial<Container>, text: string) =>
    daysOf([row({}, container)])
      .at(at(text))
      .flatMap(({ terminals }) => terminals.flatMap(({ freeTime }) => freeTime.map(({ state }) => state)));

  it('runs from the discharge, ends on the last free day and is over after it', () => {
    expect(stateOn(landed, '2026-08-09T20:00:00Z')).toEqual([]);
    expect(stateOn(landed, '2026-08-10T20:00:00Z')).toEqual(['runs']);
    expect(stateOn(landed, '2026-08-14T20:00:00Z')).toEqual(['ends']);
    // 20 hours after the instant that the deadline is stored as it is still the same day there (trap 11).
    expect(stateOn(landed, '2026-08-15T03:00:00Z')).toEqual(['ends']);
    expect(stateOn(landed, '2026-08-15T20:00:00Z')).toEqual(['over']);
  });

  it('stops on the day of pickup', () => {
    const out = { ...landed, podFullOut: readMoment('2026-08-12T09:00:00Z', zone) };
    expect(stateOn(out, '2026-08-11T20:00:00Z')).toEqual(['runs']);
    expect(stateOn(out, '2026-08-12T20:00:00Z')).toEqual([]);
  });

  it('is not shown for a container that is gone without a date', () => {
    expect(stateOn({ ...landed, currentStatus: 'picked_up' }, '2026-08-12T20:00:00Z')).toEqual([]);
  });

  it('is not shown where its first day is not reported', () => {
    expect(stateOn({ ...landed, podDischarged: null }, '2026-08-12T20:00:00Z')).toEqual([]);
    expect(stateOn({ ...landed, podDischarged: null }, '2026-08-14T20:00:00Z')).toEqual([]);
  });

  it('counts an inland deadline at the place of pickup', () => {
    const chicago = samplePlace({ id: 'chi', name: 'Chicago', zone: 'America/Chicago' });
    const inland = {
      podRailCarrier: 'UPRR',
      finalDestinationZone: 'America/Chicago',
      inlandAta: readMoment('2026-08-11T20:00:00Z', 'America/Chicago'),
      deadlines: { line: null, terminal: null, rail: readMoment('2026-08-13T05:00:00Z', 'America/Chicago') },
    };
    const days = daysOf([row({ destination: chicago }, inland)]);
    expect(days.at(at('2026-08-13T20:00:00Z')).map(({ place, day }) => [place.name, day])).toEqual([
      ['Chicago', '2026-08-13'],
    ]);
  });

  it('only ever goes from running to its end to over, until pickup', () => {
    const order = { none: 0, runs: 1, ends: 2, over: 3 };
    fc.assert(
      fc.property(
        fc.integer({ min: -10, max: 10 }),
        fc.integer({ min: 0, max: 10 }),
        fc.option(fc.integer({ min: 0, max: 20 }), { nil: null }),
        (first, length, stay) => {
          const begin = parseCalendarDay('2026-08-12');
          if (!begin) return;
          const day = (count: number) => ({ kind: 'day', day: addDays(begin, count) }) as const;
          const box = row(
            {},
            {
              podDischarged: day(first),
              podFullOut: stay === null ? null : day(first + stay),
              lastFreeDay: day(first + length),
            },
          );
          const [container] = box.containers;
          const time = container ? freeTimeOf({ shipment: box.shipment, container }, now) : null;
          expect(time).not.toBeNull();
          if (!time) return;
          const states = Array.from({ length: 57 }, (_, count) => {
            const today = addDays(begin, count - 12);
            return { today, state: freeTimeOn(time, today) };
          });
          const { pickedUp } = time;
          const [after, until] = [true, false].map((isOut) =>
            states.filter(({ today }) => (pickedUp !== null && today >= pickedUp) === isOut),
          );
          expect(after?.every(({ state }) => state === null)).toBe(true);
          const ranks = until?.map(({ state }) => order[state ?? 'none']) ?? [];
          expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
          const last = dayOf(day(first + length));
          expect(until?.filter(({ state }) => state === 'ends').map(({ today }) => today)).toEqual(
            pickedUp !== null && pickedUp <= last ? [] : [last],
          );
        },
      ),
    );
  });
});
