import type { SharedItem, SharedLeg, SharedRow, Snapshot } from '#/domain/sharing/snapshot.ts';
import { el, type Markup, type MarkupChild } from './markup.ts';
import { sharedJourneyLine } from './sharedJourneyLine.ts';
import { sharedMap } from './sharedMap.ts';
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
      note === '' ? null : el('p', { class: 'note' }, el('strong', {}, `${words.noteFrom(sender)}: `), note),
    ),
    isOne ? null : el(`h${top}`, {}, words.containers(items.length)),
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
