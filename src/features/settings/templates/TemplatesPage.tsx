import { useState } from 'react';
import { newId } from '#/device/newId.ts';
import { useTemplates } from '#/device/templates.ts';
import { removeTemplate, saveTemplate, takeOverTemplates } from '#/device/templateWrites.ts';
import { mergeEntries } from '#/domain/records/mergeEntries.ts';
import type { MessageTemplate } from '#/domain/templates/template.ts';
import { maxFileSize, readTemplateFile, writeTemplateFile } from '#/domain/templates/templateFile.ts';
import { useDone } from '#/features/settings/done.ts';
import { EntryItem } from '#/features/settings/EntryItem.tsx';
import { type Offer, OfferDialog } from '#/features/settings/files/OfferDialog.tsx';
import { openEntries } from '#/features/settings/files/openEntries.ts';
import { TeamFiles } from '#/features/settings/files/TeamFiles.tsx';
import { takenOver } from '#/features/settings/files/words.ts';
import { SettingsFrame } from '#/features/settings/SettingsFrame.tsx';
import { changed, create, created, deleted, edit, nameOfCopy, save } from '#/features/settings/words.ts';
import { saveText } from '#/files/saveFile.ts';
import { compareText } from '#/language/compareText.ts';
import { settingsLabels } from '#/parts/pages/settingsWords.ts';
import { Button } from '#/ui/Button.tsx';
import { roleLabels } from '#/wording/contacts.ts';
import { describeTemplateFileProblem } from '#/wording/templateProblems.ts';
import { reasonLabel } from '#/wording/templates.ts';
import { TemplateForm } from './TemplateForm.tsx';
import * as words from './words.ts';

type Open =
  | {
      readonly kind: 'template';
      /** As it was when the form was first opened, and as it was typed since. */
      readonly start: MessageTemplate;
      readonly typed: MessageTemplate;
      readonly isNew: boolean;
    }
  | { readonly kind: 'offer'; readonly offer: Offer<readonly MessageTemplate[]> };

/** The messages that a team writes itself. Every change is in force at once, and can be undone. */
export function TemplatesPage() {
  const { templates } = useTemplates();
  const [open, setOpen] = useState<Open | null>(null);
  const { done, say, sayLeft } = useDone();
  const close = () => setOpen(null);

  const openForm = (typed: MessageTemplate, isNew: boolean) =>
    setOpen({ kind: 'template', start: typed, typed, isNew });
  /** What was typed and not saved is one press away. */
  const leave = (left: Open & { kind: 'template' }) => {
    close();
    if (left.typed !== left.start) sayLeft(left.typed.name, () => setOpen(left));
  };

  return (
    <>
      <SettingsFrame
        title={settingsLabels.templates}
        intro={words.intro}
        done={done}
        action={
          <Button look="primary" onClick={() => openForm({ ...firstTemplate, id: newId() }, true)}>
            {words.newTemplate}
          </Button>
        }
      >
        <TemplateList
          templates={templates}
          onEdit={(template) => openForm(template, false)}
          onDuplicate={(template) =>
            openForm({ ...template, id: newId(), name: nameOfCopy(template.name) }, true)
          }
          onRemove={({ id, name }) => say(deleted(name), removeTemplate(id))}
        />
        <TeamFiles
          title={words.fileTitle}
          hint={words.fileHint}
          accept=".json"
          saves={[
            {
              label: words.saveFileLabel,
              save: () => saveText('json', writeTemplateFile(templates), words.fileName),
            },
          ]}
          isInDialog={open !== null}
          onRead={openTemplates}
          onOffer={(offer) => setOpen({ kind: 'offer', offer })}
        />
      </SettingsFrame>
      {open?.kind === 'template' && (
        <TemplateForm
          title={open.isNew ? words.newTemplate : edit(open.start.name)}
          submit={open.isNew ? create : save}
          initial={open.typed}
          onClose={(typed) => leave({ ...open, typed })}
          onSave={(template) => {
            say(open.isNew ? created(template.name) : changed(template.name), saveTemplate(template));
            close();
          }}
        />
      )}
      {open?.kind === 'offer' && (
        <OfferDialog
          offer={open.offer}
          change={open.offer.value && mergeEntries(templates, open.offer.value)}
          onClose={close}
          onTake={(file, count) => {
            say(takenOver(count, open.offer.name), takeOverTemplates(file));
            close();
          }}
        />
      )}
    </>
  );
}

/** All templates of a file. Never throws. */
const openTemplates = (file: File) =>
  openEntries(file, {
    maxSize: maxFileSize,
    readText: readTemplateFile,
    describe: describeTemplateFileProblem,
  });

/** What a new one begins with: the built-in message, to be rewritten. */
const firstTemplate: MessageTemplate = {
  id: '',
  name: '',
  role: 'broker',
  reason: 'any',
  language: '',
  subject: '{container}: {topic}',
  text: `Hello {contact},

{ask}

{each}
{container} ({equipment})
Bill of lading {shipment}
Status: {status}
Location: {location}
LFD: {lfd}
ETA: {eta}

{end}
Thank you.`,
  signature: '',
};

/** The templates by role and name. */
function TemplateList({
  templates,
  onEdit,
  onDuplicate,
  onRemove,
}: {
  templates: readonly MessageTemplate[];
  onEdit: (template: MessageTemplate) => void;
  onDuplicate: (template: MessageTemplate) => void;
  onRemove: (template: MessageTemplate) => void;
}) {
  if (templates.length === 0) return <p className="text-sm text-ink-soft">{words.none}</p>;
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
