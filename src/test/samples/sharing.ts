import type { ShareKind } from '#/domain/sharing/choices.ts';
import type { ShareSubject } from '#/domain/sharing/sharing.ts';
import { readMoment } from '#/time/moment.ts';
import { fresh, now } from './exceptions.ts';
import { sampleContainer, sampleEvent, samplePlace, sampleShipment } from './records.ts';

/** A container in trouble, with a mark in each part of its records that may or may not be shared. */

const zone = 'America/Los_Angeles';
export const shanghai = samplePlace({ locode: 'CNSHG', name: 'Shanghai', zone: 'Asia/Shanghai' });
const losAngeles = samplePlace({ locode: 'USLAX', name: 'Los Angeles', zone });

/** Of each choice what its records alone have. */
export const shareMarks: Readonly<Record<ShareKind, readonly string[]>> = {
  references: ['BILLMARK1', 'REFMARK2', 'REFMARK3'],
  parties: ['Customer Mark'],
  money: ['48,217', '48217'],
  holds: ['USDA', 'Holdmark'],
  exceptions: ['Original ETA', 'days past', 'slipped'],
  documents: ['Documentmark.pdf'],
  map: ['Vesselmark', '34.05° N'],
};
export const neverShared = [
  'SEALMARK',
  'TAGMARK',
  'YARDMARK',
  'CHASSISMARK',
  'shipment-id',
  'container-id',
  'hold text',
];

export const markedContainer = sampleContainer({
  id: 'container-id',
  number: 'MSCU1234566',
  refNumbers: ['REFMARK3'],
  sealNumber: 'SEALMARK',
  currentStatus: 'not_available',
  availabilityKnown: true,
  availableForPickup: false,
  holds: [
    { name: 'USDA', status: 'hold', description: 'hold text' },
    { name: 'Holdmark', status: 'pending', description: null },
  ],
  fees: [{ type: 'demurrage', amount: 48_217, currencyCode: 'USD' }],
  locationAtPodTerminal: 'YARDMARK',
  podFullOutChassisNumber: 'CHASSISMARK',
  podDischarged: readMoment('2026-08-05T16:00:00Z', zone),
  podArrived: readMoment('2026-08-04T16:00:00Z', zone),
  deadlines: { line: readMoment('2026-08-06', zone), terminal: null, rail: null },
  terminalCheckedAt: now,
});
export const markedShipment = sampleShipment({
  id: 'shipment-id',
  billOfLading: 'BILLMARK1',
  refNumbers: ['REFMARK2'],
  tags: ['TAGMARK'],
  customerName: 'Customer Mark',
  portOfLoading: shanghai,
  portOfDischarge: losAngeles,
  polAtd: readMoment('2026-07-20T22:00:00Z', 'Asia/Shanghai'),
  podEta: readMoment('2026-08-04T16:00:00Z', zone),
  podOriginalEta: readMoment('2026-07-30T16:00:00Z', zone),
  podAta: readMoment('2026-08-04T16:00:00Z', zone),
  carrierTracking: fresh,
  containers: [markedContainer],
});
export const markedSubject: ShareSubject = {
  shipment: markedShipment,
  container: markedContainer,
  events: {
    events: [
      sampleEvent('vessel_departed', '2026-07-20', { place: shanghai }),
      sampleEvent('vessel_arrived', '2026-08-04', { place: losAngeles }),
      sampleEvent('vessel_discharged', '2026-08-05', { place: losAngeles }),
    ],
    rawEvents: [],
  },
  documents: ['Documentmark.pdf'],
  picture: {
    height: 400,
    land: [[10, 10, 30, 0, 0, 30]],
    lines: [['past', [100, 200, 300, 20]]],
    stops: [
      [100, 200, 'Shanghai'],
      [900, 220, 'Los Angeles'],
    ],
    vessel: {
      name: 'Vesselmark',
      position: { latitude: 34.05, longitude: -140.2 },
      reportedAt: now,
      at: [700, 210],
    },
  },
};
