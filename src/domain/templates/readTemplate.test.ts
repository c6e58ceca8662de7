import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleTemplate } from '#/test/samples/templates.ts';
import { readTemplate } from './readTemplate.ts';
import { readTemplateFile, readTemplates, writeTemplateFile } from './templateFile.ts';
import { variables } from './variables.ts';

const problemsOf = (over: object) => readTemplate({ ...sampleTemplate(), ...over }).problems;

describe('a template that is entered or opened', () => {
  it('may name every variable', () => {
    const text = variables.map((name) => `{${name}}`).join('\n');
    expect(problemsOf({ text })).toEqual([]);
  });

  it.each([
    [{ text: 'Dear {nobdy}, LFD {lfd}' }, { code: 'unknownVariable', field: 'text', typed: '{nobdy}' }],
    [{ subject: '{Kontainer}' }, { code: 'unknownVariable', field: 'subject', typed: '{Kontainer}' }],
    [{ subject: 'Owed {fees}' }, { code: 'moneyInSubject', variable: 'fees' }],
    [{ subject: '{each}' }, { code: 'partInSubject' }],
    [{ text: '{each}\n{container}' }, { code: 'partOpen', field: 'text' }],
    [{ text: '{container}\n{end}' }, { code: 'partClosed', field: 'text' }],
    [{ text: '{each}\n{each}\n{end}' }, { code: 'partOpen', field: 'text' }],
    [{ text: 'For {each} {container} {end}' }, { code: 'partAlone', field: 'text' }],
    [{ name: ' ' }, { code: 'missing', field: 'name' }],
    [{ text: 7 }, { code: 'notText', field: 'text' }],
    [{ role: 'pirate' }, { code: 'unknownValue', field: 'role' }],
    [{ reason: 'weather' }, { code: 'unknownValue', field: 'reason' }],
    [{ language: 'Spanish!' }, { code: 'languageForm' }],
    [{ subject: 'x'.repeat(301) }, { code: 'tooLong', field: 'subject', max: 300 }],
  ] as const)('%j is refused: %j', (over, problem) => {
    expect(problemsOf(over)).toContainEqual(problem);
  });

  it('has the same mistake once', () => {
    expect(problemsOf({ text: '{nobdy} {nobdy}\n{noone}\n{nobdy}' })).toEqual([
      { code: 'unknownVariable', field: 'text', typed: '{nobdy}' },
      { code: 'unknownVariable', field: 'text', typed: '{noone}' },
    ]);
    expect(readTemplate('a text')).toEqual({ value: null, problems: [{ code: 'noTemplate' }] });
  });

  it('survives its file, and anything else is refused or costs itself', () => {
    const templates = [sampleTemplate(), sampleTemplate({ id: 'b', language: 'es', reason: 'no_answer' })];
    expect(readTemplateFile(writeTemplateFile(templates))).toEqual({ value: templates, problems: [] });
    const { value, problems } = readTemplates([{ name: 'X' }, templates[0], templates[0]]);
    expect(value).toEqual([templates[0]]);
    expect(problems).toContainEqual({
      code: 'inEntry',
      position: 1,
      name: 'X',
      problem: { code: 'missing', field: 'text' },
    });
    expect(problems).toContainEqual({
      code: 'inEntry',
      position: 3,
      name: 'Broker, customs hold',
      problem: { code: 'sameId' },
    });
    fc.assert(fc.property(fc.anything(), (input) => readTemplate(input).value === null));
  });

  it.each([
    ['', 'notJson'],
    ['{"kind":"landfall-templates","version":1,"templates":[{"na', 'notJson'],
    ['null', 'otherFile'],
    ['{"kind":"landfall-tariffs","version":1}', 'otherFile'],
    ['{"kind":"landfall-templates","version":2,"templates":[]}', 'laterVersion'],
    ['{"kind":"landfall-templates","version":1,"templates":[]}', 'damaged'],
    ['x'.repeat(2_000_001), 'tooLarge'],
  ])('a hostile file is refused for one reason', (text, code) => {
    expect(readTemplateFile(text)).toEqual({ value: null, problems: [{ code }] });
  });
});
