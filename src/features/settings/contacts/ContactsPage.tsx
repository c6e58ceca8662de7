import { useEffect, useState } from 'react';
import { followContacts, useContacts } from '#/device/contacts.ts';
import { removeContact, saveContact, takeOverContacts } from '#/device/contactWrites.ts';
import { newId } from '#/device/newId.ts';
import type { Contact } from '#/domain/contacts/contact.ts';
import { maxFileSize } from '#/domain/contacts/contactFile.ts';
import { contactHeadings, contactRows, readContactTable } from '#/domain/contacts/contactTable.ts';
import { typeContact, type TypedContact } from '#/domain/contacts/typedContact.ts';
import { readCards, writeCards } from '#/domain/contacts/vcard.ts';
import { fileTooLarge } from '#/domain/contacts/words.ts';
import { mergeEntries } from '#/domain/records/mergeEntries.ts';
import { useDone } from '#/features/settings/done.ts';
import { type Offer, OfferDialog } from '#/features/settings/files/OfferDialog.tsx';
import { openEntries } from '#/features/settings/files/openEntries.ts';
import { TeamFiles } from '#/features/settings/files/TeamFiles.tsx';
import { takenOver } from '#/features/settings/files/words.ts';
import { SettingsFrame } from '#/features/settings/SettingsFrame.tsx';
import { changed, create, created, deleted, edit, save } from '#/features/settings/words.ts';
import { saveText } from '#/files/saveFile.ts';
import { saveTable } from '#/files/saveTable.ts';
import { settingsLabels } from '#/parts/pages/settingsPages.ts';
import { Button } from '#/ui/Button.tsx';
import { ContactForm } from './ContactForm.tsx';
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
  useEffect(followContacts, []);
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
    tooLarge: fileTooLarge,
    readText: readCards,
    sheet: { text: /\.(?:vcf|vcard)$/i, readTable: readContactTable },
  });

/** @throws {Error} where the writer cannot be loaded or fails */
async function saveContactSheet(contacts: readonly Contact[]): Promise<void> {
  const rows = contactRows(contacts);
  await saveTable('csv', { headings: contactHeadings, rows, sheet: words.sheetName }, words.fileName);
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
