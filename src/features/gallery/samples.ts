import { fresh, local, now, zone } from '#/test/samples/exceptions.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { day, hour } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';

/** What the specimens show: one journey from Shanghai over Los Angeles to Chicago, read at `now`. */

export const longText =
  'Consolidated household goods and machine parts of seven suppliers, released only against the original bill';
export const ago = (milliseconds: number) => instant(now - milliseconds);

export const shanghai = samplePlace({ name: 'Shanghai', locode: 'CNSHG', zone: 'Asia/Shanghai' });
export const losAngeles = samplePlace({ name: 'Los Angeles', locode: 'USLAX', zone });
export const chicago = samplePlace({ name: 'Chicago', locode: 'USCHI', zone: 'America/Chicago' });
export const terminal = { type: 'terminal', id: 'west', name: 'West Basin Container Terminal' } as const;
export const vessel = { id: 'vessel-1', name: 'Ivory Accord', imo: '9000003' };
export const inShanghai = (text: string) => readMoment(text, 'Asia/Shanghai');
export const inChicago = (text: string) => readMoment(text, 'America/Chicago');

export const atSea = sampleContainer({
  number: 'TGHU5094120',
  currentStatus: 'on_ship',
  podZone: zone,
  equipmentType: 'dry',
  equipmentLength: 40,
});
export const atTerminal = sampleContainer({
  number: 'MSCU1234566',
  currentStatus: 'available',
  availabilityKnown: true,
  availableForPickup: true,
  podZone: zone,
  podTerminal: terminal,
  podArrived: local('2026-08-04T15:00:00Z'),
  podDischarged: local('2026-08-05T18:00:00Z'),
  terminalCheckedAt: ago(hour),
  deadlines: {
    line: local('2026-08-18T07:00:00Z'),
    terminal: local('2026-08-14T07:00:00Z'),
    rail: null,
  },
  holds: [],
  fees: [],
});

const onTheWay = {
  carrier: { scac: 'MSCU', name: 'Mediterranean Shipping Company', shortName: 'MSC' },
  portOfLoading: shanghai,
  portOfDischarge: losAngeles,
  podTerminal: terminal,
  podVessel: vessel,
  podVoyageNumber: '132A',
  polAtd: inShanghai('2026-07-20T22:00:00Z'),
  carrierTracking: fresh,
};
export const sailing = sampleShipment({
  ...onTheWay,
  id: 'sailing',
  billOfLading: 'MEDU4191491',
  refNumbers: ['PO 4711', 'SO 22705'],
  podEta: local('2026-08-16T16:00:00Z'),
  podOriginalEta: local('2026-08-14T16:00:00Z'),
  destination: chicago,
  destinationEta: inChicago('2026-08-21T18:00:00Z'),
  containers: [atSea],
});
export const arrived = sampleShipment({
  ...onTheWay,
  id: 'arrived',
  billOfLading: 'MEDU7129069',
  podEta: local('2026-08-04T15:00:00Z'),
  podAta: local('2026-08-04T15:00:00Z'),
  containers: [atTerminal],
});
export const overdue = sampleShipment({
  ...onTheWay,
  id: 'overdue',
  billOfLading: 'MEDU3639291',
  customerName: longText,
  refNumbers: [longText],
  podVessel: { id: 'vessel-2', name: 'Northern Grace of the Long Name', imo: null },
  podEta: local('2026-08-09T16:00:00Z'),
  podOriginalEta: local('2026-08-03T16:00:00Z'),
  containers: [
    { ...atSea, id: 'second', number: 'CBHU3318342' },
    { ...atSea, id: 'third', number: 'CSNU5468777', currentStatus: null },
  ],
});
export const booked = sampleShipment({
  id: 'booked',
  billOfLading: 'EBKG0911847',
  carrier: { scac: 'HLCU', name: null, shortName: 'Hapag-Lloyd' },
  carrierTracking: { ...fresh, lastSucceededAt: ago(3 * day) },
});
export const untracked = sampleShipment({
  ...onTheWay,
  id: 'untracked',
  billOfLading: 'MEDU8810233',
  carrierTracking: { ...fresh, stoppedAt: ago(9 * day), stoppedReason: 'no_updates_at_line' },
  containers: [{ ...atTerminal, id: 'fourth', number: 'HLXU5291071' }],
});
export const shipments = [sailing, arrived, overdue, booked, untracked];
