import { useRef } from 'react';
import { contactRoles } from '#/domain/contacts/contact.ts';
import { roleLabels } from '#/domain/contacts/words.ts';
import { exceptionKinds } from '#/domain/exceptions/exception.ts';
import { readTemplate } from '#/domain/templates/readTemplate.ts';
import type { MessageTemplate } from '#/domain/templates/template.ts';
import { variables } from '#/domain/templates/variables.ts';
import { fieldLabel, meanings, reasonLabel } from '#/domain/templates/words.ts';
import { Pair, type TypedFormProps, useTypedForm } from '#/features/settings/typedForm.tsx';
import { FieldFrame } from '#/parts/fields/FieldFrame.tsx';
import { FormDialog } from '#/parts/fields/FormDialog.tsx';
import { SelectField } from '#/parts/fields/SelectField.tsx';
import { TextField } from '#/parts/fields/TextField.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';
import * as words from './words.ts';

const area =
  'w-full rounded border border-line-strong bg-surface px-2 py-1 text-sm leading-5 pointer-coarse:text-[16px]';

/** All of a template beside what it can name and what it gives. What is wrong stands above the buttons. */
export function TemplateForm(props: TypedFormProps<MessageTemplate, MessageTemplate>) {
  const { typed, change, dialog } = useTypedForm(props, readTemplate);
  const text = useRef<HTMLTextAreaElement>(null);
  const insert = (variable: string) => {
    const { selectionStart: from = typed.text.length, selectionEnd: to = from } = text.current ?? {};
    change({ text: typed.text.slice(0, from) + variable + typed.text.slice(to) });
    text.current?.focus();
    // Once the field has the new text.
    setTimeout(() => text.current?.setSelectionRange(from + variable.length, from + variable.length));
  };

  return (
    <FormDialog {...dialog}>
      <Pair>
        <TextField
          label={fieldLabel('name')}
          value={typed.name}
          problem={null}
          autoFocus
          onChange={(name) => change({ name })}
        />
        <SelectField
          label={fieldLabel('role')}
          value={typed.role}
          options={contactRoles.map((value) => ({ value, label: roleLabels[value] }))}
          problem={null}
          onChange={(role) => change({ role })}
        />
        <SelectField
          label={fieldLabel('reason')}
          hint={words.reasonHint}
          value={typed.reason}
          options={(['any', ...exceptionKinds] as const).map((value) => ({
            value,
            label: reasonLabel(value),
          }))}
          problem={null}
          onChange={(reason) => change({ reason })}
        />
        <TextField
          label={fieldLabel('language')}
          hint={words.languageHint}
          value={typed.language}
          problem={null}
          onChange={(language) => change({ language })}
        />
      </Pair>
      <TextField
        label={fieldLabel('subject')}
        value={typed.subject}
        problem={null}
        onChange={(subject) => change({ subject })}
      />
      <FieldFrame label={fieldLabel('text')} hint={words.textHint} problem={null}>
        {({ id, noteId }) => (
          <textarea
            ref={text}
            id={id}
            aria-describedby={noteId}
            value={typed.text}
            onChange={({ target }) => change({ text: target.value })}
            className={`${area} h-56`}
          />
        )}
      </FieldFrame>
      <VariableList onInsert={insert} />
      <FieldFrame label={fieldLabel('signature')} hint={words.signatureHint} problem={null}>
        {({ id, noteId }) => (
          <textarea
            id={id}
            aria-describedby={noteId}
            value={typed.signature}
            onChange={({ target }) => change({ signature: target.value })}
            className={`${area} h-20`}
          />
        )}
      </FieldFrame>
      <TemplatePreview template={typed} />
    </FormDialog>
  );
}

function VariableList({ onInsert }: { onInsert: (variable: string) => void }) {
  return (
    <details>
      <summary className="min-h-8 cursor-pointer font-medium max-md:min-h-11">{words.variablesTitle}</summary>
      <p className="pb-2 text-xs text-ink-soft">
        {words.variablesHint} {words.moneyHint}
      </p>
      <ul className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {variables.map((name) => (
          <li key={name} className="flex min-w-0 items-baseline gap-2 text-xs">
            <button
              type="button"
              aria-label={words.insert(`{${name}}`)}
              className="num min-h-6 shrink-0 text-accent underline-offset-2 hover:underline max-md:min-h-11"
              onClick={() => onInsert(`{${name}}`)}
            >
              {`{${name}}`}
            </button>
            <span className="min-w-0 text-ink-soft">{meanings[name]}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
