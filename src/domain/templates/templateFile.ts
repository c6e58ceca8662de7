import type { Checked } from '#/domain/records/checked.ts';
import {
  type EntryFormat,
  type FileProblem,
  readEntryFile,
  writeEntryFile,
} from '#/domain/records/entryFile.ts';
import { listOf } from '#/domain/records/json.ts';
import { maxTemplates, readTemplate } from './readTemplate.ts';
import type { MessageTemplate } from './template.ts';
import * as words from './words.ts';

/** Bytes, or characters, of which none takes less. */
export const maxFileSize = 2_000_000;

const format: EntryFormat = {
  kind: 'landfall-templates',
  version: 1,
  maxSize: maxFileSize,
};

/** The file by which a team shares its templates (docs/contacts.md 5). */
export const writeTemplateFile = (templates: readonly MessageTemplate[]): string =>
  writeEntryFile(format, { templates });

/** Null, with the reason, for a file that is damaged, of a later version, or none of ours. */
export function readTemplateFile(text: string): Checked<readonly MessageTemplate[], string | FileProblem> {
  const { value, problems } = readEntryFile(format, text);
  return value ? readTemplates(value['templates']) : { value, problems };
}

/** A template with a mistake costs itself, with a sentence that names it. */
export function readTemplates(input: unknown): Checked<readonly MessageTemplate[]> {
  const templates = listOf(input);
  const problems = templates.length > maxTemplates ? [words.tooMany(maxTemplates)] : [];
  const read = new Map<string, MessageTemplate>();
  for (const [index, entry] of templates.slice(0, maxTemplates).entries()) {
    const { value, problems: own } = readTemplate(entry);
    const wrong = value && read.has(value.id) ? [words.sameId] : own;
    problems.push(...wrong.map((problem) => words.inEntry(index + 1, nameOf(entry), problem)));
    if (value && wrong.length === 0) read.set(value.id, value);
  }
  return { value: [...read.values()], problems };
}

function nameOf(entry: unknown): string {
  const { name } = (entry ?? {}) as Record<string, unknown>;
  return typeof name === 'string' ? name : '';
}
