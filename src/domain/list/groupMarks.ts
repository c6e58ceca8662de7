import { arrivalOf } from '#/domain/arrival/arrival.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import { type CustomField, formatCustomValue } from '#/domain/records/customField.ts';
import { vesselKey, placeKey } from '#/domain/records/placeKeys.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { carrierKey } from '#/domain/records/recordKeys.ts';
import { imoLabel } from '#/domain/records/vesselName.ts';
import { containerStatuses } from '#/domain/records/vocabulary.ts';
import { describeStatus } from '#/domain/status/status.ts';
import { dayOf } from '#/time/localDay.ts';
import { dayCell, firstOf, numberCell, textCell } from './cellValue.ts';
import type { CellValue } from './column.ts';
import { isFieldKey, slugIn } from './fieldKey.ts';
import { fieldsOf, labelledValues } from './fields.ts';
import { orderText } from './orderText.ts';
import { containerOfRow, type FleetRow } from './row.ts';
import { vesselAndVoyage } from './vesselAndVoyage.ts';
import type { Grouping, RecordGrouping } from './view.ts';
import { flagLabels, unnamedPort, unnamedVessel } from './words.ts';

/** Where something stands among others: by place, and by key within a place. All keys of a place are of one kind. */
export type GroupOrder = readonly [place: number, key: number | string];

/** One thing that rows can have in common. */
export interface Mark {
  /** The same for the same thing, and never empty. */
  readonly key: string;
  readonly label: CellValue;
  readonly at: GroupOrder;
}

/** Where the values of a field stand that the account has put in an order. */
export type Ranks = ReadonlyMap<string, number>;

/** What a row can have in common with others; none where it is not reported, several where it has several values. */
export function marksOf(row: FleetRow, grouping: Grouping, ranks: Ranks): readonly Mark[] {
  if (isFieldKey(grouping)) {
    return fieldMarks(fieldsOf(slugIn(grouping), row.shipment, row.containers), ranks);
  }
  if (grouping === 'status') return statusMarks(row);
  const key = keyOf(row, grouping);
  if (key === '') return [];
  const label = labelOf(row, grouping);
  return [{ key, label, at: [0, label?.kind === 'text' ? orderText(label.text) : key] }];
}

type ShipmentGrouping = Exclude<RecordGrouping, 'status'>;

/** Empty where it is not reported. Ports and vessels go by their id, as everywhere (`samePlace`). */
function keyOf(row: FleetRow, grouping: ShipmentGrouping): string {
  const { shipment } = row;
  const { portOfDischarge, podVessel, podVoyageNumber, carrier } = shipment;
  switch (grouping) {
    case 'day': {
      const arrival = arrivalOf(shipment, containerOfRow(row));
      return arrival ? dayOf(arrival.moment) : '';
    }
    case 'vessel': {
      const vessel = vesselKey(podVessel);
      return vessel || podVoyageNumber ? `${vessel ?? ''} ${podVoyageNumber?.toUpperCase() ?? ''}` : '';
    }
    case 'discharge':
      return placeKey(portOfDischarge) ?? '';
    case 'carrier':
      return carrierKey(carrier);
    case 'customer':
      return shipment.customerName ?? '';
  }
}

function labelOf(row: FleetRow, grouping: ShipmentGrouping): CellValue {
  const { shipment } = row;
  switch (grouping) {
    case 'day': {
      const arrival = arrivalOf(shipment, containerOfRow(row));
      return arrival && dayCell(dayOf(arrival.moment));
    }
    case 'vessel': {
      const { podVessel, podVoyageNumber } = shipment;
      const name = podVessel?.name ?? (podVessel?.imo ? imoLabel(podVessel.imo) : unnamedVessel);
      return textCell(vesselAndVoyage(name, podVoyageNumber));
    }
    case 'discharge':
      return textCell(placeName(shipment.portOfDischarge) ?? unnamedPort);
    case 'carrier':
      return textCell(carrierName(shipment.carrier));
    case 'customer':
      return textCell(shipment.customerName);
  }
}

/** By the words that the containers show, in the order of a journey, then in that of the alphabet. */
function statusMarks({ shipment, containers }: FleetRow): readonly Mark[] {
  return once(
    containers.map((container): Mark => {
      const { label, group } = describeStatus(container, shipment);
      const rank = containerStatuses.findIndex((known) => known === group);
      return mark(label, label, rank < 0 ? undefined : rank);
    }),
  );
}

/** As the cell of the field says it: of several moments the first, on its day, and every other value once. */
function fieldMarks(fields: readonly CustomField[], ranks: Ranks): readonly Mark[] {
  const first = firstOf(fields.flatMap(({ value }) => (value.kind === 'moment' ? [value.moment] : [])));
  if (first) {
    const day = dayOf(first);
    return [{ key: day, label: dayCell(day), at: [0, Date.parse(day)] }];
  }
  return once(fields.flatMap((field) => valueMarks(field, ranks)));
}

function valueMarks(field: CustomField, ranks: Ranks): readonly Mark[] {
  const { value } = field;
  switch (value.kind) {
    case 'flag':
      return [mark(String(value.on), flagLabels[value.on ? 'true' : 'false'], value.on ? 0 : 1)];
    case 'number':
      return [{ key: String(value.number), label: numberCell(value.number), at: [0, value.number] }];
    case 'reference':
      return [mark(`${value.type} ${value.id}`, formatCustomValue(field))];
    case 'text':
    case 'texts':
      return labelledValues(field).map(([text, label]) => mark(text, label, ranks.get(text)));
    case 'moment':
      return [];
  }
}

/** What has no rank stands after what has one, in the order of the alphabet. */
function mark(key: string, label: string, rank?: number): Mark {
  return { key, label: textCell(label), at: rank === undefined ? [1, orderText(label)] : [0, rank] };
}

function once(marks: readonly Mark[]): readonly Mark[] {
  return marks.length < 2 ? marks : [...new Map(marks.map((each) => [each.key, each])).values()];
}
