import type { Checked } from '#/domain/records/checked.ts';
import { type EntryFormat, readEntryFile, writeEntryFile } from '#/domain/records/entryFile.ts';
import { listOf } from '#/domain/records/json.ts';
import { maxTemplates, readTemplate } from './readTemplate.ts';
import type { MessageTemplate } from './template.ts';
import type { TemplateEntryProblem, TemplateFileProblem, TemplateListProblem } from './templateProblem.ts';

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
export function readTemplateFile(text: string): Checked<readonly MessageTemplate[], TemplateFileProblem> {
  const { value, problems } = readEntryFile(format, text);
  return value ? readTemplates(value['templates']) : { value, problems };
}

/** A template with a mistake costs itself, with a problem that names it. */
export function readTemplates(input: unknown): Checked<readonly MessageTemplate[], TemplateListProblem> {
  const templates = listOf(input);
  const problems: TemplateListProblem[] =
    templates.length > maxTemplates ? [{ code: 'tooMany', max: maxTemplates }] : [];
  const read = new Map<string, MessageTemplate>();
  for (const [index, entry] of templates.slice(0, maxTemplates).entries()) {
    const { value, problems: own } = readTemplate(entry);
    const wrong: readonly TemplateEntryProblem[] = value && read.has(value.id) ? [{ code: 'sameId' }] : own;
    const place = { position: index + 1, name: nameOf(entry) };
    problems.push(...wrong.map((problem) => ({ code: 'inEntry', ...place, problem }) as const));
    if (value && wrong.length === 0) read.set(value.id, value);
  }
  return { value: [...read.values()], problems };
}

function nameOf(entry: unknown): string {
  const { name } = (entry ?? {}) as Record<string, unknown>;
  return typeof name === 'string' ? name : '';
}
