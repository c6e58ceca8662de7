import { arrivalInland, arrivalOf } from '#/domain/arrival/arrival.ts';
import { etaChange } from '#/domain/arrival/etaChange.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import type { Container } from '#/domain/records/container.ts';
import { placeName, placeWithCode } from '#/domain/records/placeName.ts';
import { podTerminals } from '#/domain/records/podTerminals.ts';
import { trackingState } from '#/domain/status/carrierTracking.ts';
import { kilograms } from '#/domain/status/equipment.ts';
import { pickedUp } from '#/domain/status/pickedUp.ts';
import { type Stage, stageOf, stageRank } from '#/domain/timeline/stage.ts';
import { instant } from '#/time/instant.ts';
import {
  actualOrExpected,
  factCell,
  instantCell,
  momentCell,
  numberCell,
  textCell,
  textsCell,
  whenAll,
} from './cellValue.ts';
import type { CellValue, ColumnContext, FleetColumn } from './column.ts';
import { containerOfRow, type FleetRow } from './row.ts';
import { pressingContainer } from './rowVerdict.ts';

/** The numbers of a row, and whose it is. */
export const identityColumns = [
  {
    id: 'number',
    value: ({ kind, shipment, containers }) =>
      textCell(kind === 'container' ? containers[0]?.number : shipment.billOfLading),
    below: (by) => (by === 'container' ? ['bill'] : ['references', 'customer']),
  },
  { id: 'bill', value: ({ shipment }) => textCell(shipment.billOfLading) },
  {
    id: 'containers',
    value: ({ containers }) => numberCell(containers.length),
  },
  {
    id: 'containerNumbers',
    value: ({ containers }) => textsCell(containers.map(({ number }) => number)),
  },
  {
    id: 'references',
    value: ({ shipment, containers }) =>
      textsCell([...shipment.refNumbers, ...containers.flatMap(({ refNumbers }) => refNumbers)]),
  },
  { id: 'tags', value: ({ shipment }) => textsCell(shipment.tags) },
  { id: 'customer', value: ({ shipment }) => textCell(shipment.customerName) },
] as const satisfies readonly FleetColumn[];

/** The progress of a row is that of its most pressing container. */
function rowStage(row: FleetRow, context: ColumnContext): Stage | null {
  return stageOf(row.shipment, pressingContainer(row, context), context.now);
}

/** Carrier, ports and dates. All dates but the inland arrival belong to the carriage by sea. */
export const journeyColumns = [
  {
    id: 'carrier',
    value: ({ shipment }) => textCell(carrierName(shipment.carrier)),
    below: () => ['vessel', 'voyage'],
  },
  { id: 'scac', value: ({ shipment }) => textCell(shipment.carrier.scac) },
  { id: 'vessel', value: ({ shipment }) => textCell(shipment.podVessel?.name) },
  { id: 'voyage', value: ({ shipment }) => textCell(shipment.podVoyageNumber) },
  {
    id: 'loading',
    value: ({ shipment }) => textCell(placeWithCode(shipment.portOfLoading)),
  },
  {
    id: 'discharge',
    value: ({ shipment }) => textCell(placeWithCode(shipment.portOfDischarge)),
    below: () => ['destination'],
  },
  {
    id: 'destination',
    value: ({ shipment }) => textCell(placeName(shipment.destination)),
  },
  {
    id: 'terminal',
    value: ({ shipment, containers }) =>
      textsCell(podTerminals(shipment, containers).map(({ name }) => name)),
  },
  {
    id: 'departure',
    value: ({ shipment }) => actualOrExpected(shipment.polAtd, shipment.polEtd),
  },
  {
    id: 'arrival',
    value: (row) => {
      const arrival = arrivalOf(row.shipment, containerOfRow(row));
      return arrival && momentCell(arrival.moment, arrival.status);
    },
    below: () => ['etaChange'],
  },
  {
    id: 'firstEta',
    value: ({ shipment }) => momentCell(shipment.podOriginalEta),
  },
  {
    id: 'etaChange',
    value: (row, { now }) => numberCell(etaChange(row.shipment, containerOfRow(row), now)?.days, 'days'),
  },
  {
    id: 'etaRecord',
    needs: 'etaRecord',
    value: (row, { etaRecord, now }) => {
      const usual = etaRecord?.ofRow(row, now) ?? null;
      return factCell(usual && { code: 'etaRecord', usual });
    },
    // By the later end.
    order: (row, { etaRecord, now }) => etaRecord?.ofRow(row, now)?.range.high ?? null,
  },
  {
    id: 'progress',
    value: (row, context) => {
      const stage = rowStage(row, context);
      return factCell(stage && { code: 'progress', stage });
    },
    order: (row, context) => {
      const stage = rowStage(row, context);
      return stage && stageRank(stage);
    },
  },
  {
    id: 'inlandArrival',
    value: (row) => {
      const { actual, expected } = arrivalInland(row.shipment, containerOfRow(row));
      return actualOrExpected(actual, expected);
    },
  },
  {
    id: 'discharged',
    value: ({ containers }) => momentCell(whenAll(containers.map(({ podDischarged }) => podDischarged))),
  },
  {
    id: 'pickedUp',
    value: ({ containers }) => momentCell(whenAll(containers.map(pickedUp))),
  },
  {
    id: 'emptyReturned',
    value: ({ containers }) => momentCell(whenAll(containers.map(({ emptyTerminated }) => emptyTerminated))),
  },
] as const satisfies readonly FleetColumn[];

/** The equipment, and how current the record is. */
export const recordColumns = [
  {
    id: 'equipment',
    value: ({ containers }) => equipmentCell(containers),
  },
  {
    id: 'weight',
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
    value: ({ containers }) => textsCell(containers.map(({ sealNumber }) => sealNumber)),
  },
  {
    id: 'tracking',
    value: ({ shipment }, { now }) => {
      const state = trackingState(shipment, now);
      return factCell(
        state === 'stopped'
          ? { code: 'trackingStopped', reason: shipment.carrierTracking.stoppedReason }
          : { code: 'tracking', state },
      );
    },
  },
  {
    id: 'lineChecked',
    value: ({ shipment }) => instantCell(shipment.carrierTracking.lastSucceededAt),
  },
  {
    id: 'terminalChecked',
    value: ({ containers }) => {
      // The oldest check: what is known of all containers is not newer.
      const checks = containers.map(({ terminalCheckedAt }) => terminalCheckedAt);
      if (checks.length === 0 || checks.includes(null)) return null;
      return instantCell(instant(Math.min(...checks.map(Number))));
    },
  },
  {
    id: 'created',
    value: ({ kind, shipment, containers }) =>
      instantCell(kind === 'container' ? containers[0]?.createdAt : shipment.createdAt),
  },
] as const satisfies readonly FleetColumn[];

function equipmentCell(containers: readonly Container[]): CellValue {
  const reported = containers.filter(
    ({ equipmentLength, equipmentType, equipmentHeight }) =>
      equipmentLength !== null || Boolean(equipmentType) || Boolean(equipmentHeight),
  );
  return factCell(reported.length > 0 ? { code: 'equipment', containers: reported } : null);
}
