import { lineLength, type SharedMap } from '#/domain/sharing/snapshot.ts';
import { el, type Markup } from './markup.ts';
import * as words from './words.ts';

type LineKind = SharedMap['lines'][number][0];

/** Dashes of each kind of line, and its colour where there are no styles. */
const looks: Readonly<Record<LineKind, readonly [dashes: string, color: string]>> = {
  past: ['', '#0b62b0'],
  projected: ['14 9', '#0b62b0'],
  indicative: ['3 9', '#546474'],
  rail: ['14 6 3 6', '#7a4fc0'],
};
/** A name needs this much room to the next, and stands on the other side of its dot from here on. */
const [room, turn] = [40, lineLength * 0.62];

/** A route over land and sea. The sentence and the legend below it are all that a reader without the drawing needs. */
export function sharedMap({ words: text, height, land, lines, stops, vessel }: SharedMap): Markup {
  const [width, high] = [String(lineLength), String(height)];
  const drawing = el(
    'svg',
    { viewBox: `0 0 ${width} ${high}`, role: 'img', 'aria-label': text, class: 'map', width: '100%' },
    el('rect', { width, height: high, class: 'sea', fill: '#d6e4ee' }),
    el('path', {
      d: land.map((ring) => `${pathOf(ring)}z`).join(''),
      class: 'land',
      fill: '#f6f5f1',
      'fill-rule': 'evenodd',
      stroke: '#a9bccb',
      'stroke-width': '1.5',
    }),
    ...lines.map(([kind, points]) => {
      const [dashes, color] = looks[kind];
      return el('path', {
        d: pathOf(points),
        class: kind,
        fill: 'none',
        stroke: color,
        'stroke-width': '4',
        'stroke-dasharray': dashes || 'none',
      });
    }),
    ...stops.map(([x, y]) => circle(x, y, '8', { class: 'port', fill: '#0c1b2a' })),
    vessel && circle(...vessel, '13', { class: 'mark', fill: '#0b62b0' }),
    ...named(stops).map(([x, y, title]) =>
      el(
        'text',
        {
          x: String(x > turn ? x - 16 : x + 16),
          y: String(Math.min(height - 14, Math.max(28, y + 8))),
          'text-anchor': x > turn ? 'end' : 'start',
          'font-size': '24',
        },
        title,
      ),
    ),
  );
  const kinds = (Object.keys(looks) as LineKind[]).filter((kind) => lines.some(([known]) => known === kind));
  const legend = [...kinds.map((kind) => words.lines[kind]), ...(vessel ? [words.vesselMark] : [])];
  return el(
    'figure',
    { 'aria-label': words.map },
    drawing,
    el('figcaption', { class: 'soft' }, text, legend.length === 0 ? null : ` ${words.legend(legend)}`),
  );
}

const pathOf = ([x = 0, y = 0, ...more]: readonly number[]) => `M${x} ${y}l${more.join(' ')}`;

const circle = (x: number, y: number, r: string, more: Readonly<Record<string, string>>) =>
  el('circle', { cx: String(x), cy: String(y), r, stroke: '#ffffff', 'stroke-width': '3', ...more });

/** Those whose names do not meet: where it goes and where it comes from first. */
function named(stops: SharedMap['stops']): SharedMap['stops'] {
  const kept: SharedMap['stops'][number][] = [];
  for (const stop of [...stops.slice(-1), ...stops.slice(0, -1)]) {
    if (stop[2] !== '' && kept.every(([, y]) => Math.abs(y - stop[1]) >= room)) kept.push(stop);
  }
  return kept;
}
