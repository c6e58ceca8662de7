import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePreferences } from '#/device/preferences.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { timeline } from '#/domain/timeline/timeline.ts';
import { sampleContainer, sampleEvent, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { instant, parseInstant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { Timeline } from './Timeline.tsx';

const shanghai = samplePlace({ name: 'Shanghai', locode: 'CNSHG', zone: 'Asia/Shanghai' });
const losAngeles = samplePlace({ name: 'Los Angeles', locode: 'USLAX', zone: 'America/Los_Angeles' });
const alba = { id: 'vessel-1', name: 'ALBA', imo: null };

const departed = sampleEvent('vessel_departed', null, {
  when: readMoment('2026-07-20T22:00:00Z', 'Asia/Shanghai'),
  place: shanghai,
  vessel: alba,
  voyageNumber: '031E',
  facility: { type: 'terminal', id: 'terminal-1', name: 'Yangshan Phase 4' },
  dataSource: 'shipping_line',
});
const arrival = sampleEvent('vessel_arrived', null, {
  estimated: true,
  when: readMoment('2026-08-14T16:00:00Z', 'America/Los_Angeles'),
  place: losAngeles,
  vessel: alba,
  voyageNumber: '031E',
});

const updatedTwoHoursAgo = {
  lastAttemptedAt: parseInstant('2026-08-12T13:00:00Z'),
  lastSucceededAt: parseInstant('2026-08-12T13:00:00Z'),
  stoppedAt: null,
  stoppedReason: null,
};

function draw(
  events: readonly TransportEvent[],
  rawEvents: readonly TransportEvent[] = [],
  known: Partial<Shipment> = {},
) {
  const container = sampleContainer({ createdAt: parseInstant('2026-07-01T00:00:00Z') });
  const shipment = sampleShipment({ carrierTracking: updatedTwoHoursAgo, ...known });
  const now = instant(Date.now());
  render(<Timeline legs={timeline({ events, rawEvents, shipment, container }, now).legs} />);
}
const rowOf = (label: string | RegExp) => {
  const row = screen.getByText(label).closest('li');
  if (!row) throw new Error('An event stands in a list item');
  return within(row);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-08-12T15:00:00Z') });
});
afterEach(() => {
  usePreferences.setState({ timeDisplay: 'place' });
});

describe('Timeline', () => {
  it('heads a leg with the vessel, the voyage and the places', () => {
    draw([departed], [arrival]);
    expect(screen.getByRole('heading', { name: /ALBA/ }).textContent).toMatch(
      /ALBA voyage 031E.*Shanghai → Los Angeles/,
    );
  });

  it('gives the local time with its zone, the place, facility and source of an event', () => {
    draw([departed]);
    const row = rowOf('Vessel departed');
    expect(row.getByText(/06:00/).closest('time')?.textContent).toBe('Tue 21 Jul06:00+08');
    expect(row.getByText('CNSHG')).toBeDefined();
    expect(row.getByText(/Yangshan Phase 4/)).toBeDefined();
    expect(row.getByText(/^· carrier/)).toBeDefined();
    expect(row.queryByText('Estimated')).toBeNull();
  });

  it('says in words whether a time is actual or estimated', () => {
    draw([departed], [arrival]);
    const row = rowOf('Vessel arrival');
    expect(row.getByText('Estimated')).toBeDefined();
    expect(row.getByText(/09:00/).closest('time')?.dateTime).toBe('2026-08-14T16:00:00Z');
  });

  const late = { ...arrival, when: readMoment('2026-08-03T16:00:00Z', 'America/Los_Angeles') };

  it('calls an estimate overdue once its time has passed, and says when the carrier last updated', () => {
    draw([departed], [late]);
    const row = rowOf('Vessel arrival');
    expect(row.getByText('Overdue')).toBeDefined();
    expect(row.getByText('Mon 3 Aug')).toBeDefined();
    expect(row.getByText(/^Carrier last updated/).textContent).toBe('Carrier last updated 2 h ago');
  });

  it('calls no departure overdue whose container is aboard, on vessel or train', () => {
    const aboard = (name: string, when: string, more: Partial<TransportEvent> = {}) => ({
      ...departed,
      id: name,
      name,
      when: readMoment(when, 'Asia/Shanghai'),
      ...more,
    });
    const yet = { estimated: true };
    draw([aboard('vessel_loaded', '2026-08-01')], [aboard('vessel_departed', '2026-08-02', yet)]);
    const row = rowOf('Vessel departure');
    expect(row.queryByText('Overdue')).toBeNull();
    expect(row.getByText('Loaded. Departure not reported.')).toBeDefined();
    cleanup();
    draw([aboard('full_in', '2026-08-01')], [aboard('vessel_departed', '2026-08-02', yet)]);
    expect(rowOf('Vessel departure').getByText('Overdue')).toBeDefined();
    cleanup();
    const shipped = [departed, { ...arrival, id: 'in', estimated: false, when: departed.when }];
    const loaded = aboard('rail_loaded', '2026-08-05', { place: arrival.place });
    draw([...shipped, loaded], [aboard('rail_departed', '2026-08-06', { ...yet, place: arrival.place })]);
    expect(rowOf('Rail departure').queryByText('Overdue')).toBeNull();
  });

  it('does not say "overdue" before the carrier has updated again', () => {
    draw([departed], [{ ...arrival, when: readMoment('2026-08-12T14:00:00Z', 'America/Los_Angeles') }]);
    const row = rowOf('Vessel arrival');
    expect(row.queryByText('Overdue')).toBeNull();
    expect(row.getByText(/before this time/)).toBeDefined();
  });

  it('gives the reason where an overdue estimate cannot be judged', () => {
    const stoppedAt = parseInstant('2026-08-01T00:00:00Z');
    draw([departed], [late], { carrierTracking: { ...updatedTwoHoursAgo, stoppedAt } });
    expect(rowOf('Vessel arrival').getByText(/Tracking stopped/)).toBeDefined();
  });

  it('marks the present in the local time of the next place, with the time since the last event and to the next', () => {
    draw([departed], [arrival]);
    const row = rowOf('Now');
    expect(row.getByText(/08:00/).closest('time')?.textContent).toBe('Wed 12 Aug08:00PDT');
    expect(row.getByText('22 d since the last event: at sea')).toBeDefined();
    expect(row.getByText('about 2 d to go to Los Angeles, estimated')).toBeDefined();
  });

  it('counts to the departure of what has not left yet, and to nothing once tracking has stopped', () => {
    const leaving = { ...departed, id: 'leaving', estimated: true, when: arrival.when };
    draw([], [leaving]);
    expect(rowOf('Now').getByText('about 2 d to the departure from Shanghai, estimated')).toBeDefined();
    cleanup();
    draw([], [leaving], {
      carrierTracking: { ...updatedTwoHoursAgo, stoppedAt: parseInstant('2026-08-01T00:00:00Z') },
    });
    expect(rowOf('Now').queryByText(/departure from/)).toBeNull();
  });

  it('counts the dwell from the discharge, whatever the terminal has reported since', () => {
    const at = (day: string) => ({
      when: readMoment(`${day}T15:00:00Z`, 'America/Los_Angeles'),
      place: losAngeles,
    });
    draw([
      sampleEvent('vessel_discharged', null, at('2026-08-05')),
      sampleEvent('available', null, at('2026-08-11')),
    ]);
    const row = rowOf('Now');
    expect(row.getByText('1 d since the last event')).toBeDefined();
    expect(row.getByText('7 d dwell at Los Angeles so far')).toBeDefined();
  });

  it('says what a gap rests on', () => {
    draw([departed], [arrival]);
    const gap = rowOf('at sea, end estimated');
    expect(gap.getByText('24 d')).toBeDefined();
  });

  it('says how long after an event it was reported, and how long ago an estimate was updated', () => {
    const createdAt = parseInstant('2026-07-21T04:05:00Z');
    draw([{ ...departed, createdAt }], [{ ...arrival, createdAt: parseInstant('2026-08-10T12:00:00Z') }]);
    expect(rowOf('Vessel departed').getByText(/reported 6 h later/)).toBeDefined();
    expect(rowOf('Vessel arrival').getByText(/updated 2 d ago/)).toBeDefined();
  });

  it('marks steps that only a record has, and names those that are not reported', () => {
    draw([{ ...departed, name: 'full_out', place: losAngeles }], [], {
      portOfLoading: shanghai,
      portOfDischarge: losAngeles,
      polAtd: departed.when,
    });
    expect(rowOf('Vessel departed').getByText(/from the record, no event/)).toBeDefined();
    expect(rowOf('Not reported').getByText(/^Loaded on vessel.*later events prove/)).toBeDefined();
  });

  it('says that a time, a zone, a place or a source is not reported (traps 20, 23)', () => {
    draw([
      sampleEvent('full_in', null, { dataSource: null }),
      sampleEvent('empty_out', null, { when: readMoment('2026-07-10T07:00:00Z', null), locode: 'CNNGB' }),
    ]);
    const unknown = rowOf('Gate-in full');
    expect(unknown.getByText('Time not reported')).toBeDefined();
    expect(unknown.getByText('Place not reported')).toBeDefined();
    expect(unknown.getByText(/source not reported/)).toBeDefined();
    const half = rowOf('Gate-out empty');
    expect(half.getByText('zone unknown')).toBeDefined();
    expect(half.getByText('07:00', { exact: false })).toBeDefined();
    expect(half.getByText('CNNGB')).toBeDefined();
  });

  it('shows unknown words as they came, never as markup (traps 25, 37)', () => {
    draw([sampleEvent('drone_landed<br>', null, { dataSource: 'drone<b>' })]);
    expect(screen.getByText('drone_landed<br>')).toBeDefined();
    expect(screen.getByText(/drone<b>/)).toBeDefined();
  });

  it('gives the new last free day of a change as a day of the place, whatever clock is chosen (trap 26)', () => {
    usePreferences.setState({ timeDisplay: 'utc' });
    draw([
      sampleEvent('container.pickup_lfd.changed', null, {
        when: readMoment('2026-08-10T12:00:00Z', 'America/Los_Angeles'),
        changedTo: readMoment('2026-08-17T06:59:00Z', 'America/Los_Angeles'),
      }),
    ]);
    expect(rowOf(/Last free day changed/).getByText('Sun 16 Aug')).toBeDefined();
  });
});
