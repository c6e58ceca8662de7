import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleContainer, sampleEvent, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { usePreferences } from '#/device/preferences.ts';
import { readMoment } from '#/time/moment.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { buildJourney } from '#/domain/timeline/legs.ts';
import { parseInstant } from '#/time/instant.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
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

const askedTwoHoursAgo = {
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
  const container = sampleContainer();
  const shipment = sampleShipment({ carrierTracking: askedTwoHoursAgo, ...known });
  const legs = buildJourney({ events, rawEvents, shipment, container });
  const trackedSince = parseInstant('2026-07-01T00:00:00Z');
  render(<Timeline legs={legs} tracking={shipment.carrierTracking} trackedSince={trackedSince} />);
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
  vi.useRealTimers();
});

describe('Timeline', () => {
  it('heads a leg with the vessel, the voyage and the places', () => {
    draw([departed], [arrival]);
    expect(screen.getByRole('heading', { name: /ALBA/ }).textContent).toMatch(
      /ALBA voyage 031E.*Shanghai → Los Angeles/,
    );
  });

  it('gives time of the place with its zone, place, facility and source of an event', () => {
    draw([departed]);
    const row = rowOf('Departed port of loading');
    expect(row.getByText(/06:00/).closest('time')?.textContent).toBe('Tue 21 Jul06:00GMT+8');
    expect(row.getByText('CNSHG')).toBeDefined();
    expect(row.getByText(/Yangshan Phase 4/)).toBeDefined();
    expect(row.getByText(/by the carrier/)).toBeDefined();
    expect(row.queryByText('Expected')).toBeNull();
  });

  it('tells an estimate from a fact in words', () => {
    draw([departed], [arrival]);
    const row = rowOf('Arrival at port of discharge');
    expect(row.getByText('Expected')).toBeDefined();
    expect(row.getByText(/09:00/).closest('time')?.dateTime).toBe('2026-08-14T16:00:00Z');
  });

  const late = { ...arrival, when: readMoment('2026-08-03T16:00:00Z', 'America/Los_Angeles') };

  it('says that an expected event was not seen once its time has passed, and when the line was checked', () => {
    draw([departed], [late]);
    const row = rowOf('Arrival at port of discharge');
    expect(row.getByText('Expected, not seen')).toBeDefined();
    expect(row.getByText('Mon 3 Aug')).toBeDefined();
    expect(row.getByText(/^Line checked/).textContent).toBe('Line checked 2 h ago');
  });

  it('does not say "not seen" while the line was not asked since', () => {
    draw([departed], [{ ...arrival, when: readMoment('2026-08-12T14:00:00Z', 'America/Los_Angeles') }]);
    const row = rowOf('Arrival at port of discharge');
    expect(row.queryByText('Expected, not seen')).toBeNull();
    expect(row.getByText(/before that time had passed/)).toBeDefined();
  });

  it('gives the reason where an overdue expectation cannot be judged', () => {
    const stoppedAt = parseInstant('2026-08-01T00:00:00Z');
    draw([departed], [late], { carrierTracking: { ...askedTwoHoursAgo, stoppedAt } });
    expect(rowOf('Arrival at port of discharge').getByText(/Tracking has stopped/)).toBeDefined();
  });

  it('marks the present on the clock of the next place, with the time behind it and before it', () => {
    draw([departed], [arrival]);
    const row = rowOf('Now');
    expect(row.getByText(/08:00/).closest('time')?.textContent).toBe('Wed 12 Aug08:00PDT');
    expect(row.getByText('22 d since the last event: at sea')).toBeDefined();
    expect(row.getByText('about 2 d to go to Los Angeles, expected')).toBeDefined();
  });

  it('counts the stay on from the discharge, whatever the terminal has told since', () => {
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
    const gap = rowOf('at sea, counted to an estimate');
    expect(gap.getByText('24 d')).toBeDefined();
  });

  it('says how long after it happened an event was learned, and how long ago an estimate was told', () => {
    const createdAt = parseInstant('2026-07-21T04:05:00Z');
    draw([{ ...departed, createdAt }], [{ ...arrival, createdAt: parseInstant('2026-08-10T12:00:00Z') }]);
    expect(rowOf('Departed port of loading').getByText(/learned 6 h later/)).toBeDefined();
    expect(rowOf('Arrival at port of discharge').getByText(/told 2 d ago/)).toBeDefined();
  });

  it('tells steps of the record from events, and names those that nobody reported', () => {
    draw([{ ...departed, name: 'full_out', place: losAngeles }], [], {
      portOfLoading: shanghai,
      portOfDischarge: losAngeles,
      polAtd: departed.when,
    });
    expect(rowOf('Departed port of loading').getByText(/from the record, no event tells it/)).toBeDefined();
    expect(rowOf('Not reported').getByText(/^Loaded at port of loading.*later steps show/)).toBeDefined();
  });

  it('says that a time, a zone, a place or a source is unknown (traps 20, 23)', () => {
    draw([
      sampleEvent('full_in', null, { dataSource: null }),
      sampleEvent('empty_out', null, { when: readMoment('2026-07-10T07:00:00Z', null), locode: 'CNNGB' }),
    ]);
    const unknown = rowOf('Gated in full at origin');
    expect(unknown.getByText('Time unknown')).toBeDefined();
    expect(unknown.getByText('Location unknown')).toBeDefined();
    expect(unknown.getByText(/source not reported/)).toBeDefined();
    const half = rowOf('Empty picked up for loading');
    expect(half.getByText('zone unknown')).toBeDefined();
    expect(half.getByText('07:00', { exact: false })).toBeDefined();
    expect(half.getByText('CNNGB')).toBeDefined();
  });

  it('shows words that nobody knows as they came, never as markup (traps 25, 37)', () => {
    draw([sampleEvent('drone_landed<br>', null, { dataSource: 'drone<b>' })]);
    expect(screen.getByText('drone_landed<br>')).toBeDefined();
    expect(screen.getByText(/by drone<b>/)).toBeDefined();
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
