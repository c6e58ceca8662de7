import { useMemo } from 'react';
import type { BoardLine } from '#/domain/board/line.ts';
import { type Axis, sharedAxis } from '#/domain/journey/axis.ts';
import { journeyOf } from '#/domain/journey/journey.ts';
import { tryOr } from '#/domain/records/tryOr.ts';
import { JourneyLine } from '#/parts/journey/JourneyLine.tsx';
import type { Instant } from '#/time/instant.ts';

/** The height of a row that the line of a list stands in, and of the line. */
const [listRow, listLine] = [34, 24];

interface BoardJourneyProps {
  readonly line: BoardLine;
  /** Of all pages, so that now is one line through them. */
  readonly lines: readonly BoardLine[];
  readonly now: Instant;
  /** Both in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** The journey of a row, by its first container: the line of a list, as large as the board. */
export function BoardJourney({ line, lines, now, width, height }: BoardJourneyProps) {
  const { shipment, containers } = line.about;
  const journey = useMemo(() => {
    const question = { shipment, container: containers[0] ?? null, events: null };
    // A record that no rule can make anything of costs its own drawing.
    return tryOr(() => journeyOf(question, now), null);
  }, [shipment, containers, now]);
  if (!journey) return null;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${(width * listRow) / height} ${listRow}`}>
      <g transform={`translate(0 ${(listRow - listLine) / 2})`}>
        <JourneyLine journey={journey} axis={axisOf(lines, now)} />
      </g>
    </svg>
  );
}

// The rows share it, and each asks for it.
let known: { readonly lines: readonly BoardLine[]; readonly now: Instant; readonly axis: Axis } | null = null;

function axisOf(lines: readonly BoardLine[], now: Instant): Axis {
  if (known?.lines !== lines || known.now !== now) {
    const shipments = lines.map(({ about }) => about.shipment);
    known = { lines, now, axis: sharedAxis(shipments, now) };
  }
  return known.axis;
}
