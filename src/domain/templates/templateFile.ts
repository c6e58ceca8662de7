import type { Checked } from '#/domain/records/checked.ts';
import { maxTemplates, readTemplate } from './readTemplate.ts';
import type { MessageTemplate } from './template.ts';
import * as words from './words.ts';

const kind = 'landfall-templates';
/** Of the format. A later one is refused, since it may mean something else by the same words. */
const version = 1;
/** Bytes, or characters, of which none takes less. */
export const maxFileSize = 2_000_000;

/** The file by which a team shares its templates: JSON with its version (docs/contacts.md 5). */
export const writeTemplateFile = (templates: readonly MessageTemplate[]): string =>
  JSON.stringify({ kind, version, templates }, null, 2);

/** A template with a mistake costs itself. Null, with the reason in a sentence, for a file that is none of ours. */
export function readTemplateFile(text: string): Checked<readonly MessageTemplate[]> {
  const refused = (problem: string) => ({ value: null, problems: [problem] });
  if (text.length > maxFileSize) return refused(words.fileTooLarge);
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return refused(words.notJson);
  }
  const { kind: said, version: of, templates } = (file ?? {}) as Record<string, unknown>;
  if (said !== kind || !Array.isArray(templates)) return refused(words.otherFile);
  if (typeof of !== 'number' || of > version) return refused(words.laterVersion);
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
