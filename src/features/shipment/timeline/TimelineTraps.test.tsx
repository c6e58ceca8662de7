import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { timeline } from '#/domain/timeline/timeline.ts';
import { sampleContainer, sampleEvent, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { Timeline } from './Timeline.tsx';

const newYork = 'America/New_York';
const place = (locode: string, name: string) => samplePlace({ locode, name });
const singapore = place('SGSIN', 'Singapore');
const colombo = place('LKCMB', 'Colombo');
const losAngeles = place('USLAX', 'Los Angeles');
const reno = place('USRNO', 'Reno');
const chicago = place('USCHI', 'Chicago');
const vessel = (name: string, voyageNumber: string) => ({
  vessel: { id: name, imo: null, name },
  voyageNumber,
});
const at = (name: string, text: string, zone: string | null, known: Partial<TransportEvent> = {}) =>
  sampleEvent(name, null, { id: `${name} ${text}`, when: readMoment(text, zone), ...known });

function draw(events: readonly TransportEvent[], rawEvents: readonly TransportEvent[] = []) {
  const now = instant(Date.parse('2026-12-01T15:00:00Z'));
  const carrierTracking = {
    lastAttemptedAt: now,
    lastSucceededAt: now,
    stoppedAt: null,
    stoppedReason: null,
  };
  const shipment = sampleShipment({ portOfDischarge: losAngeles, destination: chicago, carrierTracking });
  const drawn = timeline({ events, rawEvents, shipment, container: sampleContainer() }, now);
  render(<Timeline legs={drawn.legs} />);
}
/** The events of the timeline as they are read, each with its time. */
const read = () => [...document.querySelectorAll('li li')].map((row) => row.textContent);
const headings = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T15:00:00Z') });
});

it('converts old names of zones, keeps digits without a zone, and shows UTC with a note for nonsense (trap 20)', () => {
  draw([
    at('empty_out', '2026-11-10T05:30:00Z', 'US/Eastern'),
    at('full_in', '2026-11-11T05:30:00Z', 'Asia/Calcutta'),
    at('vessel_loaded', '2026-11-12T05:30:00Z', null),
    at('vessel_departed', '2026-11-13T05:30:00Z', 'Mars/Olympus'),
  ]);
  const times = [...document.querySelectorAll('li li time')].map((time) => time.textContent);
  expect(times).toEqual(
    expect.arrayContaining([
      'Tue 10 Nov00:30EST',
      'Wed 11 Nov11:00IST',
      'Thu 12 Nov05:30zone unknown',
      'Fri 13 Nov05:30UTC',
    ]),
  );
  expect(screen.getByText('Fri 13 Nov').closest('time')?.title).toMatch(/Mars\/Olympus/);
});

it('reads an offset and fractions of a second as the same instant (trap 21)', () => {
  draw([
    at('empty_out', '2026-11-09T22:30:00-07:00', newYork),
    at('full_in', '2026-11-10T05:30:00.250Z', newYork),
  ]);
  expect(screen.getAllByText('00:30', { exact: false, selector: 'time > span' })).toHaveLength(2);
});

it('keeps the order of two equal clock times on the night the clocks change, with their offsets (trap 22)', () => {
  draw([at('full_in', '2026-11-01T06:30:00Z', newYork), at('empty_out', '2026-11-01T05:30:00Z', newYork)]);
  const [out, gap, gated] = read();
  expect(out).toMatch(/^Sun 1 Nov01:30EDTGate-out empty/);
  expect(gap).toMatch(/1 hempty out for loading/);
  expect(gated).toMatch(/^Sun 1 Nov01:30ESTGate-in/);
});

it('puts an event without a time where the move has it and says that time and place are not reported (trap 23)', () => {
  draw([sampleEvent('empty_out', null), at('full_in', '2026-11-10T05:30:00Z', newYork)]);
  expect(read()[0]).toMatch(/^Time not reportedGate-out emptyPlace not reported/);
});

it('orders eleven events learned in one second by their time, then as a journey goes (trap 24)', () => {
  const names = [
    'empty_out',
    'full_in',
    'vessel_loaded',
    'vessel_departed',
    'vessel_arrived',
    'vessel_berthed',
    'vessel_discharged',
    'rail_loaded',
    'rail_departed',
    'arrived_at_inland_destination',
    'rail_unloaded',
  ];
  const createdAt = instant(Date.parse('2026-11-30T12:00:00Z'));
  const one = vessel('EMMA', '12W');
  const days = [1, 1, 2, 2, 9, 9, 9, 10, 10, 14, 14];
  const events = names.map((name, index) =>
    at(name, `2026-11-${String(days[index]).padStart(2, '0')}T12:00:00Z`, 'UTC', {
      createdAt,
      ...(name.startsWith('vessel_') ? one : {}),
    }),
  );
  draw(events.toReversed());
  const order = read().flatMap((row) => names.filter((name) => row.includes(labels[name] ?? '-')));
  expect(order).toEqual(names);
});

const labels: Readonly<Record<string, string>> = {
  empty_out: 'Gate-out empty',
  full_in: 'Gate-in full',
  vessel_loaded: 'Loaded on vessel',
  vessel_departed: 'Vessel departed',
  vessel_arrived: 'Vessel arrived',
  vessel_berthed: 'Vessel berthed',
  vessel_discharged: 'Discharged',
  rail_loaded: 'Loaded on rail',
  rail_departed: 'Rail departed',
  arrived_at_inland_destination: 'Arrived at destination ramp',
  rail_unloaded: 'Unloaded from rail',
};

it('draws an estimate of the history among the estimates, after the present (trap 27)', () => {
  draw([
    at('vessel_departed', '2026-11-20T12:00:00Z', 'UTC', vessel('EMMA', '12W')),
    at('vessel_arrived', '2026-12-20T12:00:00Z', 'UTC', { estimated: true, ...vessel('EMMA', '12W') }),
  ]);
  const rows = read();
  expect(rows.findIndex((row) => row.includes('Now'))).toBeLessThan(
    rows.findIndex((row) => /Vessel arrivalEstimated/.test(row)),
  );
});

it('does not use what the source withdrew, neither as an event nor for the time between (trap 28)', () => {
  draw([
    at('vessel_departed', '2026-11-20T12:00:00Z', 'UTC', vessel('EMMA', '12W')),
    at('vessel_arrived', '2026-11-29T12:00:00Z', 'UTC', { invalidated: true, ...vessel('EMMA', '12W') }),
  ]);
  expect(screen.queryByText('Vessel arrived')).toBeNull();
  expect(read().at(-1)).toMatch(/11 d since the last event: at sea/);
});

it('does not take a discharge at a transshipment port for the one at the port of discharge (trap 29)', () => {
  draw([
    at('transshipment_discharged', '2026-11-20T12:00:00Z', 'UTC', {
      place: singapore,
      ...vessel('EMMA', '12W'),
    }),
  ]);
  expect(screen.getByText('Discharged at transshipment port')).toBeDefined();
  expect(screen.queryByText('Discharged')).toBeNull();
  expect(headings().at(-1)).toBe('Pickup and empty returnChicagoupcoming');
});

it('keeps two transshipment ports apart, each with its dwell (trap 30)', () => {
  const [emma, nora, olga] = [vessel('EMMA', '12W'), vessel('NORA', '7E'), vessel('OLGA', '3N')];
  draw([
    at('transshipment_discharged', '2026-11-01T12:00:00Z', 'UTC', { place: singapore, ...emma }),
    at('transshipment_loaded', '2026-11-03T18:00:00Z', 'UTC', { place: singapore, ...nora }),
    at('transshipment_discharged', '2026-11-10T12:00:00Z', 'UTC', { place: colombo, ...nora }),
    at('transshipment_loaded', '2026-11-14T12:00:00Z', 'UTC', { place: colombo, ...olga }),
  ]);
  const rows = read();
  expect(rows).toContainEqual('↓2 d 6 hdwell at Singapore');
  expect(rows).toContainEqual('↓4 ddwell at Colombo');
  expect(headings().filter((words) => /^(EMMA|NORA|OLGA) /.test(words ?? ''))).toHaveLength(3);
});

it('shows a train at each of its stops, and takes no stop for the arrival (traps 31, 32)', () => {
  draw([
    at('rail_departed', '2026-11-20T12:00:00Z', 'UTC', { place: losAngeles }),
    at('rail_arrived', '2026-11-22T12:00:00Z', 'UTC', { place: reno }),
    at('rail_departed', '2026-11-22T17:00:00Z', 'UTC', { place: reno }),
  ]);
  const rows = read();
  expect(rows).toContainEqual('↓2 don rail');
  expect(rows).toContainEqual('↓5 hstop at Reno');
  expect(rows.join(' ')).toMatch(/Arrived at intermediate ramp/);
  expect(rows.join(' ')).not.toMatch(/Arrived at destination ramp/);
  const rail = headings().find((words) => words?.startsWith('Rail'));
  expect(rail).toMatch(/Los Angeles → Reno.*under way/);
});

it('joins two codes of one city by the id of the place (trap 33)', () => {
  const one = samplePlace({ id: 'p1', locode: 'CNSHG', name: 'Shanghai' });
  const same = samplePlace({ id: 'p1', locode: 'CNSHA', name: 'Shanghai' });
  const emma = vessel('EMMA', '12W');
  draw([
    at('vessel_loaded', '2026-11-20T12:00:00Z', 'UTC', { place: one, ...emma }),
    at('vessel_departed', '2026-11-21T12:00:00Z', 'UTC', { place: same, ...emma }),
  ]);
  const [leg] = screen.getAllByRole('heading', { name: /EMMA/ });
  expect(leg && within(leg).getByText('Shanghai → Los Angeles')).toBeDefined();
});
