import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CommandText, matchCommands } from './commandMatch.ts';

const commands: readonly CommandText[] = [
  { label: 'Dark theme', keywords: 'night colours' },
  { label: 'Light theme', keywords: 'day colours' },
  { label: 'Mark all as reviewed' },
  { label: 'Attention', keywords: 'exceptions holds theme' },
  { label: 'Ankünfte Zürich' },
];
const labels = (query: string) => matchCommands(commands, query).map(({ label }) => label);

describe('matching commands', () => {
  it.each([
    ['theme dark', ['Dark theme']],
    ['  DARK   the ', ['Dark theme']],
    ['colours', ['Dark theme', 'Light theme']],
    ['zurich', ['Ankünfte Zürich']],
    ['zürich ank', ['Ankünfte Zürich']],
    ['dark light', []],
    ['.*', []],
  ])('%j', (query, expected) => expect(labels(query)).toEqual(expected));

  it('puts words of the label before words that are not shown', () => {
    expect(labels('theme')).toEqual(['Dark theme', 'Light theme', 'Attention']);
  });

  it('puts the beginning of a word before its middle', () => {
    const two = [{ label: 'Demark' }, { label: 'Mark' }];
    expect(matchCommands(two, 'mark')).toEqual([two[1], two[0]]);
  });

  it('leaves all for an empty query', () => {
    expect(matchCommands(commands, '  ')).toEqual(commands);
  });

  it('finds a command by any part of its words in any order, and only commands that have every one', () => {
    const word = fc.stringMatching(/^[a-z]{1,6}$/);
    const command = fc.record({ label: fc.array(word, { minLength: 1, maxLength: 4 }), keywords: word });
    fc.assert(
      fc.property(fc.array(command, { minLength: 1, maxLength: 6 }), fc.nat(), fc.nat(), (list, nth, cut) => {
        const known = list.map(({ label, keywords }) => ({ label: label.join(' '), keywords }));
        const wanted = list[nth % list.length] ?? { label: [], keywords: '' };
        const parts = [...wanted.label, wanted.keywords].map((one) => one.slice(0, 1 + (cut % one.length)));
        const found = matchCommands(known, parts.toReversed().join(' '));
        expect(found).toContainEqual({ label: wanted.label.join(' '), keywords: wanted.keywords });
        for (const { label, keywords } of found) {
          for (const part of parts) expect(`${label}\n${keywords}`).toContain(part);
        }
      }),
    );
  });
});
