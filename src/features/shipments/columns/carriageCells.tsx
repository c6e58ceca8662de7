import type { ReactNode } from 'react';
import { arrivalOf } from '#/domain/arrival/arrival.ts';
import { arrivalFact, arrivalState } from '#/domain/arrival/arrivalState.ts';
import { etaChange, type EtaChange, shiftTone } from '#/domain/arrival/etaChange.ts';
import type { ColumnContext } from '#/domain/list/column.ts';
import { containerOfRow, type FleetRow } from '#/domain/list/row.ts';
import { pressingContainer, rowVerdict } from '#/domain/list/rowVerdict.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import { carrierWithheld } from '#/domain/status/carrierTracking.ts';
import { stagesOf } from '#/domain/verdict/stages.ts';
import { JourneyStages } from '#/parts/journey/JourneyStages.tsx';
import { TimeText } from '#/parts/time/Time.tsx';
import { formatMoment, type FormatOptions } from '#/time/format.ts';
import { overdueFor } from '#/time/hasPassed.ts';
import { classes } from '#/ui/classes.ts';
import { SecondLine } from '#/ui/SecondLine.tsx';
import { describeArrival, describeOverdue, signedChange } from '#/wording/arrival.ts';
import { describeStages } from '#/wording/stages.ts';
import { blank } from './formatCell.tsx';
import { carrierReports, mostPressing } from './words.ts';

type Shown = ReadonlySet<string>;

/** The carrier, and below it vessel and voyage, unless they have columns. */
export function carrierCell({ shipment }: FleetRow, shown: Shown): ReactNode {
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
export function arrivalCell(
  row: FleetRow,
  { now }: ColumnContext,
  shown: Shown,
  times: FormatOptions,
): ReactNode {
  const { shipment } = row;
  const container = containerOfRow(row);
  const arrival = arrivalOf(shipment, container);
  const words = describeArrival(arrivalFact(shipment, container, now));
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
export function journeyCell(row: FleetRow, { now, limits }: ColumnContext, times: FormatOptions): ReactNode {
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

export function etaChangeCell(row: FleetRow, { now }: ColumnContext): ReactNode {
  const change = etaChange(row.shipment, containerOfRow(row), now);
  if (!change) return blank;
  return <EtaChangeText change={change} />;
}
