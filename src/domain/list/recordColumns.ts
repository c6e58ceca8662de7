import { instant } from '#/time/instant.ts';
import { instantCell, numberCell, textCell, textsCell } from './cellValue.ts';
import { equipmentWords, kilograms } from '#/domain/status/equipment.ts';
import type { FleetColumn } from './column.ts';
import { isStopped, stopReasonWords } from '#/domain/status/carrierTracking.ts';
import { trackingState, trackingStateWords } from '#/domain/status/trackingState.ts';

/** What it is called by and whose it is. */
export const identityColumns: readonly FleetColumn[] = [
  {
    id: 'number',
    label: 'Number',
    value: ({ kind, shipment, containers }) =>
      textCell(kind === 'container' ? containers[0]?.number : shipment.billOfLading),
  },
  { id: 'bill', label: 'Bill of lading', value: ({ shipment }) => textCell(shipment.billOfLading) },
  { id: 'containers', label: 'Containers', value: ({ containers }) => numberCell(containers.length) },
  {
    id: 'containerNumbers',
    label: 'Container numbers',
    value: ({ containers }) => textsCell(containers.map(({ number }) => number)),
  },
  {
    id: 'references',
    label: 'References',
    value: ({ shipment, containers }) =>
      textsCell([...shipment.refNumbers, ...containers.flatMap(({ refNumbers }) => refNumbers)]),
  },
  { id: 'tags', label: 'Tags', value: ({ shipment }) => textsCell(shipment.tags) },
  { id: 'customer', label: 'Customer', value: ({ shipment }) => textCell(shipment.customerName) },
];

/** What the boxes are, and how good the record is. */
export const recordColumns: readonly FleetColumn[] = [
  {
    id: 'equipment',
    label: 'Equipment',
    value: ({ containers }) => textsCell(containers.map(equipmentWords)),
  },
  {
    id: 'weight',
    label: 'Weight',
    value: ({ containers }) => {
      const pounds = containers.map(({ weightInPounds }) => weightInPounds);
      // A sum of those that are told would pass for the weight of all.
      if (pounds.length === 0 || pounds.includes(null)) return null;
      return numberCell(
        Math.round(kilograms(pounds.reduce<number>((sum, one) => sum + (one ?? 0), 0))),
        'kg',
      );
    },
  },
  {
    id: 'seal',
    label: 'Seal',
    value: ({ containers }) => textsCell(containers.map(({ sealNumber }) => sealNumber)),
  },
  {
    id: 'tracking',
    label: 'Tracking',
    value: ({ shipment }, { now }) => {
      const { carrierTracking } = shipment;
      return textCell(
        isStopped(carrierTracking)
          ? `Stopped: ${stopReasonWords(carrierTracking.stoppedReason)}`
          : trackingStateWords[trackingState(shipment, now)],
      );
    },
  },
  {
    id: 'lineChecked',
    label: 'Line last answered',
    value: ({ shipment }) => instantCell(shipment.carrierTracking.lastSucceededAt),
  },
  {
    id: 'terminalChecked',
    label: 'Terminal last checked',
    value: ({ containers }) => {
      // The oldest check: nothing told about all of them is newer.
      const checks = containers.map(({ terminalCheckedAt }) => terminalCheckedAt);
      if (checks.length === 0 || checks.includes(null)) return null;
      return instantCell(instant(Math.min(...checks.map(Number))));
    },
  },
  {
    id: 'created',
    label: 'Added',
    value: ({ kind, shipment, containers }) =>
      instantCell(kind === 'container' ? containers[0]?.createdAt : shipment.createdAt),
  },
];
