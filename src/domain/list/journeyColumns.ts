import { arrivalInland, arrivalOf } from '#/domain/arrival/arrival.ts';
import { etaChange } from '#/domain/arrival/etaChange.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import { placeName, placeWithCode } from '#/domain/records/placeName.ts';
import { podTerminals } from '#/domain/records/podTerminals.ts';
import { pickedUp } from '#/domain/status/pickedUp.ts';
import { describeStage, type Stage, stageOf, stageRank } from '#/domain/timeline/stage.ts';
import { actualOrExpected, momentCell, numberCell, textCell, textsCell, whenAll } from './cellValue.ts';
import type { ColumnContext, FleetColumn } from './column.ts';
import { containerOfRow, type FleetRow } from './row.ts';
import { pressingContainer } from './rowVerdict.ts';
import { columnLabels } from './words.ts';

/** The progress of a row is that of its most pressing container. */
function rowStage(row: FleetRow, context: ColumnContext): Stage | null {
  return stageOf(row.shipment, pressingContainer(row, context));
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
