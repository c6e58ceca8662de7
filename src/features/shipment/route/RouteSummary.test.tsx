import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Shipment } from '#/domain/records/shipment.ts';
import { samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { parseInstant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { RouteSummary } from './RouteSummary.tsx';

const route: Partial<Shipment> = {
  portOfLoading: samplePlace({ name: 'Shanghai', locode: 'CNSHG', zone: 'Asia/Shanghai' }),
  portOfDischarge: samplePlace({ name: 'Los Angeles', locode: 'USLAX', zone: 'America/Los_Angeles' }),
  polAtd: readMoment('2026-07-20T22:00:00Z', 'Asia/Shanghai'),
  podOriginalEta: readMoment('2026-08-13T16:00:00Z', 'America/Los_Angeles'),
  podEta: readMoment('2026-08-15T16:00:00Z', 'America/Los_Angeles'),
};

function stops(reported: Partial<Shipment>) {
  render(<RouteSummary shipment={sampleShipment({ ...route, ...reported })} container={null} />);
  return screen.getAllByRole('listitem').map((item) => item.textContent);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-08-12T15:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('RouteSummary', () => {
  it('says in words what is actual and what is estimated, in local time', () => {
    const [loading, discharge] = stops({});
    expect(loading).toContain('Departed Tue 21 Jul 06:00+08');
    expect(discharge).toContain('ETA Sat 15 Aug 09:00PDT');
  });

  it('says in words how far the ETA has moved from the original', () => {
    expect(stops({})[1]).toContain('ETA slipped 2 d (Thu 13 Aug → Sat 15 Aug)');
  });

  it('shows the actual arrival once there is one', () => {
    const [, discharge] = stops({ podAta: readMoment('2026-08-11T20:00:00Z', 'America/Los_Angeles') });
    expect(discharge).toContain('Arrived Tue 11 Aug 13:00PDT');
    expect(discharge).toContain('2 d before original ETA (Thu 13 Aug → Tue 11 Aug)');
    expect(discharge).not.toContain('ETA Sat');
  });

  it('says "overdue" only once the carrier has updated after that time', () => {
    const podEta = readMoment('2026-08-12T14:00:00Z', 'America/Los_Angeles');
    const updated = (text: string) => ({
      podEta,
      carrierTracking: { ...sampleShipment().carrierTracking, lastSucceededAt: parseInstant(text) },
    });
    expect(stops(updated('2026-08-12T14:30:00Z'))[1]).toContain('07:00PDT, overdue');
    cleanup();
    const [, discharge] = stops(updated('2026-08-12T13:30:00Z'));
    expect(discharge).toContain('07:00PDT, no carrier update since');
    expect(discharge).not.toContain('overdue');
  });

  it('never shows an elapsed estimate as upcoming', () => {
    const [, discharge] = stops({ podEta: readMoment('2026-08-12T14:00:00Z', 'America/Los_Angeles') });
    expect(discharge).toMatch(/ETA Wed 12 Aug 07:00PDT, overdue/);
  });

  it('keeps blanks stable on a fresh booking (traps 39, 41)', () => {
    render(<RouteSummary shipment={sampleShipment()} container={null} />);
    const [loading, discharge, ...others] = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(loading).toBe('Port of loadingPlace not reportedETD: not reported');
    expect(discharge).toBe('Port of dischargePlace not reportedETA: not reported');
    expect(others).toEqual([]);
  });

  it('shows a destination inland, and not one that repeats the port of discharge', () => {
    const chicago = samplePlace({
      type: 'metro_area',
      name: 'Chicago',
      locode: 'USCHI',
      zone: 'America/Chicago',
    });
    expect(stops({ destination: chicago })).toHaveLength(3);
    cleanup();
    expect(
      stops({
        destination: samplePlace({ name: 'Los Angeles', locode: 'USLAX', zone: 'America/Los_Angeles' }),
      }),
    ).toHaveLength(2);
  });
});
