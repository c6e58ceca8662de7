import type { Axis } from '#/domain/journey/axis.ts';
import { describeJourney } from '#/domain/journey/describeJourney.ts';
import { type DrawnEta, drawnJourney } from '#/domain/journey/drawn.ts';
import type { Journey } from '#/domain/journey/journey.ts';
import { viewerZone } from '#/time/zone.ts';
import { etaLook, journeyPaths, type JourneyScale } from './journeyPaths.ts';

/** As many pixels as a narrow column has; in a wider one the line is stretched, and its heights stay. */
const [width, height] = [100, 24];
const scale: JourneyScale = {
  middle: 11,
  gate: 1,
  vessel: 3,
  rail: 1,
  edge: 1,
  sleeper: { reach: 3, width: 2, every: 4, open: 4 },
  below: 17,
  free: 3,
  past: 5,
};

interface JourneyLineProps {
  readonly journey: Journey;
  /** Of all the rows that stand below each other, so that now is one line through them. */
  readonly axis: Axis;
  /** Follows the words. */
  readonly note?: string;
}

/**
 * A journey to scale in time, small enough for a row of a list and as wide as its place: what moved it, its free time, how
 * its ETA moved, and now. Its name says the same. The stroke of now goes on above and below, so that those of the rows
 * meet; the row cuts it off.
 */
export function JourneyLine({ journey, axis, note = '' }: JourneyLineProps) {
  const drawn = drawnJourney(journey, axis, width);
  const words = describeJourney(journey, { display: 'place', viewer: viewerZone(), now: journey.now });
  const now = drawn.now === null ? null : percent(drawn.now);
  return (
    <svg
      role="img"
      width="100%"
      height={height}
      shapeRendering="crispEdges"
      className="journey block overflow-visible"
    >
      <title>{words + note}</title>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" strokeDasharray="1 3">
        {journeyPaths(drawn, scale).map(({ look, d }) => (
          <path key={look} d={d} className={look} />
        ))}
      </svg>
      {/* Hours are too little to be seen here. */}
      {drawn.eta && drawn.eta.days !== 0 && <EtaShift eta={drawn.eta} />}
      {now !== null && <rect x={now} y={-height} width={1} height={3 * height} className="fill-ink-soft" />}
    </svg>
  );
}

const percent = (x: number) => `${(100 * x) / width}%`;

/** The original ETA is the open dot, the current one the filled dot. Dots are round at any width. */
function EtaShift({ eta }: { eta: DrawnEta }) {
  const [from, to] = [percent(eta.xs[0]), percent(eta.xs[1])];
  return (
    <g shapeRendering="auto" className={etaLook(eta)}>
      <line x1={from} x2={to} y1={4} y2={4} />
      <circle cx={from} cy={4} r={2} className="fill-surface" />
      <circle cx={to} cy={4} r={2} />
    </g>
  );
}
