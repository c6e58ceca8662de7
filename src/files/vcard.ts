import { type Contact, contactRoles } from '#/domain/contacts/contact.ts';
import { maxFileSize, readContacts } from '#/domain/contacts/contactFile.ts';
import type { ContactEntryProblem, ContactFileProblem } from '#/domain/contacts/contactProblem.ts';
import { readContact } from '#/domain/contacts/readContact.ts';
import { readLane } from '#/domain/contacts/typedContact.ts';
import type { Checked } from '#/domain/records/checked.ts';
import { roleLabels } from '#/wording/contacts.ts';

// vCard 4.0 (RFC 6350) is written, 3.0 (RFC 2426) is read too. What neither has a property for stands in ones that begin
// with X-LANDFALL-, which other programs keep or skip.

const own = {
  places: 'X-LANDFALL-PLACE',
  lanes: 'X-LANDFALL-LANE',
  carriers: 'X-LANDFALL-CARRIER',
  customers: 'X-LANDFALL-CUSTOMER',
  days: 'X-LANDFALL-DAY',
  opens: 'X-LANDFALL-OPENS',
  closes: 'X-LANDFALL-CLOSES',
} as const;

export function writeCards(contacts: readonly Contact[]): string {
  return contacts.map((contact) => propertiesOf(contact).map(writeLine).join('')).join('');
}

type Property = readonly [name: string, value: string];

function propertiesOf(contact: Contact): Property[] {
  const { id, name, company, roles, email, phone, language, zone, note } = contact;
  const each = (property: string, values: readonly string[]) =>
    values.map((value): Property => [property, escapeText(value)]);
  return [
    ['BEGIN', 'VCARD'],
    ['VERSION', '4.0'],
    ['UID;VALUE=text', escapeText(id)],
    ['FN', escapeText(name)],
    ...each('ORG', company === '' ? [] : [company]),
    ...(roles.length > 0 ? [['CATEGORIES', roles.map(escapeText).join(',')] as const] : []),
    ...each('EMAIL', email === '' ? [] : [email]),
    ...each('TEL', phone === '' ? [] : [phone]),
    ...each('LANG', language === '' ? [] : [language]),
    ...each('TZ', zone === '' ? [] : [zone]),
    ...each('NOTE', note === '' ? [] : [note]),
    ...each(own.places, contact.places),
    ...each(
      own.lanes,
      contact.lanes.map(({ from, to }) => `${from} > ${to}`),
    ),
    ...each(own.carriers, contact.carriers),
    ...each(own.customers, contact.customers),
    ...each(own.days, contact.days.map(String)),
    ...each(own.opens, contact.opens === '' ? [] : [contact.opens]),
    ...each(own.closes, contact.closes === '' ? [] : [contact.closes]),
    ['END', 'VCARD'],
  ];
}

const escapeText = (text: string) =>
  text.replaceAll(/[\\,;]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

/** Bytes of a line (RFC 6350, section 3.2), the blank of a continuation included. */
const maxLine = 75;

/** Folded between characters, never within one. */
function writeLine([name, value]: Property): string {
  let text = '';
  let bytes = 0;
  for (const character of `${name}:${value}`) {
    const more = new TextEncoder().encode(character).length;
    if (bytes + more > maxLine) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += more;
  }
  return `${text}\r\n`;
}

interface CardLine {
  readonly name: string;
  readonly parameters: string;
  readonly value: string;
}

/** The contacts of a file. A card with a mistake costs itself, with a problem that names it. */
export function readCards(text: string): Checked<readonly Contact[], ContactFileProblem> {
  if (text.length > maxFileSize) return { value: null, problems: [{ code: 'tooLarge' }] };
  const cards: CardLine[][] = [];
  let isWithin = false;
  for (const line of text.replaceAll(/\r?\n[ \t]/g, '').split(/\r\n?|\n/)) {
    const read = readLine(line);
    const mark = `${read?.name}:${read?.value.trim().toUpperCase()}`;
    if (mark === 'BEGIN:VCARD') {
      cards.push([]);
      isWithin = true;
    } else if (mark === 'END:VCARD') isWithin = false;
    else if (isWithin && read) cards.at(-1)?.push(read);
  }
  if (cards.length === 0) return { value: null, problems: [{ code: 'notCards' }] };
  if (isWithin) return { value: null, problems: [{ code: 'cutCards' }] };
  return readContacts(cards, readCard);
}

/** `item1.TEL;TYPE="work:desk":+1 310 555 0100`; null for what is no line of a card. */
function readLine(line: string): CardLine | null {
  const [, name, parameters = '', value] =
    /^\uFEFF?(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^":;])*)*):(.*)$/s.exec(line) ?? [];
  return name === undefined || value === undefined ? null : { name: name.toUpperCase(), parameters, value };
}

function readCard(
  lines: readonly CardLine[],
): Checked<Contact, ContactEntryProblem> & { readonly name: string } {
  const of = (name: string) => lines.filter((line) => line.name === name);
  const all = (name: string) => of(name).map(({ value }) => unescapeText(value));
  const first = (name: string) => all(name)[0]?.trim() ?? '';
  const preferred = (name: string) =>
    unescapeText((of(name).toSorted((a, b) => rankOf(a) - rankOf(b))[0]?.value ?? '').trim());
  const name = first('FN');
  if (first('VERSION') === '2.1') return { name, value: null, problems: [{ code: 'oldCard' }] };
  const email = preferred('EMAIL').replace(/^mailto:/i, '');
  const read = readContact({
    id: first('UID') || [name, email].filter(Boolean).join(' '),
    name,
    company: unescapeText(splitValue(of('ORG')[0]?.value ?? '', ';')[0] ?? ''),
    roles: of('CATEGORIES').flatMap(({ value }) => splitValue(value, ',').flatMap(readRole)),
    places: all(own.places),
    lanes: all(own.lanes).map(readLane),
    carriers: all(own.carriers),
    customers: all(own.customers),
    email,
    phone: preferred('TEL').replace(/^tel:/i, '').replace(/;ext=/i, ' x').replace(/;.*/s, ''),
    language: preferred('LANG'),
    // Another program may write an offset, which is no zone.
    zone: first('TZ').includes('/') ? first('TZ') : '',
    days: all(own.days).map(Number),
    opens: first(own.opens),
    closes: first(own.closes),
    note: first('NOTE'),
  });
  return { name, ...read };
}

/** Lowest first: `PREF=1` of 4.0, `TYPE=pref` of 3.0, then as they stand. */
function rankOf({ parameters }: CardLine): number {
  const [, rank] = /;PREF="?(\d{1,3})/i.exec(parameters) ?? [];
  if (rank !== undefined) return Number(rank);
  return /\bpref\b/i.test(parameters) ? 1 : 101;
}

/** Categories of other programs are none of ours. */
function readRole(text: string): readonly string[] {
  const category = unescapeText(text).trim().toLowerCase();
  return contactRoles.filter((role) => role === category || roleLabels[role].toLowerCase() === category);
}

const splitValue = (value: string, mark: ',' | ';') =>
  value.match(mark === ',' ? /(?:\\.|[^\\,])+/gs : /(?:\\.|[^\\;])+/gs) ?? [];

const unescapeText = (text: string) =>
  text.replaceAll(/\\(.)/gs, (_, character: string) => (/n/i.test(character) ? '\n' : character));
