import { mergeEntries } from '#/domain/records/mergeEntries.ts';
import type { MessageTemplate } from '#/domain/templates/template.ts';
import { type Undo, undoEntries, withEntry, withoutEntry } from './entryLists.ts';
import { useTemplates } from './templates.ts';

export const saveTemplate = (template: MessageTemplate): Undo =>
  write((templates) => withEntry(templates, template, template.id));

export const removeTemplate = (id: string): Undo => write((templates) => withoutEntry(templates, id));

/** Takes over all that is in a file. */
export const takeOverTemplates = (file: readonly MessageTemplate[]): Undo =>
  write((own) => mergeEntries(own, file).merged);

function write(change: (templates: readonly MessageTemplate[]) => readonly MessageTemplate[]): Undo {
  const { getState, setState } = useTemplates;
  const before = getState().templates;
  const after = change(before);
  setState({ templates: after });
  return () => setState(({ templates }) => ({ templates: undoEntries(templates, before, after) }));
}
