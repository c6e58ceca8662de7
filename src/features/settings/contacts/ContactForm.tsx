import { useState } from 'react';
import { type Contact, contactRoles } from '#/domain/contacts/contact.ts';
import { readTypedContact, type TypedContact } from '#/domain/contacts/typedContact.ts';
import { fieldLabel, roleLabels } from '#/domain/contacts/words.ts';
import { ChoiceBoxes } from '#/features/settings/ChoiceBoxes.tsx';
import { fromMonday, weekday } from '#/features/settings/words.ts';
import { FieldFrame } from '#/parts/fields/FieldFrame.tsx';
import { FormDialog } from '#/parts/fields/FormDialog.tsx';
import { TextField } from '#/parts/fields/TextField.tsx';
import { Section } from '#/parts/pages/Section.tsx';
import * as words from './words.ts';

type TextName = {
  [Name in keyof TypedContact]: TypedContact[Name] extends string ? Name : never;
}[keyof TypedContact];

/** All that can be said of a contact. What is wrong stands above the buttons, and all that was typed stays. */
export function ContactForm({
  title,
  submit,
  initial,
  onSave,
  onClose,
}: {
  title: string;
  submit: string;
  initial: TypedContact;
  onSave: (contact: Contact) => void;
  /** Receives what was typed. */
  onClose: (typed: TypedContact) => void;
}) {
  const [typed, setTyped] = useState(initial);
  const [tried, setTried] = useState(false);
  const change = (over: Partial<TypedContact>) => setTyped({ ...typed, ...over });
  const read = readTypedContact(typed);
  const text = (name: TextName, hint?: string) => (
    <TextField
      label={fieldLabel(name)}
      {...(hint !== undefined && { hint })}
      value={typed[name]}
      problem={null}
      autoFocus={name === 'name'}
      onChange={(next) => change({ [name]: next })}
    />
  );

  return (
    <FormDialog
      title={title}
      submit={submit}
      isSaving={false}
      problem={tried && !read.value ? read.problems.join(' ') : null}
      onClose={() => onClose(typed)}
      onSubmit={() => {
        setTried(true);
        if (read.value) onSave(read.value);
      }}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {text('name')}
        {text('company')}
      </div>
      <ChoiceBoxes
        label={fieldLabel('roles')}
        options={contactRoles.map((value) => ({ value, label: roleLabels[value] }))}
        chosen={typed.roles}
        onChange={(roles) => change({ roles })}
      />
      <Section title={words.groups.reach}>
        <div className="grid gap-3 sm:grid-cols-2">
          {text('email')}
          {text('phone')}
          {text('language', words.languageHint)}
        </div>
      </Section>
      <Section title={words.groups.fits}>
        <p className="text-xs text-ink-soft">{words.fitsHint}</p>
        <div className="grid gap-3 sm:grid-cols-2">
          {text('places', words.placesHint)}
          {text('lanes', words.lanesHint)}
          {text('carriers', words.carriersHint)}
          {text('customers', words.customersHint)}
        </div>
      </Section>
      <Section title={words.groups.hours}>
        <ChoiceBoxes
          label={fieldLabel('days')}
          options={fromMonday.map((value) => ({ value, label: weekday(value) }))}
          chosen={typed.days}
          onChange={(days) => change({ days })}
        />
        <div className="grid gap-3 sm:grid-cols-2">
          {text('opens', words.clockHint)}
          {text('closes', words.clockHint)}
          {text('zone', words.zoneHint)}
        </div>
      </Section>
      <FieldFrame label={fieldLabel('note')} problem={null}>
        {({ id }) => (
          <textarea
            id={id}
            value={typed.note}
            onChange={({ target }) => change({ note: target.value })}
            className="h-20 w-full rounded border border-line-strong bg-surface px-2 py-1 text-sm"
          />
        )}
      </FieldFrame>
    </FormDialog>
  );
}
