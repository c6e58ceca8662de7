import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  containerStatuses,
  deadlineEventNames,
  rawOnlyEventNames,
  transportEventNames,
} from '#/domain/records/vocabulary.ts';
import { eventLabel } from '#/wording/eventNames.ts';
import { statusLabels } from '#/wording/status.ts';
import { describeHeadline, plainHeadlines } from '#/wording/verdict.ts';

type Row = readonly string[];

/** The cells of each table of a glossary, without its head. */
function tables(language: string): Row[][] {
  const text = readFileSync(`docs/glossary/${language}.md`, 'utf8');
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) =>
      [...section.matchAll(/^\|(.*)\|$/gm)]
        .slice(2)
        .map(([, row = '']) => row.split('|').map((cell) => cell.trim())),
    );
}

const english = tables('de').map((rows) => rows.map(([first]) => first));
const events = [
  ...new Set([
    ...transportEventNames.map((name) => name.replace('estimated.', '')),
    ...rawOnlyEventNames,
    ...deadlineEventNames,
    'port_out',
    'transshipment_moved_out',
    'transshipment_moved_in',
    'port_moved_out',
    'port_moved_in',
  ]),
];

describe.each(['es', 'fr', 'de', 'zh'])('the glossary of %s', (language) => {
  const [terms = [], statuses = [], labels = [], verdicts = []] = tables(language);

  it('has the terms of the other languages in their order, each once', () => {
    expect(tables(language).map((rows) => rows.map(([first]) => first))).toEqual(english);
    expect(terms.length).toBeGreaterThanOrEqual(60);
    expect(new Set(terms.map(([term]) => term)).size).toBe(terms.length);
  });

  it('translates every term and leaves no cell empty', () => {
    const rows = [...terms, ...statuses, ...labels, ...verdicts];
    expect(rows.filter((row) => row.includes(''))).toEqual([]);
    expect([...terms, ...verdicts].filter(([, translation]) => translation === '–')).toEqual([]);
  });

  it('has one translation for one term', () => {
    const translations = terms.map(([, translation]) => translation);
    expect(translations.filter((text, at) => translations.indexOf(text) !== at)).toEqual([]);
  });

  it('has every container status as screens say it', () => {
    expect(statuses.map(([word, label]) => [word, label])).toEqual(
      containerStatuses.map((status) => [`\`${status}\``, statusLabels[status]]),
    );
  });

  it('has every event as screens say it', () => {
    expect(new Set(labels.map(([name, actual, , estimated]) => `${name}: ${actual}, ${estimated}`))).toEqual(
      new Set(events.map((name) => `\`${name}\`: ${eventLabel(name)}, ${eventLabel(name, true)}`)),
    );
  });

  it('has five verdicts as screens say them', () => {
    const steps = ['departure', 'arrival', 'inland'] as const;
    const said = [
      ...Object.values(plainHeadlines),
      ...steps.map((step) => describeHeadline({ code: 'overdue', step })),
    ];
    expect(verdicts).toHaveLength(5);
    expect(verdicts.filter(([headline = '']) => !said.some((one) => one === headline))).toEqual([]);
  });
});
