import { lineLength, type SharedJourney, type SharedStretch } from '#/domain/sharing/snapshot.ts';
import { el, type Markup } from './markup.ts';
import * as words from './words.ts';

/** How thick each is in pixels, and its colour where there are no styles. */
const looks: Readonly<Record<SharedStretch[0], readonly [width: string, color: string]>> = {
  gate: ['4', '#64748b'],
  vessel: ['8', '#0f6fc5'],
  rail: ['6', '#7a4fc0'],
  waiting: ['2', '#8090a2'],
  unknown: ['2', '#8090a2'],
  free: ['4', '#128a55'],
  past: ['6', '#c8322a'],
};
const [height, middle, below] = [32, 12, 26];

/**
 * The journey to scale in time. All of it is lines whose thickness does not scale, so that one drawing fits every width.
 * Its places and days stand below as a list, which is all that a reader without the drawing needs.
 */
export function sharedJourneyLine({ words: text, moves, freeTime, now, points }: SharedJourney): Markup {
  const stretch = ([kind, state, from, length]: SharedStretch, y: number) =>
    line(`M${from} ${y}h${length}`, `${kind} ${state}`, ...looks[kind], state === 'actual' ? {} : dashed);
  const dot = (at: number, name: string, width: string, color: string) =>
    line(`M${at} ${middle}h0.1`, name, width, color, { 'stroke-linecap': 'round' });
  const drawing = el(
    'svg',
    {
      viewBox: `0 0 ${lineLength} ${height}`,
      preserveAspectRatio: 'none',
      role: 'img',
      'aria-label': text,
      class: 'line',
      width: '100%',
      height: String(height),
    },
    ...moves.map((move) => stretch(move, middle)),
    ...freeTime.map((span) => stretch(span, below)),
    ...(now === null ? [] : [line(`M${now} 0V${height}`, 'now', '2', '#0c1b2a')]),
    ...points.flatMap(([at, state]) => [
      dot(at, 'edge', '13', '#0c1b2a'),
      dot(at, `dot ${state}`, '9', state === 'estimated' ? '#ffffff' : '#0c1b2a'),
    ]),
  );
  const steps = points.map(([, state, , title, note]) =>
    el('li', { class: state }, el('strong', {}, title), title === '' ? null : ' ', note),
  );
  return el('figure', { 'aria-label': words.journey }, drawing, el('ol', { class: 'steps' }, ...steps));
}

const dashed = { 'stroke-dasharray': '5 4' };

const line = (
  d: string,
  name: string,
  width: string,
  color: string,
  more: Readonly<Record<string, string>> = {},
) =>
  el('path', {
    d,
    class: name,
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'vector-effect': 'non-scaling-stroke',
    ...more,
  });
