import type { ReactNode } from 'react';
import { type Axis, sharedAxis } from '#/domain/journey/axis.ts';
import { journeyOf } from '#/domain/journey/journey.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import { pressingContainer } from '#/domain/list/rowVerdict.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { VerdictLimits } from '#/domain/verdict/limits.ts';
import { JourneyLine } from '#/parts/journey/JourneyLine.tsx';
import type { Instant } from '#/time/instant.ts';
import { mostPressing } from './words.ts';

export interface JourneyCellProps {
  readonly row: FleetRow;
  /** All that the list may show, whatever its filter leaves, so that now stays where it is. */
  readonly fleet: readonly Shipment[];
  readonly now: Instant;
  readonly limits: VerdictLimits;
}

/** The journey of the container that the verdict speaks of, to scale in time, on one axis with those of all others. */
export function JourneyCell({ row, fleet, now, limits }: JourneyCellProps): ReactNode {
  const { shipment, containers } = row;
  const container = pressingContainer(row, { now, limits });
  const note = containers.length > 1 ? mostPressing(containers.length) : '';
  return (
    <JourneyLine
      journey={journeyOf({ shipment, container, events: null }, now)}
      axis={axisOf(fleet, now)}
      note={note}
    />
  );
}

// The rows of a screen share it, and each asks for it.
let known: { readonly fleet: readonly Shipment[]; readonly now: Instant; readonly axis: Axis } | null = null;

function axisOf(fleet: readonly Shipment[], now: Instant): Axis {
  if (known?.fleet !== fleet || known.now !== now) known = { fleet, now, axis: sharedAxis(fleet, now) };
  return known.axis;
}
