import { contactRoles } from '#/domain/contacts/contact.ts';
import { languageCode } from '#/domain/contacts/readContact.ts';
import type { Checked } from '#/domain/records/checked.ts';
import { exceptionKinds } from '#/domain/records/exceptionKinds.ts';
import { factKey } from '#/domain/records/factKey.ts';
import { isObject } from '#/domain/records/json.ts';
import { oneLine } from '#/domain/records/oneLine.ts';
import { parseLine, parseText, type TextProblem, variablesIn } from './parse.ts';
import type { MessageTemplate } from './template.ts';
import type { TemplateProblem } from './templateProblem.ts';
import { isMoney } from './variables.ts';

/** As many as a device or a file may have. */
export const maxTemplates = 200;
const maxLength = { id: 200, name: 100, language: 40, subject: 300, text: 10_000, signature: 2_000 } as const;

/** Whatever a file, a form or a device's storage has in place of a template, with what is wrong in it. */
export function readTemplate(input: unknown): Checked<MessageTemplate, TemplateProblem> {
  if (!isObject(input)) {
    return { value: null, problems: [{ code: 'noTemplate' }] };
  }
  const problems: TemplateProblem[] = [];
  const textOf = (field: keyof typeof maxLength): string => {
    const value = input[field] ?? '';
    const max = maxLength[field];
    if (typeof value !== 'string') problems.push({ code: 'notText', field });
    else if (value.length > max) problems.push({ code: 'tooLong', field, max });
    return typeof value === 'string' ? value.slice(0, max) : '';
  };
  const needed = (field: keyof typeof maxLength, text: string): string => {
    if (text.trim() === '') problems.push({ code: 'missing', field });
    return text;
  };
  const role = contactRoles.find((one) => one === input['role']);
  const reason = ([...exceptionKinds, 'any'] as const).find((one) => one === input['reason']);
  if (!role) problems.push({ code: 'unknownValue', field: 'role' });
  if (!reason) problems.push({ code: 'unknownValue', field: 'reason' });
  const language = oneLine(textOf('language'));
  if (language !== '' && !languageCode.test(language)) problems.push({ code: 'languageForm' });
  const texts = {
    id: needed('id', oneLine(textOf('id'))),
    name: needed('name', oneLine(textOf('name'))),
    language,
    subject: needed('subject', oneLine(textOf('subject'))),
    text: needed('text', plain(textOf('text'))),
    signature: plain(textOf('signature')),
  };
  problems.push(...subjectProblems(texts.subject), ...textProblems(texts.text));
  return { value: role && reason && problems.length === 0 ? { ...texts, role, reason } : null, problems };
}

function subjectProblems(subject: string): TemplateProblem[] {
  const found: TextProblem[] = [];
  const line = parseLine(subject, found);
  const money = [...variablesIn([line])].filter(isMoney);
  return [
    ...found.map((problem): TemplateProblem =>
      problem.code === 'unknownVariable' ? { ...problem, field: 'subject' } : { code: 'partInSubject' },
    ),
    ...money.map((variable) => ({ code: 'moneyInSubject', variable }) as const),
  ];
}

/** Each once, wherever it is. */
function textProblems(text: string): Iterable<TemplateProblem> {
  const problems = parseText(text).problems.map((problem) => ({ ...problem, field: 'text' }) as const);
  return new Map(problems.map((problem) => [factKey(problem), problem])).values();
}

/** With line breaks, and without what turns the direction of the lines after it. */
const plain = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu, '')
    .trim();
