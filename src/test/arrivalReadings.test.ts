import { describe, expect, it } from 'vitest';
import { arrivalOf } from '#/domain/arrival/arrival.ts';
import { etaChange } from '#/domain/arrival/etaChange.ts';
import { utc } from '#/time/zone.ts';
import { changeText } from '#/wording/changeMessage.ts';
import { describeChange } from '#/wording/changes.ts';
import { changesBetween, fleetOf, reviewedFleet } from './samples/changes.ts';
import { arrivalOnSurfaces, shipmentOfWire, timeOf } from './samples/surfaces.ts';

const oakland = {
  pod_timezone: 'America/Los_Angeles',
  port_of_discharge_name: 'Oakland',
  port_of_discharge_locode: 'USOAK',
  pol_atd_at: '2022-09-28T10:00:00Z',
  pol_timezone: 'Asia/Shanghai',
  pod_vessel_name: 'VEGA',
  pod_vessel_imo: '9000003',
};

describe('an ETA at midnight of its port', () => {
  const shipment = shipmentOfWire(
    { ...oakland, pod_eta_at: '2022-10-04T07:00:00Z', pod_original_eta_at: '2022-10-02T07:00:00Z' },
    { current_status: 'on_ship' },
  );

  it('reads as a day wherever it stands', async () => {
    const [container = null] = shipment.containers;
    expect(await arrivalOnSurfaces(shipment, container, timeOf('2022-10-01T12:00:00Z'))).toEqual({
      list: 'Tue 4 Oct',
      listChange: 2,
      csv: '2022-10-04,Estimated,2',
      ics: 'DTSTART;VALUE=DATE:20221004',
      icsOther: null,
      page: 'Tue 4 Oct',
      pageChange: [2, null],
      message: 'ETA Oakland: Tue 4 Oct (slipped 2 d)',
      board: ['2022-10-04', 'day only', 'slipped 2 d'],
      map: 'Tue 4 Oct',
      stop: 'Tue 4 Oct',
      journey:
        'Departed Wed 28 Sep. 3 days at sea so far. Oakland: ETA Tue 4 Oct. Original ETA Sun 2 Oct, slipped 2 d.',
    });
  });

  it('reads as a day in changes', () => {
    const later = shipmentOfWire(
      { ...oakland, pod_eta_at: '2022-10-06T07:00:00Z' },
      { current_status: 'on_ship' },
    );
    const { shipments } = changesBetween(reviewedFleet([shipment]), fleetOf([later]));
    const now = timeOf('2022-10-01T12:00:00Z');
    const format = { display: 'place', viewer: utc, now } as const;
    expect(shipments.flatMap(({ changes }) => changes.map((change) => changeText(change, format)))).toEqual([
      'POD ETA slipped 2 days: Tue 4 Oct → Thu 6 Oct',
    ]);
  });
});

const arrivedAtOakland = (text: string) => ({
  current_status: 'grounded',
  pod_timezone: oakland.pod_timezone,
  pod_arrived_at: text,
});

describe('an arrival that the container and the shipment report differently', () => {
  it('is that of the container everywhere, and so is its change to the original ETA', async () => {
    const shipment = shipmentOfWire(
      { ...oakland, pod_original_eta_at: '2022-10-15T15:00:00Z', pod_ata_at: '2022-10-18T17:35:00Z' },
      arrivedAtOakland('2022-10-17T13:00:00Z'),
    );
    const [container = null] = shipment.containers;
    // Within the twelve hours for which a board shows what has arrived.
    expect(await arrivalOnSurfaces(shipment, container, timeOf('2022-10-18T00:30:00Z'))).toEqual({
      list: 'Mon 17 Oct 06:00 PDT',
      listChange: 2,
      csv: '2022-10-17T06:00-07:00,Arrived,2',
      ics: 'DTSTART;TZID=America/Los_Angeles:20221017T060000',
      icsOther: 'The carrier reports Tue 18 Oct 10:35 PDT',
      page: 'Mon 17 Oct 06:00 PDT',
      pageChange: [2, 46],
      message: 'ATA Oakland: Mon 17 Oct 06:00 PDT (2 d after original ETA)',
      board: ['2022-10-17', '06:00', '2 d late'],
      map: 'Mon 17 Oct 06:00 PDT',
      stop: 'Mon 17 Oct 06:00 PDT',
      journey:
        'Departed Wed 28 Sep. 19 days at sea. Oakland: arrived Mon 17 Oct. Original ETA Sat 15 Oct, 2 d late.',
    });
  });

  it('is on time where the container arrived as planned, whatever the shipment says', async () => {
    const attributes = { ...oakland, pod_original_eta_at: '2022-10-25T14:00:00Z' };
    const shipment = shipmentOfWire(
      { ...attributes, pod_ata_at: '2022-10-26T03:00:00Z' },
      arrivedAtOakland('2022-10-25T14:00:00Z'),
    );
    const [container = null] = shipment.containers;
    expect(await arrivalOnSurfaces(shipment, container, timeOf('2022-10-26T01:30:00Z'))).toMatchObject({
      listChange: 0,
      csv: '2022-10-25T07:00-07:00,Arrived,0',
      pageChange: [0, 0],
      message: 'ATA Oakland: Tue 25 Oct 07:00 PDT (On the day of the original ETA)',
      board: ['2022-10-25', '07:00', 'on time'],
      journey: 'Departed Wed 28 Sep. 27 days at sea. Oakland: arrived Tue 25 Oct.',
    });
    const carrierOnly = shipmentOfWire(
      { ...attributes, pod_ata_at: '2022-10-26T03:00:00Z' },
      { current_status: 'on_ship', pod_timezone: oakland.pod_timezone },
    );
    const carrierAgrees = shipmentOfWire(
      { ...attributes, pod_ata_at: '2022-10-25T14:00:00Z' },
      arrivedAtOakland('2022-10-25T14:00:00Z'),
    );
    const kinds = (before: typeof shipment, after: typeof shipment) =>
      changesBetween(reviewedFleet([before]), fleetOf([after])).shipments.flatMap(({ changes }) =>
        changes.map(describeChange),
      );
    expect(kinds(carrierOnly, shipment)).toEqual([]);
    expect(kinds(shipment, carrierAgrees)).toEqual([]);
  });

  it('is that of the first container for the shipment, and its own for each container', () => {
    const shipment = shipmentOfWire(
      { ...oakland, pod_original_eta_at: '2022-10-15T15:00:00Z', pod_ata_at: '2022-10-18T17:35:00Z' },
      arrivedAtOakland('2022-10-18T17:35:00Z'),
      arrivedAtOakland('2022-10-17T13:00:00Z'),
    );
    const now = timeOf('2022-10-20T12:00:00Z');
    const daysOf = (container: (typeof shipment.containers)[number] | null) =>
      etaChange(shipment, container, now)?.days;
    expect([null, ...shipment.containers].map(daysOf)).toEqual([2, 3, 2]);
    // What the shipment says is of the other container.
    expect(arrivalOf(shipment)).toMatchObject({ source: 'container', disagrees: null });
  });

  it('gives way to the hour where it has only the day', () => {
    const shipment = shipmentOfWire(
      { ...oakland, pod_ata_at: '2022-10-17T13:00:00Z' },
      arrivedAtOakland('2022-10-17T07:00:00Z'),
    );
    expect(arrivalOf(shipment)).toMatchObject({
      moment: shipment.podAta,
      source: 'shipment',
      disagrees: null,
    });
  });
});
