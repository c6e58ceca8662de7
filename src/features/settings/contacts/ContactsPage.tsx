import { type ContactBook, useContacts } from '#/device/contacts.ts';
import { type Contact, contactRoles } from '#/domain/contacts/contact.ts';
import { maxFileSize } from '#/domain/contacts/contactFile.ts';
import { typeContact, type TypedContact, readTypedContact } from '#/domain/contacts/typedContact.ts';
import { ChoiceBoxes } from '#/features/settings/ChoiceBoxes.tsx';
import {
  type Entries,
  EntriesPage,
  type EntryFiles,
  type EntryKind,
} from '#/features/settings/entries/EntriesPage.tsx';
import { openEntries } from '#/features/settings/files/openEntries.ts';
import { Pair, type TypedFormProps, useTypedForm } from '#/features/settings/typedForm.tsx';
import { fromMonday, weekday } from '#/features/settings/words.ts';
import { contactColumns, contactRows, readContactTable } from '#/files/contactTable.ts';
import { saveText } from '#/files/saveFile.ts';
import { readCards, writeCards } from '#/files/vcard.ts';
import { FieldFrame } from '#/parts/fields/FieldFrame.tsx';
import { FormDialog } from '#/parts/fields/FormDialog.tsx';
import { saveForPrograms } from '#/parts/files/saveForPrograms.ts';
import { Section } from '#/parts/pages/Section.tsx';
import { settingsLabels } from '#/parts/pages/settingsWords.ts';
import { describeContactFileProblem, describeContactProblem } from '#/wording/contactProblems.ts';
import { fieldLabel, roleLabels } from '#/wording/contacts.ts';
import { ContactList } from './ContactList.tsx';
import * as words from './words.ts';

const fileName = 'contacts';

/** Whom a team asks. */
export const ContactsPage = () => <EntriesPage {...contactsPage} />;

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
    fileName,
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

const contactKind: EntryKind<ContactBook, 'contacts', TypedContact> = {
  list: 'contacts',
  add: words.newContact,
  blank: blankContact,
  toEdit: typeContact,
  Form: ContactForm,
};

const files: EntryFiles<ContactBook> = {
  title: words.fileTitle,
  hint: words.fileHint,
  accept: '.vcf,.vcard,.csv,.tsv,.xlsx,.txt',
  saves: [
    {
      label: words.saveCards,
      save: ({ contacts }) => saveText('vcf', writeCards(contacts), fileName),
    },
    { label: words.saveSheet, save: ({ contacts }) => saveContactSheet(contacts) },
  ],
  open: async (file) => {
    const { value, problems } = await openEntries(file, {
      maxSize: maxFileSize,
      readText: readCards,
      sheet: { text: /\.(?:vcf|vcard)$/i, readTable: readContactTable },
      describe: describeContactFileProblem,
    });
    return { value: value && { contacts: value }, problems };
  },
};

const contactsPage: Entries<ContactBook, 'contacts', TypedContact> = {
  title: settingsLabels.contacts,
  intro: words.intro,
  none: words.none,
  store: useContacts,
  kind: contactKind,
  renderList: ({ contacts }, acts) => <ContactList contacts={contacts} {...acts} />,
  files,
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
