import { type TemplateBook, useTemplates } from '#/device/templates.ts';
import type { MessageTemplate } from '#/domain/templates/template.ts';
import { maxFileSize, readTemplateFile, writeTemplateFile } from '#/domain/templates/templateFile.ts';
import {
  type EntryActs,
  type Entries,
  EntriesPage,
  type EntryFiles,
  type EntryKind,
} from '#/features/settings/entries/EntriesPage.tsx';
import { EntryItem } from '#/features/settings/EntryItem.tsx';
import { openEntries } from '#/features/settings/files/openEntries.ts';
import { saveText } from '#/files/saveFile.ts';
import { compareText } from '#/language/compareText.ts';
import { settingsLabels } from '#/parts/pages/settingsWords.ts';
import { roleLabels } from '#/wording/contacts.ts';
import { describeTemplateFileProblem } from '#/wording/templateProblems.ts';
import { reasonLabel } from '#/wording/templates.ts';
import { TemplateForm } from './TemplateForm.tsx';
import * as words from './words.ts';

/** The messages that a team writes itself. */
export const TemplatesPage = () => <EntriesPage {...templatesPage} />;

/** What a new one begins with: the built-in message, to be rewritten. */
const firstTemplate: MessageTemplate = {
  id: '',
  name: '',
  role: 'broker',
  reason: 'any',
  language: '',
  subject: '{container}: {topic}',
  text: words.firstText,
  signature: '',
};

const templateKind: EntryKind<TemplateBook, 'templates', MessageTemplate> = {
  list: 'templates',
  add: words.newTemplate,
  blank: firstTemplate,
  toEdit: (template) => template,
  Form: TemplateForm,
};

const files: EntryFiles<TemplateBook> = {
  title: words.fileTitle,
  hint: words.fileHint,
  accept: '.json',
  saves: [
    {
      label: words.saveFileLabel,
      save: ({ templates }) => saveText('json', writeTemplateFile(templates), 'templates'),
    },
  ],
  open: async (file) => {
    const { value, problems } = await openEntries(file, {
      maxSize: maxFileSize,
      readText: readTemplateFile,
      describe: describeTemplateFileProblem,
    });
    return { value: value && { templates: value }, problems };
  },
};

const templatesPage: Entries<TemplateBook, 'templates', MessageTemplate> = {
  title: settingsLabels.templates,
  intro: words.intro,
  none: words.none,
  store: useTemplates,
  kind: templateKind,
  renderList: ({ templates }, acts) => <TemplateList templates={templates} {...acts} />,
  files,
};

/** The templates by role and name. */
function TemplateList({
  templates,
  onEdit,
  onDuplicate,
  onRemove,
}: { templates: readonly MessageTemplate[] } & EntryActs<MessageTemplate>) {
  const sorted = templates.toSorted(
    (a, b) => compareText(roleLabels[a.role], roleLabels[b.role]) || compareText(a.name, b.name),
  );
  return (
    <ul className="card divide-y divide-line text-sm">
      {sorted.map((template) => {
        const { id, name, role, reason, language, subject } = template;
        return (
          <EntryItem
            key={id}
            name={name}
            onEdit={() => onEdit(template)}
            onDuplicate={() => onDuplicate(template)}
            onRemove={() => onRemove(template)}
          >
            <p className="font-semibold">{name}</p>
            <p>{words.forWhich(roleLabels[role], reasonLabel(reason), language)}</p>
            <p className="text-xs text-ink-soft">{subject}</p>
          </EntryItem>
        );
      })}
    </ul>
  );
}
