import type { DrawnEta } from '#/domain/journey/drawn.ts';
import { dot, etaLook } from './journeyPaths.ts';
import { textWidth } from './textWidth.ts';

const radius = 3.5;
const revision = 1.5;
const size = 12;
/** From the original ETA to the words beside it. */
const away = 8;

interface EtaFanProps {
  readonly eta: DrawnEta;
  /** How far it moved; null where that is not counted. */
  readonly words: string | null;
  /** The stroke of now, which no word covers; null where there is none. */
  readonly now: number | null;
  /** Of the line. */
  readonly width: number;
  /** Where the original ETA stands, and the current one. */
  readonly top: number;
  readonly bottom: number;
}

/**
 * The ETA as it moved: from the original, the open dot, a ray to each revision, the later the lower, down to the current
 * one, the filled dot.
 */
export function EtaFan({ eta, words, now, width, top, bottom }: EtaFanProps) {
  const [first = 0, ...later] = distinct(eta);
  const last = later.at(-1) ?? first;
  const points = later.map((x, index) => ({ x, y: top + ((bottom - top) * (index + 1)) / later.length }));
  const rays = points.map(({ x, y }) => `M${first} ${top}L${x} ${y}`);
  const side = words === null ? null : sideOf(first, last, textWidth(words, size), width, now);
  return (
    <g shapeRendering="auto" strokeDasharray="none" className={etaLook(eta)}>
      <path d={rays.slice(0, -1).join('')} strokeOpacity="0.45" />
      <path d={rays.at(-1) ?? ''} strokeWidth="1.5" />
      <path
        d={points
          .slice(0, -1)
          .map(({ x, y }) => dot(x, y, revision))
          .join('')}
        strokeWidth="0"
      />
      <circle cx={first} cy={top} r={radius} strokeWidth="1.5" className="fill-surface" />
      <path d={dot(last, bottom, radius)} strokeWidth="0" />
      {side !== null && (
        <text
          x={first + side * away}
          y={top - 6}
          textAnchor={side > 0 ? 'start' : 'end'}
          fontSize={size}
          strokeWidth="0"
          className="font-medium"
        >
          {words}
        </text>
      )}
    </g>
  );
}

/** Without revisions that look like the one before; hours are too little for any. */
function distinct({ xs, days }: DrawnEta): number[] {
  return xs.filter((x, index) => {
    const isEnd = index === 0 || index === xs.length - 1;
    return isEnd || (days !== 0 && Math.abs(x - (xs[index - 1] ?? x)) > 2 * revision);
  });
}

/** On which side of the original ETA words have room: above the rays, else on the other side; null where on neither. */
function sideOf(first: number, last: number, long: number, width: number, now: number | null): 1 | -1 | null {
  const sides: readonly (1 | -1)[] = last >= first ? [1, -1] : [-1, 1];
  const isFree = (side: number) => {
    const ends = [first + side * away, first + side * (away + long)];
    const [left, right] = [Math.min(...ends), Math.max(...ends)];
    const isCrossed = now !== null && left - radius <= now && now <= right + radius;
    return left >= 0 && right <= width && !isCrossed;
  };
  return sides.find(isFree) ?? null;
}
