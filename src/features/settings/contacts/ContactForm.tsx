import { type Contact, contactRoles } from '#/domain/contacts/contact.ts';
import { readTypedContact, type TypedContact } from '#/domain/contacts/typedContact.ts';
import { fieldLabel, roleLabels } from '#/domain/contacts/words.ts';
import { ChoiceBoxes } from '#/features/settings/ChoiceBoxes.tsx';
import { Pair, type TypedFormProps, useTypedForm } from '#/features/settings/typedForm.tsx';
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
export function ContactForm(props: TypedFormProps<TypedContact, Contact>) {
  const { typed, change, dialog } = useTypedForm(props, readTypedContact);
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
    <FormDialog {...dialog}>
      <Pair>
        {text('name')}
        {text('company')}
      </Pair>
      <ChoiceBoxes
        label={fieldLabel('roles')}
        options={contactRoles.map((value) => ({ value, label: roleLabels[value] }))}
        chosen={typed.roles}
        onChange={(roles) => change({ roles })}
      />
      <Section title={words.groups.reach}>
        <Pair>
          {text('email')}
          {text('phone')}
          {text('language', words.languageHint)}
        </Pair>
      </Section>
      <Section title={words.groups.fits}>
        <p className="text-xs text-ink-soft">{words.fitsHint}</p>
        <Pair>
          {text('places', words.placesHint)}
          {text('lanes', words.lanesHint)}
          {text('carriers', words.carriersHint)}
          {text('customers', words.customersHint)}
        </Pair>
      </Section>
      <Section title={words.groups.hours}>
        <ChoiceBoxes
          label={fieldLabel('days')}
          options={fromMonday.map((value) => ({ value, label: weekday(value) }))}
          chosen={typed.days}
          onChange={(days) => change({ days })}
        />
        <Pair>
          {text('opens', words.clockHint)}
          {text('closes', words.clockHint)}
          {text('zone', words.zoneHint)}
        </Pair>
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
