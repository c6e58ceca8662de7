import { describe, expect, it } from 'vitest';
import { describeRefusal, sizeText } from '#/wording/documents.ts';
import { contentTypeOf, fileRefusal, maxBytes } from './fileCheck.ts';

const file = (name: string, size = 1, type = '') => ({ name, size, type });

describe('a file that is dropped', () => {
  it.each([
    ['Bill.pdf', '', 'application/pdf'],
    ['BILL.PDF', 'application/octet-stream', 'application/pdf'],
    ['scan.jpeg', 'image/jpeg', 'image/jpeg'],
    ['fax.tif', '', 'image/tiff'],
    ['note.txt', 'text/html', 'text/plain'],
    ['mail.eml', '', 'message/rfc822'],
    // Mail programs drag without an ending.
    ['Arrival notice', 'message/rfc822', 'message/rfc822'],
    ['page.html', 'text/html', null],
    ['drawing.svg', 'image/svg+xml', null],
    ['invoice.pdf.exe', 'application/pdf', null],
    ['sheet.xlsx', '', null],
    ['constructor', '', null],
    ['a.constructor', '', null],
  ])('%s (%s) is sent as %s', (name, type, sent) => {
    expect(contentTypeOf(file(name, 1, type))).toBe(sent);
  });

  it('is refused in words before it is sent', () => {
    expect(fileRefusal(file('a.pdf', maxBytes))).toBeNull();
    expect(fileRefusal(file('a.pdf', 0))).toEqual({ code: 'empty' });
    expect(fileRefusal(file('a.SVG'))).toEqual({ code: 'wrongType', ending: '.svg' });
    const refused = (name: string, size?: number) => {
      const refusal = fileRefusal(file(name, size));
      return refusal && describeRefusal(refusal);
    };
    expect(refused('a.pdf', 0)).toBe('The file is empty.');
    expect(refused('a.pdf', maxBytes * 2)).toBe('The file has 50 MB. At most 25 MB are taken.');
    expect(refused('a.SVG')).toMatch(/^\.svg files are not taken\. Use PDF/);
    expect(refused('README')).toMatch(/^Files of this type are not taken\./);
  });
});

it.each([
  [1, '1 byte'],
  [812, '812 bytes'],
  [1024, '1 kB'],
  [48_000, '47 kB'],
  [1024 * 1024 - 1, '1 MB'],
  [1_300_000, '1.2 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeText(bytes)).toBe(words);
});
