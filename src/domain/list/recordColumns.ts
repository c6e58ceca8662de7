import { arrivalInland, arrivalOf } from '#/domain/arrival/arrival.ts';
import { etaChange } from '#/domain/arrival/etaChange.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import { placeName, placeWithCode } from '#/domain/records/placeName.ts';
import { podTerminals } from '#/domain/records/podTerminals.ts';
import { isStopped, trackingState } from '#/domain/status/carrierTracking.ts';
import { formatEquipment, kilograms } from '#/domain/status/equipment.ts';
import { pickedUp } from '#/domain/status/pickedUp.ts';
import { trackingStateLabels } from '#/domain/status/words.ts';
import { type Stage, stageOf, stageRank } from '#/domain/timeline/stage.ts';
import { instant } from '#/time/instant.ts';
import { describeStopReason } from '#/wording/status.ts';
import { describeStage } from '#/wording/timeline.ts';
import {
  actualOrExpected,
  instantCell,
  momentCell,
  numberCell,
  textCell,
  textsCell,
  whenAll,
} from './cellValue.ts';
import type { ColumnContext, FleetColumn } from './column.ts';
import { containerOfRow, type FleetRow } from './row.ts';
import { pressingContainer } from './rowVerdict.ts';
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

/** The progress of a row is that of its most pressing container. */
function rowStage(row: FleetRow, context: ColumnContext): Stage | null {
  return stageOf(row.shipment, pressingContainer(row, context), context.now);
}

/** Carrier, ports and dates. All dates but the inland arrival belong to the carriage by sea. */
export const journeyColumns: readonly FleetColumn[] = [
  {
    id: 'carrier',
    label: columnLabels.carrier,
    value: ({ shipment }) => textCell(carrierName(shipment.carrier)),
  },
  { id: 'scac', label: columnLabels.scac, value: ({ shipment }) => textCell(shipment.carrier.scac) },
  { id: 'vessel', label: columnLabels.vessel, value: ({ shipment }) => textCell(shipment.podVessel?.name) },
  { id: 'voyage', label: columnLabels.voyage, value: ({ shipment }) => textCell(shipment.podVoyageNumber) },
  {
    id: 'loading',
    label: columnLabels.loading,
    value: ({ shipment }) => textCell(placeWithCode(shipment.portOfLoading)),
  },
  {
    id: 'discharge',
    label: columnLabels.discharge,
    value: ({ shipment }) => textCell(placeWithCode(shipment.portOfDischarge)),
  },
  {
    id: 'destination',
    label: columnLabels.destination,
    value: ({ shipment }) => textCell(placeName(shipment.destination)),
  },
  {
    id: 'terminal',
    label: columnLabels.terminal,
    value: ({ shipment, containers }) =>
      textsCell(podTerminals(shipment, containers).map(({ name }) => name)),
  },
  {
    id: 'departure',
    label: columnLabels.departure,
    value: ({ shipment }) => actualOrExpected(shipment.polAtd, shipment.polEtd),
  },
  {
    id: 'arrival',
    label: columnLabels.arrival,
    value: (row) => {
      const arrival = arrivalOf(row.shipment, containerOfRow(row));
      return arrival && momentCell(arrival.moment, arrival.status);
    },
  },
  {
    id: 'firstEta',
    label: columnLabels.firstEta,
    value: ({ shipment }) => momentCell(shipment.podOriginalEta),
  },
  {
    id: 'etaChange',
    label: columnLabels.etaChange,
    value: (row, { now }) => numberCell(etaChange(row.shipment, containerOfRow(row), now)?.days, 'days'),
  },
  {
    id: 'etaRecord',
    label: columnLabels.etaRecord,
    value: (row, { etaRecord, now }) => etaRecord?.ofRow(row, now) ?? null,
    order: (row, { etaRecord, now }) => etaRecord?.orderOf(row, now) ?? null,
  },
  {
    id: 'progress',
    label: columnLabels.progress,
    value: (row, context) => {
      const stage = rowStage(row, context);
      return stage && textCell(describeStage(stage));
    },
    order: (row, context) => {
      const stage = rowStage(row, context);
      return stage && stageRank(stage);
    },
  },
  {
    id: 'inlandArrival',
    label: columnLabels.inlandArrival,
    value: (row) => {
      const { actual, expected } = arrivalInland(row.shipment, containerOfRow(row));
      return actualOrExpected(actual, expected);
    },
  },
  {
    id: 'discharged',
    label: columnLabels.discharged,
    value: ({ containers }) => momentCell(whenAll(containers.map(({ podDischarged }) => podDischarged))),
  },
  {
    id: 'pickedUp',
    label: columnLabels.pickedUp,
    value: ({ containers }) => momentCell(whenAll(containers.map(pickedUp))),
  },
  {
    id: 'emptyReturned',
    label: columnLabels.emptyReturned,
    value: ({ containers }) => momentCell(whenAll(containers.map(({ emptyTerminated }) => emptyTerminated))),
  },
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
