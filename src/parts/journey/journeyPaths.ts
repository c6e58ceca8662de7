import type { Drawn, DrawnEta, DrawnJourney } from '#/domain/journey/drawn.ts';

/**
 * The measures of a line in whole pixels. A bar reaches so far above and below the pixel in the middle, so that all bars
 * share it.
 */
export interface JourneyScale {
  readonly middle: number;
  readonly gate: number;
  readonly vessel: number;
  readonly rail: number;
  /** The edge of what is open. */
  readonly edge: number;
  /** Those of an open bar stand further apart. */
  readonly sleeper: {
    readonly reach: number;
    readonly width: number;
    readonly every: number;
    readonly open: number;
  };
  /** The free time hangs below. What is past is the higher bar, so that it shows without colours. */
  readonly below: number;
  readonly free: number;
  readonly past: number;
}

export interface JourneyPath {
  readonly look: string;
  readonly d: string;
}

const looks: Readonly<Record<Drawn['kind'], string>> = {
  gate: 'fill-ink-soft',
  vessel: 'fill-vessel-solid',
  rail: 'fill-rail',
  waiting: 'fill-ink-faint',
  unknown: 'stroke-ink-faint',
  free: 'fill-ready',
  past: 'fill-problem',
};

/**
 * The paths of a journey, one for each colour however many moves it has, since thousands of rows draw them. Solid is
 * actual, open is estimated; a vessel is thick, rail has sleepers, the gate is thin, waiting is a hairline.
 */
export function journeyPaths(
  { moves, freeTime }: Pick<DrawnJourney, 'moves' | 'freeTime'>,
  scale: JourneyScale,
): JourneyPath[] {
  const paths = new Map<string, string>();
  for (const drawn of [...moves, ...freeTime]) {
    const look = lookOf(drawn);
    paths.set(look, (paths.get(look) ?? '') + shapeOf(drawn, scale));
  }
  return [...paths].map(([look, d]) => ({ look, d }));
}

const isDotted = ({ kind, state }: Drawn) =>
  kind === 'unknown' || (kind === 'waiting' && state === 'estimated');

function lookOf(drawn: Drawn): string {
  if (drawn.state === 'overdue') return 'fill-attention';
  return isDotted(drawn) ? looks.unknown : looks[drawn.kind];
}

function shapeOf(drawn: Drawn, scale: JourneyScale): string {
  const { kind, state, x, width } = drawn;
  const { middle, below } = scale;
  const isOpen = state !== 'actual';
  if (isDotted(drawn) && state !== 'overdue') return `M${x} ${middle + 0.5}h${width}`;
  switch (kind) {
    case 'waiting':
    case 'unknown':
      return bar(x, middle, width, 1);
    case 'free':
    case 'past':
      return box(x, below, width, scale[kind], isOpen ? 1 : 0);
    case 'rail':
      return rail(drawn, scale);
    case 'gate':
    case 'vessel': {
      const reach = scale[kind];
      return box(x, middle - reach, width, 2 * reach + 1, isOpen ? Math.min(scale.edge, reach) : 0);
    }
  }
}

function rail({ state, x, width }: Drawn, { middle, rail: reach, sleeper, edge }: JourneyScale): string {
  const isOpen = state !== 'actual';
  const wide = isOpen ? 1 : sleeper.width;
  let d = box(x, middle - reach, width, 2 * reach + 1, isOpen ? Math.min(edge, reach) : 0);
  const every = isOpen ? sleeper.open : sleeper.every;
  for (let at = x + 1; at + wide <= x + width; at += every) {
    d += bar(at, middle - sleeper.reach, wide, 2 * sleeper.reach + 1);
  }
  return d;
}

const bar = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** A bar, or with an edge its outline: the inside is drawn the other way round, which leaves it out. */
function box(x: number, y: number, width: number, height: number, edge: number): string {
  const [wide, high] = [width - 2 * edge, height - 2 * edge];
  const outside = bar(x, y, width, height);
  if (edge === 0 || wide <= 0 || high <= 0) return outside;
  return `${outside}M${x + edge} ${y + edge}v${high}h${wide}v${-high}z`;
}

/** A dot; with an edge a ring. */
export function dot(x: number, y: number, radius: number, edge = 0): string {
  const circle = (r: number, sweep: 0 | 1) =>
    `M${x - r} ${y}a${r} ${r} 0 1 ${sweep} ${2 * r} 0a${r} ${r} 0 1 ${sweep} ${-2 * r} 0z`;
  return edge === 0 ? circle(radius, 1) : circle(radius, 1) + circle(radius - edge, 0);
}

/** A slip is for somebody to act on; what was pulled in is good. */
export function etaLook({ days }: Pick<DrawnEta, 'days'>): string {
  if (days === 0) return 'fill-ink-faint stroke-ink-faint';
  return days > 0 ? 'fill-attention stroke-attention' : 'fill-ready stroke-ready';
}
