import type { ReactNode } from 'react';
import { type Axis, sharedAxis } from '#/domain/journey/axis.ts';
import { rowJourney } from '#/domain/journey/rowJourney.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { JourneyLine } from '#/parts/JourneyLine.tsx';
import type { Instant } from '#/time/instant.ts';
import { furthestBehind } from './words.ts';

export interface JourneyCellProps {
  readonly row: FleetRow;
  /** All that the list may show, whatever its filter leaves, so that now stays where it is. */
  readonly fleet: readonly Shipment[];
  readonly now: Instant;
}

/** The journey of a row to scale in time, on one axis with those of all others. */
export function JourneyCell({ row: { shipment, containers }, fleet, now }: JourneyCellProps): ReactNode {
  const note = containers.length > 1 ? furthestBehind(containers.length) : '';
  return (
    <JourneyLine journey={rowJourney(shipment, containers, now)} axis={axisOf(fleet, now)} note={note} />
  );
}

// The rows of a screen share it, and each asks for it.
let known: { readonly fleet: readonly Shipment[]; readonly now: Instant; readonly axis: Axis } | null = null;

function axisOf(fleet: readonly Shipment[], now: Instant): Axis {
  if (known?.fleet !== fleet || known.now !== now) known = { fleet, now, axis: sharedAxis(fleet, now) };
  return known.axis;
}
