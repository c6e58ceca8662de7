import type { Instant } from '#/time/instant.ts';
import { arrivalInland, arrivalOf } from '#/domain/arrival/arrival.ts';
import { actualOrExpected, momentCell, numberCell, textCell, textsCell, whenAll } from './cellValue.ts';
import { etaChange } from '#/domain/arrival/etaChange.ts';
import type { FleetColumn } from './column.ts';
import type { FleetRow } from './row.ts';
import { pickedUp } from '#/domain/status/pickedUp.ts';
import type { Place } from '#/domain/records/place.ts';
import { podTerminals } from '#/domain/records/podTerminals.ts';
import { leastProgress, type Milestone } from '#/domain/timeline/progress.ts';
import { stageRank, stageWords } from '#/domain/timeline/progressWords.ts';
import type { Carrier } from '#/domain/records/shipment.ts';

export const carrierName = ({ shortName, name, scac }: Carrier): string | null => shortName ?? name ?? scac;
export const placeName = (place: Place | null): string | null => place?.name ?? place?.locode ?? null;

/** On a line for one container what that container tells. */
const alone = ({ kind, containers }: FleetRow) => (kind === 'container' ? (containers[0] ?? null) : null);

/** How far a line has come: as far as the container furthest behind. Null where nobody told anything of it. */
function rowProgress({ shipment, containers }: FleetRow, now: Instant): readonly Milestone[] | null {
  const milestones = leastProgress(shipment, containers, now);
  return milestones.some(({ state, moment }) => state === 'done' || moment !== null) ? milestones : null;
}

/** Who carries it, where it goes and when. All moments but the arrival inland are those of the sea journey. */
export const journeyColumns: readonly FleetColumn[] = [
  { id: 'carrier', label: 'Carrier', value: ({ shipment }) => textCell(carrierName(shipment.carrier)) },
  { id: 'scac', label: 'Carrier code', value: ({ shipment }) => textCell(shipment.carrier.scac) },
  { id: 'vessel', label: 'Vessel', value: ({ shipment }) => textCell(shipment.podVessel?.name) },
  { id: 'voyage', label: 'Voyage', value: ({ shipment }) => textCell(shipment.podVoyageNumber) },
  {
    id: 'loading',
    label: 'Port of loading',
    value: ({ shipment }) => textCell(placeName(shipment.portOfLoading)),
  },
  {
    id: 'discharge',
    label: 'Port of discharge',
    value: ({ shipment }) => textCell(placeName(shipment.portOfDischarge)),
  },
  {
    id: 'destination',
    label: 'Destination',
    value: ({ shipment }) => textCell(placeName(shipment.destination)),
  },
  {
    id: 'terminal',
    label: 'Terminal',
    value: ({ shipment, containers }) =>
      textsCell(podTerminals(shipment, containers).map(({ name }) => name)),
  },
  {
    id: 'departure',
    label: 'Departure',
    value: ({ shipment }) => actualOrExpected(shipment.polAtd, shipment.polEtd),
  },
  {
    id: 'arrival',
    label: 'Arrival at discharge',
    value: ({ shipment }) => {
      const arrival = arrivalOf(shipment);
      return arrival && momentCell(arrival.moment, arrival.status);
    },
  },
  { id: 'firstEta', label: 'First estimate', value: ({ shipment }) => momentCell(shipment.podOriginalEta) },
  {
    id: 'etaChange',
    label: 'Change of arrival',
    value: ({ shipment }, { now }) => numberCell(etaChange(shipment, now)?.days, 'days'),
  },
  {
    id: 'progress',
    label: 'Progress',
    value: (row, { now }) => {
      const reported = rowProgress(row, now);
      return reported && textCell(stageWords(reported));
    },
    order: (row, { now }) => {
      const reported = rowProgress(row, now);
      return reported && stageRank(reported);
    },
  },
  {
    id: 'inlandArrival',
    label: 'Arrival inland',
    value: (row) => {
      const { actual, expected } = arrivalInland(row.shipment, alone(row));
      return actualOrExpected(actual, expected);
    },
  },
  {
    id: 'discharged',
    label: 'Discharged',
    value: ({ containers }) => momentCell(whenAll(containers.map(({ podDischarged }) => podDischarged))),
  },
  {
    id: 'pickedUp',
    label: 'Picked up',
    value: ({ containers }) => momentCell(whenAll(containers.map(pickedUp))),
  },
  {
    id: 'emptyReturned',
    label: 'Empty returned',
    value: ({ containers }) => momentCell(whenAll(containers.map(({ emptyTerminated }) => emptyTerminated))),
  },
];
