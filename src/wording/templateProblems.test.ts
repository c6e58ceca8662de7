import { describe, expect, it } from 'vitest';
import { maxTemplates } from '#/domain/templates/readTemplate.ts';
import type { TemplateFileProblem, TemplateProblem } from '#/domain/templates/templateProblem.ts';
import {
  describeTemplateFileProblem,
  describeTemplateListProblem,
  describeTemplateProblem,
} from './templateProblems.ts';

describe('what is wrong with a template', () => {
  it.each<[TemplateProblem, string]>([
    [{ code: 'noTemplate' }, 'This is no template.'],
    [{ code: 'unknownVariable', field: 'text', typed: '{nobdy}' }, 'Text: {nobdy} is no variable.'],
    [
      { code: 'unknownVariable', field: 'subject', typed: '{Kontainer}' },
      'Subject: {Kontainer} is no variable.',
    ],
    [
      { code: 'moneyInSubject', variable: 'fees' },
      'Subject: {fees} stands in the text only, on a line that is left out where no money is named.',
    ],
    [{ code: 'partInSubject' }, 'Subject: it is one line, so nothing is repeated in it.'],
    [{ code: 'partOpen', field: 'text' }, 'Text: an {each} has no {end} below it.'],
    [{ code: 'partClosed', field: 'text' }, 'Text: an {end} has no {each} above it.'],
    [{ code: 'partAlone', field: 'text' }, 'Text: {each} and {end} need a line each.'],
    [{ code: 'missing', field: 'name' }, 'Name is missing.'],
    [{ code: 'notText', field: 'text' }, 'Text is not a text.'],
    [{ code: 'unknownValue', field: 'role' }, 'Role has a value that this version does not know.'],
    [{ code: 'unknownValue', field: 'reason' }, 'Reason has a value that this version does not know.'],
    [{ code: 'languageForm' }, 'Language has to be a code, such as en, es or zh.'],
    [{ code: 'tooLong', field: 'subject', max: 300 }, 'Subject is longer than 300 characters.'],
  ])('%j is said in a sentence', (problem, sentence) => {
    expect(describeTemplateProblem(problem)).toBe(sentence);
  });

  it('names the one of several that it is in', () => {
    const said = [
      { code: 'inEntry', position: 1, name: 'X', problem: { code: 'missing', field: 'text' } },
      { code: 'inEntry', position: 3, name: 'Broker, customs hold', problem: { code: 'sameId' } },
      { code: 'inEntry', position: 4, name: '', problem: { code: 'noTemplate' } },
      { code: 'tooMany', max: maxTemplates },
    ] as const;
    expect(said.map(describeTemplateListProblem)).toEqual([
      'Template 1 (X): Text is missing.',
      'Template 3 (Broker, customs hold): It stands twice in this file, so the first counts.',
      'Template 4: This is no template.',
      'There are more than 200 templates. The others are left out.',
    ]);
  });

  it.each<[TemplateFileProblem['code'], RegExp]>([
    ['notJson', /cannot be read as JSON/],
    ['otherFile', /not a file of templates from Landfall/],
    ['laterVersion', /from a later version/],
    ['damaged', /changed or damaged/],
    ['tooLarge', /larger than 2 MB/],
  ])('of a file: %s', (code, sentence) => {
    expect(describeTemplateFileProblem({ code } as TemplateFileProblem)).toMatch(sentence);
  });
});
