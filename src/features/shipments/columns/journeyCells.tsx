import { type ReactNode, Suspense } from 'react';
import { arrivalOf } from '#/domain/arrival/arrival.ts';
import { arrivalState, arrivalWords } from '#/domain/arrival/arrivalState.ts';
import { type EtaChange, etaChange } from '#/domain/arrival/etaChange.ts';
import { signedChange } from '#/domain/arrival/shiftWords.ts';
import type { ColumnContext } from '#/domain/list/column.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import { carrierWithheldReason } from '#/domain/status/carrierTracking.ts';
import { TimeWords } from '#/parts/Time.tsx';
import { formatMoment, type FormatOptions } from '#/time/format.ts';
import { isLater } from '#/time/momentShift.ts';
import { overdueFor } from '#/time/overdue.ts';
import { classes } from '#/ui/classes.ts';
import { lazyPart } from '#/ui/lazyPart.ts';
import { SecondLine } from '#/ui/SecondLine.tsx';
import { blank } from './cellWords.tsx';
import type { JourneyCellProps } from './JourneyCell.tsx';

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
  { shipment }: FleetRow,
  { now }: ColumnContext,
  shown: Shown,
  times: FormatOptions,
): ReactNode {
  const arrival = arrivalOf(shipment);
  const words = arrivalWords(shipment, now);
  if (!arrival) return <span className="text-ink-faint">{words}</span>;
  const state = arrivalState(shipment, now);
  const change = shown.has('etaChange') ? null : etaChange(shipment, now);
  const overdue = state === 'overdue' ? overdueFor(arrival.moment, now) : null;
  // Where the carrier's data is stale, a missing ATA proves nothing.
  const isUrgent = state === 'overdue' && carrierWithheldReason(shipment.carrierTracking, now) === null;
  return (
    <>
      <TimeWords text={formatMoment(arrival.moment, times)} leading />
      <SecondLine>
        {isUrgent ? <span className="text-attention">{words}</span> : words}
        {change && (
          <>
            {' '}
            · <EtaChangeWords change={change} />
          </>
        )}
        {overdue !== null && ` · ${overdue}`}
      </SecondLine>
    </>
  );
}

// The rows are there before their lines are: these need all that is known of a journey. Without them a row is still a row.
const JourneyCell = lazyPart(async () => (await import('./JourneyCell.tsx')).JourneyCell);

/** The journey to scale in time, as a picture with its words. */
export function journeyCell(row: FleetRow, { now, fleet, limits }: Omit<JourneyCellProps, 'row'>): ReactNode {
  return (
    <Suspense fallback={<div className="h-6" />}>
      <JourneyCell row={row} fleet={fleet} now={now} limits={limits} />
    </Suspense>
  );
}

/** The ETA change with its sign and in words: a bare sign is read either way. */
function EtaChangeWords({ change }: { change: EtaChange }) {
  const look = change.days > 0 ? 'text-attention' : !isLater(change) && change.hours !== 0 && 'text-ready';
  return <span className={classes('whitespace-nowrap', look)}>{signedChange(change)}</span>;
}

export function etaChangeCell({ shipment }: FleetRow, { now }: ColumnContext): ReactNode {
  const change = etaChange(shipment, now);
  if (!change) return blank;
  return <EtaChangeWords change={change} />;
}
