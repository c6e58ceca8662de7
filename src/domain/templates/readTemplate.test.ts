import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleTemplate } from '#/test/samples/templates.ts';
import { describeFileProblem } from '#/wording/entryFile.ts';
import { readTemplate } from './readTemplate.ts';
import { readTemplateFile, readTemplates, writeTemplateFile } from './templateFile.ts';
import { variables } from './variables.ts';
import { refusals } from './words.ts';

const problemsOf = (over: object) => readTemplate({ ...sampleTemplate(), ...over }).problems;

describe('a template that is entered or opened', () => {
  it('may name every variable', () => {
    const text = variables.map((name) => `{${name}}`).join('\n');
    expect(problemsOf({ text })).toEqual([]);
  });

  it.each([
    [{ text: 'Dear {nobdy}, LFD {lfd}' }, 'Text: {nobdy} is no variable.'],
    [{ subject: '{Kontainer}' }, 'Subject: {Kontainer} is no variable.'],
    [{ subject: 'Owed {fees}' }, /^Subject: \{fees\} stands in the text only/],
    [{ subject: '{each}' }, 'Subject: it is one line, so nothing is repeated in it.'],
    [{ text: '{each}\n{container}' }, 'Text: an {each} has no {end} below it.'],
    [{ text: '{container}\n{end}' }, 'Text: an {end} has no {each} above it.'],
    [{ text: '{each}\n{each}\n{end}' }, 'Text: an {each} has no {end} below it.'],
    [{ text: 'For {each} {container} {end}' }, 'Text: {each} and {end} need a line each.'],
    [{ name: ' ' }, 'Name is missing.'],
    [{ text: 7 }, 'Text is not a text.'],
    [{ role: 'pirate' }, 'Role has a value that this version does not know.'],
    [{ reason: 'weather' }, 'Reason has a value that this version does not know.'],
    [{ language: 'Spanish!' }, 'Language has to be a code, such as en, es or zh.'],
    [{ subject: 'x'.repeat(301) }, 'Subject is longer than 300 characters.'],
  ])('%j is refused in a sentence', (over, sentence) => {
    const problems = problemsOf(over);
    expect(
      problems.some((one) => (typeof sentence === 'string' ? one === sentence : sentence.test(one))),
    ).toBe(true);
  });

  it('survives its file, and anything else is refused or costs itself', () => {
    const templates = [sampleTemplate(), sampleTemplate({ id: 'b', language: 'es', reason: 'no_answer' })];
    expect(readTemplateFile(writeTemplateFile(templates))).toEqual({ value: templates, problems: [] });
    const { value, problems } = readTemplates([{ name: 'X' }, templates[0], templates[0]]);
    expect(value).toEqual([templates[0]]);
    expect(problems).toContain('Template 1 (X): Text is missing.');
    expect(problems).toContain(
      'Template 3 (Broker, customs hold): It stands twice in this file, so the first counts.',
    );
    fc.assert(fc.property(fc.anything(), (input) => readTemplate(input).value === null));
  });

  it.each([
    ['', /cannot be read as JSON/],
    ['{"kind":"landfall-templates","version":1,"templates":[{"na', /cannot be read as JSON/],
    ['null', /not a file of templates from Landfall/],
    ['{"kind":"landfall-tariffs","version":1}', /not a file of templates from Landfall/],
    ['{"kind":"landfall-templates","version":2,"templates":[]}', /from a later version/],
    ['{"kind":"landfall-templates","version":1,"templates":[]}', /changed or damaged/],
    ['x'.repeat(2_000_001), /larger than 2 MB/],
  ])('a hostile file is refused in one sentence', (text, sentence) => {
    const { value, problems } = readTemplateFile(text);
    expect([value, problems.length]).toEqual([null, 1]);
    const [problem] = problems;
    expect(typeof problem === 'object' && describeFileProblem(problem, refusals)).toMatch(sentence);
  });
});
