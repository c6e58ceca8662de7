import {
  lineLength,
  type SharedItem,
  type SharedJourney,
  type SharedLeg,
  type SharedMap,
  type SharedRow,
  type SharedStretch,
  type Snapshot,
} from '#/domain/sharing/snapshot.ts';
import { colon } from '#/language/punctuation.ts';
import { containerCount } from '#/wording/counts.ts';
import { el, type Markup, type MarkupChild } from './markup.ts';
import * as words from './words.ts';

/**
 * What a recipient sees, the same on the page of a link, in a file and while it is chosen.
 *
 * @param top level of its first heading
 */
export function sharedDocument(snapshot: Snapshot, top = 1): Markup {
  const { asOfText, sender, note, omitted, items, language } = snapshot;
  const isOne = items.length === 1;
  return el(
    'article',
    { class: 'shared', lang: language },
    el(
      'header',
      {},
      el('p', { class: 'as-of' }, words.asOf, el('strong', {}, asOfText), words.sentBy(sender)),
      el('p', { class: 'soft' }, words.notLive),
      note === ''
        ? null
        : el('p', { class: 'note' }, el('strong', {}, `${words.noteFrom(sender)}${colon}`), note),
    ),
    isOne ? null : el(`h${top}`, {}, containerCount(items.length)),
    ...items.map((item) => itemSection(item, isOne ? top : top + 1)),
    el(
      'footer',
      { class: 'soft' },
      omitted.length === 0 ? null : el('p', {}, words.notIncluded(omitted)),
      el('p', {}, words.madeWith),
    ),
  );
}

function itemSection(item: SharedItem, level: number): Markup {
  const { title, detail, tone, headline, deadline, where, reasons, journey, legs, facts, documents, map } =
    item;
  const heading = `h${level + 1}`;
  const part = (name: string, ...children: MarkupChild[]) =>
    el('section', {}, el(heading, {}, name), ...children);
  const list = (name: string, texts: readonly string[]) =>
    texts.length === 0 ? null : el('ul', { class: name }, ...texts.map((text) => el('li', {}, text)));
  return el(
    'section',
    { class: 'item' },
    el(`h${level}`, {}, title, detail === '' ? null : ' ', el('small', {}, detail)),
    el(
      'div',
      { class: `verdict ${tone}` },
      el('p', { class: 'headline' }, headline),
      deadline === '' ? null : el('p', { class: 'deadline' }, deadline),
      where === '' ? null : el('p', { class: 'soft' }, where),
      list('reasons', reasons),
    ),
    journey && part(words.journey, sharedJourneyLine(journey)),
    map ? part(words.map, sharedMap(map)) : null,
    legs.length === 0 ? null : part(words.timeline, ...legs.map(legTable)),
    facts.length === 0
      ? null
      : part(
          words.facts,
          el(
            'dl',
            {},
            ...facts.map(([label, value]) => el('div', {}, el('dt', {}, label), el('dd', {}, value))),
          ),
        ),
    documents.length === 0 ? null : part(words.documents, list('documents', documents)),
  );
}

function legTable({ title, places, rows }: SharedLeg): Markup {
  const headings = [words.when, words.event, words.where].map((name) => el('th', { scope: 'col' }, name));
  return el(
    'table',
    {},
    el('caption', {}, title, places === '' ? null : ` · ${places}`),
    el('thead', {}, el('tr', {}, ...headings)),
    el('tbody', {}, ...rows.map(legRow)),
  );
}

function legRow([state, when, what, where]: SharedRow): Markup {
  const note = words.states[state];
  return el(
    'tr',
    { class: state },
    el('td', {}, when || words.noTime),
    el('td', {}, what, note === '' ? null : ' · ', note === '' ? null : el('em', {}, note)),
    el('td', {}, where),
  );
}

/** How thick each stretch of a journey is in pixels, and its colour where there are no styles. */
const moveLooks: Readonly<Record<SharedStretch[0], readonly [width: string, color: string]>> = {
  gate: ['4', '#64748b'],
  vessel: ['8', '#0f6fc5'],
  rail: ['6', '#7a4fc0'],
  waiting: ['2', '#8090a2'],
  unknown: ['2', '#8090a2'],
  free: ['4', '#128a55'],
  past: ['6', '#c8322a'],
};
const [lineHeight, middle, below] = [32, 12, 26];

/**
 * The journey to scale in time. All of it is lines whose thickness does not scale, so that one drawing fits every width.
 * Its places and days stand below as a list, which is all that a reader without the drawing needs.
 */
function sharedJourneyLine({ words: text, moves, freeTime, now, points }: SharedJourney): Markup {
  const stretch = ([kind, state, from, length]: SharedStretch, y: number) =>
    line(`M${from} ${y}h${length}`, `${kind} ${state}`, ...moveLooks[kind], state === 'actual' ? {} : dashed);
  const dot = (at: number, name: string, width: string, color: string) =>
    line(`M${at} ${middle}h0.1`, name, width, color, { 'stroke-linecap': 'round' });
  const drawing = el(
    'svg',
    {
      viewBox: `0 0 ${lineLength} ${lineHeight}`,
      preserveAspectRatio: 'none',
      role: 'img',
      'aria-label': text,
      class: 'line',
      width: '100%',
      height: String(lineHeight),
    },
    ...moves.map((move) => stretch(move, middle)),
    ...freeTime.map((span) => stretch(span, below)),
    ...(now === null ? [] : [line(`M${now} 0V${lineHeight}`, 'now', '2', '#0c1b2a')]),
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

type LineKind = SharedMap['lines'][number][0];

/** Dashes of each kind of line on a map, and its colour where there are no styles. */
const lineLooks: Readonly<Record<LineKind, readonly [dashes: string, color: string]>> = {
  past: ['', '#0b62b0'],
  projected: ['14 9', '#0b62b0'],
  indicative: ['3 9', '#546474'],
  rail: ['14 6 3 6', '#7a4fc0'],
};
/** A name needs this much room to the next, and stands on the other side of its dot from here on. */
const [room, turn] = [40, lineLength * 0.62];

/** A route over land and sea. The sentence and the legend below it are all that a reader without the drawing needs. */
function sharedMap({ words: text, height, land, lines, stops, vessel }: SharedMap): Markup {
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
      const [dashes, color] = lineLooks[kind];
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
  const kinds = (Object.keys(lineLooks) as LineKind[]).filter((kind) =>
    lines.some(([known]) => known === kind),
  );
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
