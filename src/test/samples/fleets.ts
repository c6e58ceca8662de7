import * as fc from 'fast-check';
import { day } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { fresh, local, now, zone } from './exceptions.ts';
import { sampleContainer, samplePlace, sampleShipment } from './records.ts';

/** The places of the fleets. */
export const fleetPlaces = [
  samplePlace({ locode: 'USLAX', name: 'Los Angeles', zone }),
  samplePlace({ locode: 'AUSYD', name: 'Sydney', zone: 'Australia/Sydney' }),
  samplePlace({ locode: null, name: 'Hafen 7', zone: null }),
  null,
];
const vessels = [
  { id: 'v1', name: 'Halcyon Merit', imo: '9321483' },
  { id: 'v2', name: 'Solstice', imo: null },
  { id: null, name: 'Harbour Light', imo: '9321483' },
  { id: 'v3', name: 'TBN', imo: '0000000' },
  null,
];
const carriers = [
  { scac: 'MAEU', shortName: 'Maersk', name: null },
  { scac: null, shortName: 'MSC', name: null },
  { scac: null, shortName: null, name: null },
];
const terminals = [{ type: 'terminal' as const, id: 't1', name: 'Pier 400' }, null];
const place = fc.constantFrom(...fleetPlaces);
const moment = fc.option(
  fc
    .tuple(fc.integer({ min: -30, max: 80 * 24 }), fc.constantFrom(zone, 'Australia/Sydney', null))
    .map(([hours, at]) => readMoment(new Date(now + hours * (day / 24)).toISOString(), at)),
);
const within = (daysAgo: number) =>
  fc.option(
    fc.integer({ min: 0, max: daysAgo }).map((days) => local(new Date(now - days * day).toISOString())),
  );
const past = within(20);
const container = fc
  .record({
    podZone: fc.constantFrom(zone, null),
    equipmentType: fc.constantFrom('dry', 'reefer'),
    currentStatus: fc.constantFrom(
      null,
      'new',
      'on_ship',
      'grounded',
      'available',
      'not_available',
      'on_rail',
      'off_dock',
      'awaiting_inland_transfer',
      'picked_up',
      'delivered',
      'empty_returned',
      'odd',
    ),
    lastFreeDay: fc.option(
      fc.integer({ min: -9, max: 9 }).map((days) => local(new Date(now + days * day).toISOString())),
    ),
    podDischarged: past,
    podFullOut: past,
    inlandAta: past,
    emptyTerminated: fc.oneof({ arbitrary: fc.constant(null), weight: 4 }, past),
    availabilityKnown: fc.constantFrom(true, null),
    availableForPickup: fc.constantFrom(true, false, null),
    holds: fc.option(
      fc.array(
        fc.record({
          name: fc.constantFrom('customs', 'other'),
          status: fc.constantFrom('hold', 'pending', null),
          description: fc.constant(null),
        }),
        { maxLength: 2 },
      ),
    ),
    terminalCheckedAt: fc.option(fc.integer({ min: 0, max: 12 }).map((days) => instant(now - days * day))),
  })
  .map(sampleContainer);
const shipment = fc
  .record({
    containers: fc.array(container, { maxLength: 3 }),
    carrier: fc.constantFrom(...carriers),
    podVessel: fc.constantFrom(...vessels),
    podTerminal: fc.constantFrom(...terminals),
    carrierTracking: fc.constant(fresh),
    portOfLoading: place,
    portOfDischarge: place,
    destination: place,
    podEta: moment,
    podOriginalEta: moment,
    podAta: fc.oneof({ arbitrary: fc.constant(null), weight: 3 }, { arbitrary: within(70), weight: 2 }),
  })
  .map(sampleShipment);
/** Fleets of up to twelve shipments around the moment of the samples. */
export const fleets = fc.array(shipment, { maxLength: 12 }).map((shipments) =>
  shipments.map((one, at) => ({
    ...one,
    id: `s${at}`,
    containers: one.containers.map((other, box) => ({ ...other, id: `c${at}-${box}` })),
  })),
);
