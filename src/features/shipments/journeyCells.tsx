import type { ReactNode } from 'react';
import { arrivalOf } from '#/domain/arrival.ts';
import { etaChange } from '#/domain/etaChange.ts';
import { carrierName, placeName } from '#/domain/fleetColumnsOfJourney.ts';
import type { FleetRow } from '#/domain/fleetRow.ts';
import { TimeWords } from '#/parts/Time.tsx';
import { formatMoment, type FormatOptions } from '#/time/format.ts';
import { classes } from '#/ui/classes.ts';
import { SecondLine } from '#/ui/SecondLine.tsx';
import { blank } from './cellWords.tsx';

type Shown = ReadonlySet<string>;

/** The carrier, and below it the ship, unless a column says that. */
export function carrierCell({ shipment }: FleetRow, shown: Shown): ReactNode {
  const name = carrierName(shipment.carrier) ?? blank;
  const ship = shown.has('vessel')
    ? []
    : [shipment.podVessel?.name, shown.has('voyage') ? null : shipment.podVoyageNumber].filter(Boolean);
  if (ship.length === 0) return name;
  return (
    <>
      <span className="block truncate">{name}</span>
      <SecondLine>{ship.join(' · ')}</SecondLine>
    </>
  );
}

/** The port of discharge, and below it where the shipment goes on to, unless a column says that. */
export function dischargeCell({ shipment }: FleetRow, shown: Shown): ReactNode {
  const { portOfDischarge, destination } = shipment;
  const name = placeName(portOfDischarge) ?? blank;
  if (shown.has('destination') || !destination || destination.id === portOfDischarge?.id) return name;
  return (
    <>
      <span className="block truncate">{name}</span>
      <SecondLine>then {placeName(destination)}</SecondLine>
    </>
  );
}

/** When it arrives or arrived, and below it in words how that has changed, unless a column says that. */
export function arrivalCell({ shipment }: FleetRow, shown: Shown, times: FormatOptions): ReactNode {
  const arrival = arrivalOf(shipment);
  if (!arrival) return <span className="text-ink-faint">No estimate yet</span>;
  const change = shown.has('etaChange') ? null : etaChange(shipment);
  return (
    <>
      <TimeWords text={formatMoment(arrival.moment, times)} />
      <SecondLine>
        {arrival.standing === 'actual' ? 'Arrived' : 'Expected'}
        {change && ` · ${change.words}`}
      </SecondLine>
    </>
  );
}

/** How far the arrival has moved, in words: a bare sign is read either way. */
export function etaChangeCell({ shipment }: FleetRow): ReactNode {
  const change = etaChange(shipment);
  if (!change) return blank;
  return <span className={classes(change.days > 0 && 'text-attention')}>{change.words}</span>;
}
