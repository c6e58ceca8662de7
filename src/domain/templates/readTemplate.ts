import { contactRoles } from '#/domain/contacts/contact.ts';
import { languageCode } from '#/domain/contacts/readContact.ts';
import { oneLine } from '#/domain/messages/plainText.ts';
import type { Checked } from '#/domain/records/checked.ts';
import { exceptionKinds } from '#/domain/records/exceptionKinds.ts';
import { isObject } from '#/domain/records/json.ts';
import { languageForm } from '#/wording/contactProblems.ts';
import { parseLine, parseText, type TextProblem, variablesIn } from './parse.ts';
import type { MessageTemplate } from './template.ts';
import { isMoney } from './variables.ts';
import * as words from './words.ts';

/** As many as a device or a file may have. */
export const maxTemplates = 200;
const maxLength = { id: 200, name: 100, language: 40, subject: 300, text: 10_000, signature: 2_000 } as const;

/** Whatever a file, a form or a device's storage has in place of a template, with what is wrong in it. */
export function readTemplate(input: unknown): Checked<MessageTemplate> {
  if (!isObject(input)) {
    return { value: null, problems: [words.noTemplate] };
  }
  const problems: string[] = [];
  const textOf = (field: keyof typeof maxLength): string => {
    const value = input[field] ?? '';
    const max = maxLength[field];
    if (typeof value !== 'string') problems.push(words.notText(field));
    else if (value.length > max) problems.push(words.tooLong(field, max));
    return typeof value === 'string' ? value.slice(0, max) : '';
  };
  const needed = (field: keyof typeof maxLength, text: string): string => {
    if (text.trim() === '') problems.push(words.needed(field));
    return text;
  };
  const role = contactRoles.find((one) => one === input['role']);
  const reason = ([...exceptionKinds, 'any'] as const).find((one) => one === input['reason']);
  if (!role) problems.push(words.unknownValue('role'));
  if (!reason) problems.push(words.unknownValue('reason'));
  const language = oneLine(textOf('language'));
  if (language !== '' && !languageCode.test(language)) problems.push(languageForm);
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

function subjectProblems(subject: string): string[] {
  const found: TextProblem[] = [];
  const line = parseLine(subject, found);
  return [
    ...found.map((problem) =>
      problem.kind === 'unknown' ? words.unknownVariable('subject', problem.typed) : words.partInSubject,
    ),
    ...[...variablesIn([line])].filter(isMoney).map(words.moneyInSubject),
  ];
}

function textProblems(text: string): string[] {
  const problems = parseText(text).problems.map((problem) => {
    switch (problem.kind) {
      case 'unknown':
        return words.unknownVariable('text', problem.typed);
      case 'alone':
        return words.partAlone('text');
      case 'open':
        return words.partOpen('text');
      case 'closed':
        return words.partClosed('text');
    }
  });
  return [...new Set(problems)];
}

/** With line breaks, and without what turns the direction of the lines after it. */
const plain = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu, '')
    .trim();
