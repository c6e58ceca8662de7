import { cleanup, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { parseInstant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { VerdictStrip } from './VerdictStrip.tsx';

const zone = 'America/Los_Angeles';
const local = (text: string) => readMoment(text, zone);
const updated = (text: string) => ({
  carrierTracking: { ...sampleShipment().carrierTracking, lastSucceededAt: parseInstant(text) },
});
const atSea: Partial<Shipment> = {
  portOfLoading: samplePlace({ id: 'sha', name: 'Shanghai', zone: 'Asia/Shanghai' }),
  portOfDischarge: samplePlace({ id: 'lax', name: 'Los Angeles', zone }),
  polAtd: readMoment('2026-07-20T22:00:00Z', 'Asia/Shanghai'),
  podOriginalEta: local('2026-08-13T16:00:00Z'),
  podEta: local('2026-08-15T16:00:00Z'),
  ...updated('2026-08-12T14:30:00Z'),
};
const chicago = samplePlace({ id: 'chi', type: 'metro_area', name: 'Chicago', zone: 'America/Chicago' });
const arrived = { ...atSea, podAta: local('2026-08-11T20:00:00Z') };
const onLand: Partial<Container> = {
  podZone: zone,
  podArrived: local('2026-08-11T20:00:00Z'),
  podDischarged: local('2026-08-12T08:00:00Z'),
  terminalCheckedAt: parseInstant('2026-08-12T14:00:00Z'),
  availabilityKnown: true,
  availableForPickup: false,
  holds: [],
};

function draw(container: Partial<Container> | null, shipment: Partial<Shipment>) {
  const made = container && sampleContainer(container);
  render(
    <VerdictStrip
      shipment={sampleShipment({ ...shipment, containers: made ? [made] : [] })}
      container={made}
      waitsAt={null}
    />,
  );
  return within(screen.getByRole('region', { name: /^Status of/ }));
}
/** The figures of the strip with what belongs to them, by name. */
const figures = () => screen.queryAllByRole('term').map((term) => term.parentElement?.textContent ?? '');
const headline = () => screen.getByRole('heading', { level: 2 }).textContent;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-08-12T15:00:00Z') });
});

describe('the strip of the verdict', () => {
  it('says what is true, who clears it, until when, what it costs, and offers the message', () => {
    const strip = draw(
      {
        ...onLand,
        podTerminal: { type: 'terminal', id: 'wb', name: 'West Basin' },
        holds: [{ name: 'USDA', status: 'hold', description: null }],
        fees: [
          { type: 'demurrage', amount: 850, currencyCode: 'USD' },
          { type: 'exam', amount: 450, currencyCode: 'USD' },
          { type: 'total', amount: 1300, currencyCode: 'USD' },
        ],
        deadlines: { line: local('2026-08-10'), terminal: local('2026-08-10'), rail: null },
      },
      arrived,
    );
    expect(headline()).toBe('Not ready for pickup');
    expect(strip.getByText('West Basin, Los Angeles')).toBeDefined();
    expect(strip.getByRole('list').textContent).toBe('USDA hold · cleared by customs broker');
    expect(figures()).toEqual([
      expect.stringMatching(/^Last free day2 days pastMon 10 Aug/),
      'Fees reported1,300 USDDemurrage, Exam fee',
      expect.stringMatching(/^Arrived Los AngelesTue 11 Aug 13:00PDT2 d early original ETA Thu 13 Aug/),
    ]);
    expect(strip.getByRole('button', { name: 'Message broker' })).toBeDefined();
    expect(strip.getByRole('button', { name: 'Message customer' })).toBeDefined();
  });

  it('says in local time what is estimated, and how far from the original', () => {
    draw({ currentStatus: 'on_ship' }, atSea);
    expect(headline()).toBe('At sea');
    expect(figures()).toEqual([
      expect.stringMatching(/^ETA Los AngelesSat 15 Aug 09:00PDT\+2 d to original ETA Thu 13 Aug 09:00PDT/),
    ]);
  });

  it('says "overdue" only once the carrier has updated after that time', () => {
    const podEta = local('2026-08-12T14:00:00Z');
    draw({ currentStatus: 'on_ship' }, { ...atSea, podEta });
    expect(headline()).toBe('Overdue: no arrival reported');
    expect(figures()[0]).toContain('Wed 12 Aug 07:00PDT, overdue');
    cleanup();
    draw({ currentStatus: 'on_ship' }, { ...atSea, podEta, ...updated('2026-08-12T13:30:00Z') });
    expect(headline()).toBe('Arriving today');
    expect(figures()[0]).toContain('07:00PDT, no carrier update since');
  });

  it('says that availability is not reported, and not "no", where the terminal reports none (trap 4)', () => {
    draw({ ...onLand, availabilityKnown: false }, arrived);
    expect(headline()).toBe('Availability not reported');
  });

  it('says that "available" and a hold contradict each other (trap 3)', () => {
    const holds = [{ name: 'customs', status: 'hold', description: null }];
    draw({ ...onLand, availableForPickup: true, holds }, arrived);
    expect(headline()).toBe('Not ready for pickup');
    expect(screen.getByText(/out of step/)).toBeDefined();
  });

  it('says that it is not released where the terminal refuses it without a hold (trap 5)', () => {
    draw(onLand, arrived);
    expect(headline()).toBe('Not ready for pickup');
    expect(screen.getByText('Not released by the terminal')).toBeDefined();
  });

  it('warns of a pending hold and still says ready (trap 6)', () => {
    const holds = [{ name: 'customs', status: 'pending', description: null }];
    draw({ ...onLand, availableForPickup: true, holds }, arrived);
    expect(headline()).toBe('Ready for pickup');
    expect(screen.getByText('Customs hold pending')).toBeDefined();
  });

  const rail = {
    ...onLand,
    currentStatus: 'on_rail',
    podRailCarrier: 'BNSF',
    podRailLoaded: local('2026-08-12T10:00:00Z'),
  };
  const inland = { ...arrived, destination: chicago };

  it('follows a container inland, where leaving the port is no pickup (trap 19)', () => {
    const inlandEta = readMoment('2026-08-14T13:00:00Z', 'America/Chicago');
    draw({ ...rail, podFullOut: local('2026-08-12T12:00:00Z'), inlandEta }, inland);
    expect(headline()).toBe('On rail to Chicago');
    expect(figures()[0]).toMatch(/^ETA ChicagoFri 14 Aug 08:00CDT/);
  });

  it('hides an inland ETA that the unloading has overtaken (trap 18)', () => {
    const inlandEta = readMoment('2026-08-14T13:00:00Z', 'America/Chicago');
    draw(
      { ...rail, inlandEta, inlandRailUnloaded: readMoment('2026-08-12T13:00:00Z', 'America/Chicago') },
      inland,
    );
    expect(figures().join(' ')).not.toContain('14 Aug');
  });

  it('has no figures of a fresh booking, and a verdict (traps 39, 41)', () => {
    draw(null, updated('2026-08-12T14:30:00Z'));
    expect(headline()).toBe('Booked');
    expect(figures()).toEqual([]);
  });

  it('says why no verdict can be given', () => {
    draw({ ...onLand, terminalCheckedAt: parseInstant('2026-08-01T12:00:00Z') }, arrived);
    expect(headline()).toBe('Stale data: last reported at the terminal');
    expect(screen.getByText('Terminal last checked 11 days ago')).toBeDefined();
  });
});
