/** For tests of whatever stands before the service: how an answer may repeat the key, and what it may call itself. */
interface KeyForm {
  readonly name: string;
  readonly write: (key: string) => string;
}

/** Has every character but letters and digits. */
export const oddKey = 'tk_live/5ecret+key&<1>!~';

const each = (pattern: RegExp, write: (code: string) => string) => (key: string) =>
  key.replaceAll(pattern, (character) => write(character.charCodeAt(0).toString(16).padStart(2, '0')));
const others = /[^a-z0-9]/gi;
const inUnicode = (code: string) => String.raw`\u00` + code;

export const keyForms: readonly KeyForm[] = [
  { name: 'as it is', write: (key) => key },
  { name: 'with escaped slashes', write: (key) => key.replaceAll('/', String.raw`\/`) },
  { name: 'in Unicode escapes', write: each(others, inUnicode) },
  { name: 'in those of capitals', write: each(others, (code) => inUnicode(code.toUpperCase())) },
  { name: 'as an encoder of JSON has it', write: each(/[^a-z0-9_.~-]/gi, inUnicode) },
  { name: 'as one has it that thinks of HTML', write: each(/[&<>]/g, inUnicode) },
  { name: 'in an address', write: encodeURIComponent },
  { name: 'in an address in small letters', write: (key) => encodeURIComponent(key).toLowerCase() },
  { name: 'in an address by RFC 3986', write: each(/[^a-z0-9_.~-]/gi, (code) => `%${code}`) },
  { name: 'in an address, every character', write: each(others, (code) => `%${code}`) },
  {
    name: 'in HTML',
    write: (key) => key.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  },
  { name: 'in HTML by numbers', write: each(others, (code) => `&#${Number.parseInt(code, 16)};`) },
  { name: 'in HTML by numbers of base 16', write: each(others, (code) => `&#x${code};`) },
];

/** What a service calls its answers; null says nothing. */
export const answerTypes: readonly (string | null)[] = [
  'application/vnd.api+json',
  'application/json',
  'application/json; charset=utf-8',
  'application/vnd.api+json;profile="https://example.com/p"',
  'APPLICATION/JSON ; Charset=UTF-8',
  'application/problem+json',
  'application/xml',
  'text/xml; charset=iso-8859-1',
  'text/csv; header=present',
  'text/plain',
  'text/html; charset=utf-8',
  'application/pdf',
  'image/svg+xml',
  'nonsense',
  null,
];
