import { describe, expect, it } from 'vitest';
import { type Contact, contactRoles } from '#/domain/contacts/contact.ts';
import { sampleContact } from '#/test/samples/contacts.ts';
import { fieldLabel } from '#/wording/contacts.ts';
import * as english from './contactTable.ts';

const contact = sampleContact({
  name: 'Delta Drayage',
  roles: contactRoles,
  places: ['USLAX'],
  carriers: ['MAEU'],
  customers: ['Acme'],
  zone: 'America/Chicago',
  days: [1, 6],
  opens: '08:00',
  closes: '17:00',
  note: 'Gate 4',
});

/** The module of a page in a language, and the headings of that page. */
const pages = {
  es: async () => ({
    ...(await import('./contactTable.ts', { with: { language: 'es' } })),
    ...(await import('#/wording/contacts.ts', { with: { language: 'es' } })),
  }),
  fr: async () => ({
    ...(await import('./contactTable.ts', { with: { language: 'fr' } })),
    ...(await import('#/wording/contacts.ts', { with: { language: 'fr' } })),
  }),
  de: async () => ({
    ...(await import('./contactTable.ts', { with: { language: 'de' } })),
    ...(await import('#/wording/contacts.ts', { with: { language: 'de' } })),
  }),
  zh: async () => ({
    ...(await import('./contactTable.ts', { with: { language: 'zh' } })),
    ...(await import('#/wording/contacts.ts', { with: { language: 'zh' } })),
  }),
};

const sheetOf = (
  { contactColumns, contactRows }: Pick<typeof english, 'contactColumns' | 'contactRows'>,
  label: (field: keyof Contact) => string,
) => [contactColumns.map(label), ...contactRows([contact])];

describe.each(['es', 'fr', 'de', 'zh'] as const)('a sheet of contacts from a page in %s', (language) => {
  it('opens in every language, with its own headings or those in English', async () => {
    const page = await pages[language]();
    const german = await pages.de();
    for (const sheet of [sheetOf(page, page.fieldLabel), sheetOf(page, fieldLabel)]) {
      expect(sheet[1]).not.toEqual(english.contactRows([contact])[0]);
      for (const { readContactTable } of [english, german, page])
        expect(readContactTable(sheet)).toEqual({ value: [contact], problems: [] });
    }
    expect(page.readContactTable(sheetOf(english, fieldLabel)).value, 'one from a page in English').toEqual([
      contact,
    ]);
  });
});

it('refuses a sheet of something else in every language', async () => {
  for (const load of Object.values(pages)) {
    const { readContactTable } = await load();
    expect(readContactTable([['Number'], ['TEMU3043531']]).problems).toEqual([{ code: 'noTable' }]);
  }
});
