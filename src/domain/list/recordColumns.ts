import { isStopped, describeStopReason } from '#/domain/status/carrierTracking.ts';
import { formatEquipment, kilograms } from '#/domain/status/equipment.ts';
import { trackingState } from '#/domain/status/trackingState.ts';
import { trackingStateLabels } from '#/domain/status/words.ts';
import { instant } from '#/time/instant.ts';
import { instantCell, numberCell, textCell, textsCell } from './cellValue.ts';
import type { FleetColumn } from './column.ts';
import { columnLabels, trackingStopped } from './words.ts';

/** The numbers of a row, and whose it is. */
export const identityColumns: readonly FleetColumn[] = [
  {
    id: 'number',
    label: columnLabels.number,
    value: ({ kind, shipment, containers }) =>
      textCell(kind === 'container' ? containers[0]?.number : shipment.billOfLading),
  },
  { id: 'bill', label: columnLabels.bill, value: ({ shipment }) => textCell(shipment.billOfLading) },
  {
    id: 'containers',
    label: columnLabels.containers,
    value: ({ containers }) => numberCell(containers.length),
  },
  {
    id: 'containerNumbers',
    label: columnLabels.containerNumbers,
    value: ({ containers }) => textsCell(containers.map(({ number }) => number)),
  },
  {
    id: 'references',
    label: columnLabels.references,
    value: ({ shipment, containers }) =>
      textsCell([...shipment.refNumbers, ...containers.flatMap(({ refNumbers }) => refNumbers)]),
  },
  { id: 'tags', label: columnLabels.tags, value: ({ shipment }) => textsCell(shipment.tags) },
  { id: 'customer', label: columnLabels.customer, value: ({ shipment }) => textCell(shipment.customerName) },
];

/** The equipment, and how current the record is. */
export const recordColumns: readonly FleetColumn[] = [
  {
    id: 'equipment',
    label: columnLabels.equipment,
    value: ({ containers }) => textsCell(containers.map(formatEquipment)),
  },
  {
    id: 'weight',
    label: columnLabels.weight,
    value: ({ containers }) => {
      const pounds = containers.map(({ weightInPounds }) => weightInPounds);
      // A sum of the reported weights would pass for the weight of all containers.
      if (pounds.length === 0 || pounds.includes(null)) return null;
      return numberCell(
        Math.round(kilograms(pounds.reduce<number>((sum, one) => sum + (one ?? 0), 0))),
        'kg',
      );
    },
  },
  {
    id: 'seal',
    label: columnLabels.seal,
    value: ({ containers }) => textsCell(containers.map(({ sealNumber }) => sealNumber)),
  },
  {
    id: 'tracking',
    label: columnLabels.tracking,
    value: ({ shipment }, { now }) => {
      const { carrierTracking } = shipment;
      return textCell(
        isStopped(carrierTracking)
          ? trackingStopped(describeStopReason(carrierTracking.stoppedReason))
          : trackingStateLabels[trackingState(shipment, now)],
      );
    },
  },
  {
    id: 'lineChecked',
    label: columnLabels.lineChecked,
    value: ({ shipment }) => instantCell(shipment.carrierTracking.lastSucceededAt),
  },
  {
    id: 'terminalChecked',
    label: columnLabels.terminalChecked,
    value: ({ containers }) => {
      // The oldest check: what is known of all containers is not newer.
      const checks = containers.map(({ terminalCheckedAt }) => terminalCheckedAt);
      if (checks.length === 0 || checks.includes(null)) return null;
      return instantCell(instant(Math.min(...checks.map(Number))));
    },
  },
  {
    id: 'created',
    label: columnLabels.created,
    value: ({ kind, shipment, containers }) =>
      instantCell(kind === 'container' ? containers[0]?.createdAt : shipment.createdAt),
  },
];
