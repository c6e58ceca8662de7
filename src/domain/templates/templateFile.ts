import type { Checked } from '#/domain/records/checked.ts';
import { type EntryFormat, readEntryFile, writeEntryFile } from '#/domain/records/entryFile.ts';
import { readEntries, withName, withOwnId } from '#/domain/records/entryList.ts';
import { listOf } from '#/domain/records/json.ts';
import { maxTemplates, readTemplate } from './readTemplate.ts';
import type { MessageTemplate } from './template.ts';
import type { TemplateFileProblem, TemplateListProblem } from './templateProblem.ts';

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
export const readTemplates = (input: unknown): Checked<readonly MessageTemplate[], TemplateListProblem> =>
  readEntries(listOf(input), maxTemplates, withOwnId(withName(readTemplate)));
