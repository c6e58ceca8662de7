import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Contact } from '#/domain/contacts/contact.ts';
import { readContact } from '#/domain/contacts/readContact.ts';
import { sampleContact } from '#/test/samples/contacts.ts';
import { describeContactFileProblem } from '#/wording/contactProblems.ts';
import { fieldLabel } from '#/wording/contacts.ts';
import { contactColumns, contactRows, readContactTable } from './contactTable.ts';
import { readCards, writeCards } from './vcard.ts';

const desk = sampleContact({
  id: 'bay',
  name: 'Bay Brokers, import desk',
  company: 'Bay Brokers; Inc.',
  roles: ['broker', 'trucker'],
  places: ['USLAX', 'West Basin'],
  lanes: [{ from: 'Shanghai', to: 'Los Angeles' }],
  carriers: ['MAEU'],
  customers: ['Acme, Inc.'],
  email: 'import@bay.example',
  phone: '+1 310 555 0100 x12',
  language: 'es-MX',
  zone: 'America/Los_Angeles',
  days: [1, 2, 3, 4, 5],
  opens: '08:00',
  closes: '17:00',
  note: 'Ask for Ana\nnot before nine; never on Friday, 港口 🚢',
});

/** Anything that a person can have entered. */
const entered: fc.Arbitrary<Contact> = fc
  .record({
    name: fc.string({ unit: 'binary', maxLength: 150 }),
    company: fc.string({
      unit: fc.constantFrom('\\', ',', ';', 'n', '\n', 'é', '港', '🚢', ':', '"'),
      maxLength: 99,
    }),
    note: fc.string({
      unit: fc.constantFrom('\\', ',', ';', 'n', '\n', '港', ' ', '\r', '\0', 'END:VCARD'),
      maxLength: 99,
    }),
    roles: fc.subarray(['broker', 'trucker', 'railroad', 'warehouse'] as const),
    places: fc.array(fc.string({ maxLength: 30 }), { maxLength: 3 }),
    days: fc.subarray([0, 1, 2, 3, 4, 5, 6]),
  })
  .map((known) => readContact({ ...desk, ...known }).value)
  .filter((contact) => contact !== null);

describe('a file of contacts', () => {
  it('is read as it was written, as vCard in lines of at most 75 bytes', () => {
    expect(readCards(writeCards([desk]))).toEqual({ value: [desk], problems: [] });
    fc.assert(
      fc.property(entered, (contact) => {
        const text = writeCards([contact, desk]);
        const both = contact.id === desk.id ? [contact] : [contact, desk];
        expect(readCards(text).value).toEqual(both);
        for (const line of text.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        }
      }),
    );
  });

  it('is read as it was written, as a sheet', () => {
    const table = [contactColumns.map(fieldLabel), ...contactRows([desk]).map((row) => [...row])];
    expect(readContactTable(table)).toEqual({ value: [desk], problems: [] });
    // As a file of ours keeps a phone number from being a formula.
    const guarded = table.map((row) => row.map((cell) => cell.replace(/^\+/, "'+")));
    expect(readContactTable(guarded).value).toEqual([desk]);
  });

  it('is read as another program writes vCard 3.0', () => {
    const text = [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Ruiz;Ana;;;',
      'FN:Ana Ruiz',
      'ORG:Delta Drayage;Dispatch',
      'item1.EMAIL;TYPE=INTERNET:old@delta.example',
      'item2.EMAIL;TYPE=INTERNET,pref:dispatch@del',
      ' ta.example',
      'TEL;TYPE="work,voice";VALUE=uri:tel:+1-901-555-0100;ext=5',
      'CATEGORIES:Friends,trucker',
      'TZ:-06:00',
      'PHOTO;ENCODING=b;TYPE=JPEG:AAAA',
      'END:VCARD',
    ].join('\n');
    expect(readCards(text)).toEqual({
      value: [
        sampleContact({
          id: 'Ana Ruiz dispatch@delta.example',
          name: 'Ana Ruiz',
          company: 'Delta Drayage',
          roles: ['trucker'],
          email: 'dispatch@delta.example',
          phone: '+1-901-555-0100 x5',
        }),
      ],
      problems: [],
    });
  });

  const card = (...lines: string[]) =>
    ['BEGIN:VCARD', 'VERSION:4.0', 'FN:Desk', ...lines, 'END:VCARD', ''].join('\r\n');

  it.each([
    ['HTML', '<html><body>BEGIN:VCARD</body></html>', 'This is not a file of contacts: it has no vCard.'],
    [
      'cut',
      card('EMAIL:a@b.example').slice(0, -12),
      'This file ends within a contact. It may be cut off: ask for it once more.',
    ],
    ['huge', 'x'.repeat(2_000_001), 'This file is larger than 2 MB. A file of contacts is much smaller.'],
    ['empty', '', 'This is not a file of contacts: it has no vCard.'],
  ])('is refused as a whole where it is %s', (_, text, problem) => {
    const { value, problems } = readCards(text);
    expect(value).toBe(null);
    expect(problems.map(describeContactFileProblem)).toEqual([problem]);
  });

  it.each([
    [
      'EMAIL:a@b.example?bcc=c@d.example',
      'Contact 1 (Desk): E-mail has to be one address, such as desk@example.com.',
    ],
    [
      'EMAIL:a@b.example\\nBcc: c@d.example',
      'Contact 1 (Desk): E-mail has to be one address, such as desk@example.com.',
    ],
    [
      'ORG:=HYPERLINK("http://x.example")',
      'Contact 1 (Desk): Company begins like a formula of a spreadsheet. Remove the = or @ in front.',
    ],
    [
      'X-LANDFALL-PLACE:=1+1',
      'Contact 1 (Desk): Places has an entry that is not known, or too many of them.',
    ],
    [`NOTE:${'x'.repeat(3_000)}`, 'Contact 1 (Desk): Note is longer than 2000 characters.'],
    ['CATEGORIES:Customer', 'Contact 1 (Desk): A customer contact needs the customer that it is for.'],
  ])('loses one contact alone for %s', (line, problem) => {
    const { value, problems } = readCards(card(line) + writeCards([desk]));
    expect(problems.map(describeContactFileProblem)).toEqual([problem]);
    expect(value).toEqual([desk]);
  });

  it('takes words of the language for nothing but texts', () => {
    const text = card(
      'UID:__proto__',
      'ORG:constructor',
      'CATEGORIES:__proto__,constructor,toString',
      '__proto__:x',
    );
    const { value, problems } = readCards(text);
    expect(problems).toEqual([]);
    expect(value).toEqual([sampleContact({ id: '__proto__', name: 'Desk', company: 'constructor' })]);
    const sheet = readContactTable([
      ['Name', 'Roles', '__proto__'],
      ['Desk', '__proto__', 'x'],
      ['=cmd|calc', 'Trucker', ''],
    ]);
    expect(sheet.value).toEqual([]);
    expect(sheet.problems.map(describeContactFileProblem)).toEqual([
      'Contact 1 (Desk): Roles has an entry that is not known, or too many of them.',
      'Contact 2 (=cmd|calc): Name begins like a formula of a spreadsheet. Remove the = or @ in front.',
    ]);
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });

  it('never throws, and gives back only what can be entered', () => {
    const piece = fc.constantFrom(
      'BEGIN:VCARD\n',
      'END:VCARD\n',
      'FN:A\n',
      'EMAIL:',
      ';',
      '"',
      ':',
      '\\',
      '\n ',
      'a',
      '\0',
      '\uD800',
    );
    fc.assert(
      fc.property(fc.string({ unit: piece }), (text) => {
        for (const contact of readCards(text).value ?? [])
          expect(readContact(contact).value).toEqual(contact);
      }),
    );
  });

  it('leaves out what is more than a device holds', () => {
    const many = Array.from({ length: 1_002 }, (_, at) => sampleContact({ id: `${at}`, name: `Desk ${at}` }));
    const { value, problems } = readCards(writeCards(many));
    expect(value).toHaveLength(1_000);
    expect(problems).toEqual([{ code: 'tooMany', max: 1_000 }]);
    expect(problems.map(describeContactFileProblem)).toEqual([
      'There are more than 1000 contacts. The others are left out.',
    ]);
  });
});
