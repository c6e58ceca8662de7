import { useState } from 'react';
import { useContacts } from '#/device/contacts.ts';
import { removeContact, saveContact, takeOverContacts } from '#/device/contactWrites.ts';
import { newId } from '#/device/newId.ts';
import { type Contact, contactRoles } from '#/domain/contacts/contact.ts';
import { maxFileSize } from '#/domain/contacts/contactFile.ts';
import { typeContact, type TypedContact, readTypedContact } from '#/domain/contacts/typedContact.ts';
import { mergeEntries } from '#/domain/records/mergeEntries.ts';
import { ChoiceBoxes } from '#/features/settings/ChoiceBoxes.tsx';
import { useDone } from '#/features/settings/done.ts';
import { type Offer, OfferDialog } from '#/features/settings/files/OfferDialog.tsx';
import { openEntries } from '#/features/settings/files/openEntries.ts';
import { TeamFiles } from '#/features/settings/files/TeamFiles.tsx';
import { takenOver } from '#/features/settings/files/words.ts';
import { SettingsFrame } from '#/features/settings/SettingsFrame.tsx';
import { Pair, type TypedFormProps, useTypedForm } from '#/features/settings/typedForm.tsx';
import {
  changed,
  create,
  created,
  deleted,
  edit,
  save,
  fromMonday,
  weekday,
} from '#/features/settings/words.ts';
import { contactColumns, contactRows, readContactTable } from '#/files/contactTable.ts';
import { saveText } from '#/files/saveFile.ts';
import { readCards, writeCards } from '#/files/vcard.ts';
import { FieldFrame } from '#/parts/fields/FieldFrame.tsx';
import { FormDialog } from '#/parts/fields/FormDialog.tsx';
import { saveForPrograms } from '#/parts/files/saveForPrograms.ts';
import { Section } from '#/parts/pages/Section.tsx';
import { settingsLabels } from '#/parts/pages/settingsWords.ts';
import { Button } from '#/ui/Button.tsx';
import { describeContactFileProblem, describeContactProblem } from '#/wording/contactProblems.ts';
import { fieldLabel, roleLabels } from '#/wording/contacts.ts';
import { ContactList } from './ContactList.tsx';
import * as words from './words.ts';

type Open =
  | {
      readonly kind: 'contact';
      /** As it was when the form was first opened, and as it was typed since. */
      readonly start: TypedContact;
      readonly typed: TypedContact;
      readonly isNew: boolean;
    }
  | { readonly kind: 'offer'; readonly offer: Offer<readonly Contact[]> };

/** Whom a team asks: enter contacts, share them as a file. Every change is in force at once, and can be undone. */
export function ContactsPage() {
  const { contacts } = useContacts();
  const [open, setOpen] = useState<Open | null>(null);
  const { done, say, sayLeft } = useDone();
  const close = () => setOpen(null);

  const openForm = (typed: TypedContact, isNew: boolean) =>
    setOpen({ kind: 'contact', start: typed, typed, isNew });
  /** What was typed and not saved is one press away. */
  const leave = (left: Open & { kind: 'contact' }) => {
    close();
    if (left.typed !== left.start) sayLeft(left.typed.name, () => setOpen(left));
  };

  return (
    <>
      <SettingsFrame
        title={settingsLabels.contacts}
        intro={words.intro}
        done={done}
        action={
          <Button look="primary" onClick={() => openForm({ ...blankContact, id: newId() }, true)}>
            {words.newContact}
          </Button>
        }
      >
        <ContactList
          contacts={contacts}
          onEdit={(contact) => openForm(typeContact(contact), false)}
          onRemove={({ id, name }) => say(deleted(name), removeContact(id))}
        />
        <TeamFiles
          title={words.fileTitle}
          hint={words.fileHint}
          accept={acceptedFiles}
          saves={[
            { label: words.saveCards, save: () => saveText('vcf', writeCards(contacts), words.fileName) },
            { label: words.saveSheet, save: () => saveContactSheet(contacts) },
          ]}
          isInDialog={open !== null}
          onRead={openContacts}
          onOffer={(offer) => setOpen({ kind: 'offer', offer })}
        />
      </SettingsFrame>
      {open?.kind === 'contact' && (
        <ContactForm
          title={open.isNew ? words.newContact : edit(open.start.name)}
          submit={open.isNew ? create : save}
          initial={open.typed}
          onClose={(typed) => leave({ ...open, typed })}
          onSave={(contact) => {
            say(open.isNew ? created(contact.name) : changed(contact.name), saveContact(contact));
            close();
          }}
        />
      )}
      {open?.kind === 'offer' && (
        <OfferDialog
          offer={open.offer}
          change={open.offer.value && mergeEntries(contacts, open.offer.value)}
          onClose={close}
          onTake={(file, count) => {
            say(takenOver(count, open.offer.name), takeOverContacts(file));
            close();
          }}
        />
      )}
    </>
  );
}

const acceptedFiles = '.vcf,.vcard,.csv,.tsv,.xlsx,.txt';

/** All contacts of a file: vCards, or a sheet. Never throws. */
const openContacts = (file: File) =>
  openEntries(file, {
    maxSize: maxFileSize,
    readText: readCards,
    sheet: { text: /\.(?:vcf|vcard)$/i, readTable: readContactTable },
    describe: describeContactFileProblem,
  });

/** @throws {Error} where the writer cannot be loaded or fails */
async function saveContactSheet(contacts: readonly Contact[]): Promise<void> {
  const rows = contactRows(contacts);
  await saveForPrograms(
    'csv',
    (headings) => ({
      headings: contactColumns.map(headings.contacts),
      rows,
      sheet: words.sheetName,
    }),
    words.fileName,
  );
}

const blankContact: TypedContact = {
  id: '',
  name: '',
  company: '',
  roles: [],
  places: '',
  lanes: '',
  carriers: '',
  customers: '',
  email: '',
  phone: '',
  language: '',
  zone: '',
  days: [1, 2, 3, 4, 5],
  opens: '',
  closes: '',
  note: '',
};

/** All that can be said of a contact. What is wrong stands above the buttons, and all that was typed stays. */
function ContactForm(props: TypedFormProps<TypedContact, Contact>) {
  const { typed, change, text, dialog } = useTypedForm(
    props,
    readTypedContact,
    describeContactProblem,
    fieldLabel,
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
      <FieldFrame label={fieldLabel('note')}>
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
