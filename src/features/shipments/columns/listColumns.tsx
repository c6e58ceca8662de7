import type { ReactNode } from 'react';
import { arrivalOf } from '#/domain/arrival/arrival.ts';
import { arrivalState } from '#/domain/arrival/arrivalState.ts';
import { etaChange, type EtaChange, shiftTone } from '#/domain/arrival/etaChange.ts';
import type { RecordChanges } from '#/domain/changes/shipmentChanges.ts';
import type { ColumnContext } from '#/domain/list/column.ts';
import { columnWidths } from '#/domain/list/columnList.ts';
import type { KnownColumns } from '#/domain/list/columns.ts';
import { containerOfRow, type FleetRow } from '#/domain/list/row.ts';
import { pressingContainer, rowVerdict } from '#/domain/list/rowVerdict.ts';
import type { ColumnChoice } from '#/domain/list/view.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import { lookup } from '#/domain/records/lookup.ts';
import { carrierWithheld } from '#/domain/status/carrierTracking.ts';
import type { VerdictLimits } from '#/domain/verdict/limits.ts';
import { stagesOf } from '#/domain/verdict/stages.ts';
import { language } from '#/language/language.ts';
import { JourneyStages } from '#/parts/journey/JourneyStages.tsx';
import { TimeText } from '#/parts/time/Time.tsx';
import { formatMoment, type FormatOptions } from '#/time/format.ts';
import { overdueFor } from '#/time/hasPassed.ts';
import { classes } from '#/ui/classes.ts';
import type { GridColumn } from '#/ui/grid/gridColumn.ts';
import { SecondLine } from '#/ui/SecondLine.tsx';
import { describeArrival, signedChange } from '#/wording/arrival.ts';
import { columnLabel } from '#/wording/listColumns.ts';
import { describeOverdue } from '#/wording/spans.ts';
import { describeStages } from '#/wording/stages.ts';
import { blank, formatCell } from './formatCell.tsx';
import { numberCell } from './numberCell.tsx';
import {
  containersCell,
  daysLeftCell,
  freeDayCell,
  holdsCell,
  placeCell,
  readyCell,
  statusCell,
  verdictCell,
} from './statusCells.tsx';
import { carrierReports, mostPressing } from './words.ts';

/** What cells go by, besides their row. */
export interface ListContext extends ColumnContext {
  readonly times: FormatOptions;
  /** From when on something needs action, as the reader has set it. */
  readonly limits: VerdictLimits;
  /** What has changed of a shipment since the last review; null where nothing has. */
  readonly changesOf: (shipmentId: string) => RecordChanges | null;
}

type Draw = (
  row: FleetRow,
  more: ListContext & { shown: ReadonlySet<string>; tabIndex: 0 | -1 },
) => ReactNode;

/** Columns that show more than their value: a link, badges, a second line. */
const drawings: Readonly<Record<string, Draw>> = {
  number: (row, { tabIndex, shown, changesOf }) =>
    numberCell(row, tabIndex, shown, changesOf(row.shipment.id)),
  carrier: (row, { shown }) => carrierCell(row, shown),
  arrival: (row, more) => arrivalCell(row, more, more.shown, more.times),
  etaChange: (row, more) => etaChangeCell(row, more),
  progress: (row, more) => journeyCell(row, more, more.times),
  containers: (row) => containersCell(row),
  status: (row) => statusCell(row),
  ready: (row, more) => readyCell(row, more, more.times),
  verdict: (row, more) => verdictCell(row, more, more.shown),
  freeDay: (row, more) => freeDayCell(row, more, more.shown, more.times),
  place: (row, more) => placeCell(row, more),
  customer: (row) => customerCell(row),
  daysLeft: (row, more) => daysLeftCell(row, more),
  holds: (row, more) => holdsCell(row, more, more.times),
};

/** Usual widths of columns; 130 for the others. */
// `10月23日周五` is wider than `Fri 23 Oct`. The first comparison leaves nothing of the second in an English build.
const isChinese = language !== 'en' && language.startsWith('zh');
const widths: Readonly<Record<string, number>> = {
  number: 140,
  verdict: isChinese ? 234 : 244,
  place: 238,
  due: 150,
  carrier: 135,
  scac: 90,
  voyage: 90,
  arrival: 168,
  etaRecord: 230,
  firstEta: 170,
  departure: 170,
  inlandArrival: 170,
  discharged: 170,
  pickedUp: 170,
  emptyReturned: 170,
  appointment: 170,
  lineChecked: 170,
  terminalChecked: 170,
  created: 170,
  containerNumbers: 200,
  loading: 215,
  discharge: 215,
  destination: 165,
  containers: 98,
  customer: 98,
  progress: 160,
  status: 177,
  ready: 160,
  freeDay: isChinese ? 106 : 96,
  daysLeft: 110,
  terminal: 180,
};
/** With more room a journey says its place as well; texts are whole in theirs. */
const shares: Readonly<Record<string, number>> = { progress: 320 };
const numbers = /^(weight|fees|cost)/;

/** The columns of the grid as chosen: the number leads, whatever its place, because its link opens the row. */
export function listColumns(
  choices: readonly ColumnChoice[],
  known: KnownColumns,
  context: ListContext,
): GridColumn<FleetRow>[] {
  const shown = new Set(choices.map(({ id }) => id));
  const more = { ...context, shown };
  return columnTracks(choices, known).map(({ column, ...track }) => {
    const drawing = lookup(drawings, track.id);
    return {
      ...track,
      align: numbers.test(track.id) ? 'end' : 'start',
      leastWidth: columnWidths.least,
      maxWidth: columnWidths.limit,
      cell: (row, tabIndex) =>
        drawing ? drawing(row, { ...more, tabIndex }) : formatCell(column.value(row, context), context.times),
    } satisfies GridColumn<FleetRow>;
  });
}

/** What is known of the columns before there is a row. */
export function columnTracks(choices: readonly ColumnChoice[], known: KnownColumns) {
  const ordered = choices.toSorted((a, b) => Number(b.id === 'number') - Number(a.id === 'number'));
  return ordered.flatMap(({ id, width }) => {
    const column = known.find(id);
    if (!column) return [];
    return {
      id,
      column,
      label: columnLabel(column),
      width: lookup(widths, id) ?? 130,
      share: lookup(shares, id),
      chosenWidth: width,
    };
  });
}

type Shown = ReadonlySet<string>;

/** The carrier, and below it vessel and voyage, unless they have columns. */
function carrierCell({ shipment }: FleetRow, shown: Shown): ReactNode {
  const name = carrierName(shipment.carrier) ?? blank;
  const vessel = shown.has('vessel')
    ? []
    : [shipment.podVessel?.name, shown.has('voyage') ? null : shipment.podVoyageNumber].filter(Boolean);
  if (vessel.length === 0) return name;
  return (
    <>
      {name}
      <SecondLine>{vessel.join(' · ')}</SecondLine>
    </>
  );
}

/**
 * The ETA or ATA at the port of discharge, and below it the state of the arrival, in the words that the list counts by.
 * The ETA change follows, unless it has a column.
 */
function arrivalCell(row: FleetRow, { now }: ColumnContext, shown: Shown, times: FormatOptions): ReactNode {
  const { shipment } = row;
  const container = containerOfRow(row);
  const arrival = arrivalOf(shipment, container);
  const words = describeArrival(shipment, container, now);
  if (!arrival) return <span className="text-ink-faint">{words}</span>;
  const state = arrivalState(shipment, container, now);
  const change = shown.has('etaChange') ? null : etaChange(shipment, container, now);
  const overdue = state === 'overdue' ? overdueFor(arrival.moment, now) : null;
  // Where the carrier's data is stale, a missing ATA proves nothing.
  const isUrgent = state === 'overdue' && carrierWithheld(shipment.carrierTracking, now) === null;
  return (
    <>
      <TimeText text={formatMoment(arrival.moment, times)} leading />
      <SecondLine>
        {isUrgent ? <span className="text-attention">{words}</span> : words}
        {change && (
          <>
            {change.arrived ? ' ' : ' · '}
            <EtaChangeText change={change} />
          </>
        )}
        {overdue !== null && ` · ${describeOverdue(overdue)}`}
        {arrival.disagrees && ` · ${carrierReports(formatMoment(arrival.disagrees, times))}`}
      </SecondLine>
    </>
  );
}

/** The journey of the container that the verdict speaks of, in stages. */
function journeyCell(row: FleetRow, { now, limits }: ColumnContext, times: FormatOptions): ReactNode {
  const verdict = rowVerdict(row, { now, limits })?.verdict;
  if (!verdict) return blank;
  const { shipment, containers } = row;
  const container = pressingContainer(row, { now, limits });
  const stages = stagesOf({ shipment, container, now, limits }, verdict);
  const note = containers.length > 1 ? mostPressing(containers.length) : '';
  return <JourneyStages stages={stages} times={times} title={describeStages(stages) + note} />;
}

const looks = { late: 'text-attention', early: 'text-ready', same: null } as const;

/** The ETA change with its sign and in words: a bare sign is read either way. */
function EtaChangeText({ change }: { change: EtaChange }) {
  return (
    <span className={classes('whitespace-nowrap', looks[shiftTone(change)])}>{signedChange(change)}</span>
  );
}

function etaChangeCell(row: FleetRow, { now }: ColumnContext): ReactNode {
  const change = etaChange(row.shipment, containerOfRow(row), now);
  if (!change) return blank;
  return <EtaChangeText change={change} />;
}

/** The customer alone, in both lines of the row: references have a column of their own, or stand below the number. */
function customerCell({ shipment: { customerName } }: FleetRow): ReactNode {
  if (!customerName) return blank;
  return (
    <span
      className="block truncate xl:line-clamp-2 xl:whitespace-normal xl:in-data-[density=compact]:line-clamp-1"
      title={customerName}
    >
      {customerName}
    </span>
  );
}
