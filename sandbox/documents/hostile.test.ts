import { deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { eventually } from '#/test/eventually.ts';
import { runs } from '#/test/runs.ts';
import { pdfOf } from '#sandbox/papers/drawPaper.ts';
import { openTestSandbox, type TestRecord } from '#sandbox/testSandbox.ts';
import { createReader } from './reader.ts';
import { type FileToRead, readFile } from './readFile.ts';
import { textFile, uploaded } from './testUpload.ts';

const limits = { milliseconds: 8_000, megabytes: 192 };
const reader = createReader(limits);
afterAll(() => reader.close());

const file = (bytes: Uint8Array, name = 'file.pdf', contentType = 'application/pdf'): FileToRead => ({
  name,
  contentType,
  bytes: new Uint8Array(bytes),
});
const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const page = (contents: string) => pdfOf([`BT /F1 12 Tf 40 700 Td (${contents}) Tj ET`]);

/** A good PDF with something else in one place. */
const changed = (from: string, to: string) =>
  bytesOf(Buffer.from(page('x')).toString('latin1').replace(from, to));

const script = '/S /JavaScript /JS (while(true){})';
const mark = '(01234567890123456789012345678901)';
const encrypted = `/Filter /Standard /V 1 /R 2 /O ${mark} /U ${mark} /P -4`;

const bomb = (megabytes: number): Uint8Array => {
  const packed = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, ' '), { level: 9 });
  return pdfOf([packed], { filter: '/FlateDecode' });
};

/** Files that were made to do harm. */
const hostile: readonly (readonly [what: string, file: FileToRead])[] = [
  ['a stream that grows a thousandfold', file(bomb(400))],
  ['pages that lead to themselves', file(changed('/Kids [', '/Kids [2 0 R '))],
  ['a count of pages beyond any', file(changed('/Count 1', '/Count 2147483647'))],
  ['a script', file(changed('/Type /Catalog', `/Type /Catalog /OpenAction << ${script} >>`))],
  ['a password', file(changed('/Root 1 0 R', `/Root 1 0 R /Encrypt << ${encrypted} >> /ID [<00> <00>]`))],
  ['brackets without end', file(pdfOf(['['.repeat(2_000_000)]))],
  ['text without end', file(pdfOf([`BT /F1 12 Tf ${'(MSKU4807969 12 AUG 2026) Tj '.repeat(100_000)} ET`]))],
  ['a form that draws itself', file(pdfOf(['/X Do'], { resources: '/XObject << /X 4 0 R >>' }))],
  ['a line of five million digits', file(bytesOf('1'.repeat(5_000_000)), 'a.txt', 'text/plain')],
  ['labels without values', file(bytesOf('B/L No.: '.repeat(200_000)), 'a.txt', 'text/plain')],
  ['a title of brackets', file(bytesOf(`INVOICE ${'( ) no 1 '.repeat(20_000)}`), 'a.txt', 'text/plain')],
  ['parts within parts of an e-mail', file(bytesOf(nested(2_000)), 'a.eml', 'message/rfc822')],
  [
    'a table of a hundred thousand lines',
    file(bytesOf('MSKU4807969  12/08/2026  USD 1.00  X1234\n'.repeat(100_000)), 'a.txt', 'text/plain'),
  ],
  ['nothing of a PDF but its name', file(bytesOf('%PDF-1.7'))],
  [
    'no text',
    file(
      new Uint8Array(5_000).map((_, index) => index % 7),
      'a.bin',
      'application/octet-stream',
    ),
  ],
];

function nested(depth: number): string {
  let text = 'Subject: x\r\n';
  for (let n = 0; n < depth; n++) text += `Content-Type: multipart/mixed; boundary="${n}"\r\n\r\n--${n}\r\n`;
  return `${text}\r\nend`;
}

describe('a hostile file', () => {
  it.each(hostile)('neither hangs nor ends the service: %s', async (_, each) => {
    const began = performance.now();
    const reading = await reader.read(each);
    // It was read, or ended in its time; whichever, the next file is read.
    expect(['read', 'failed']).toContain(reading.outcome);
    expect(performance.now() - began).toBeLessThan(limits.milliseconds + 10_000);
    const next = await reader.read(file(page('INVOICE No. 12345')));
    expect(next).toMatchObject({ outcome: 'read', classification: { type: 'commercial_invoice' } });
  });

  it('says why it was not read', async () => {
    const reasons = new Map<string, string>();
    for (const [what, each] of hostile) {
      const reading = await readFileOf(what, each);
      if (reading.outcome === 'failed') reasons.set(what, reading.reason);
    }
    expect(reasons.get('a password')).toContain('password');
    expect(reasons.get('nothing of a PDF but its name')).toContain('damaged');
    expect(reasons.get('no text')).toContain('kept but not read');
  });

  const quick = new Set(['a password', 'nothing of a PDF but its name', 'no text']);
  const readFileOf = async (what: string, each: FileToRead) =>
    quick.has(what) ? readFile(each) : ({ outcome: 'failed', reason: '' } as const);
});

describe('a file that was changed anywhere', () => {
  const whole = [
    page('INVOICE No. 12345 date 12 AUG 2026'),
    bytesOf('ARRIVAL NOTICE\nB/L No.: MAEU580123456\nETA: 12 AUG 2026\n'),
    bytesOf('Subject: x\r\nContent-Type: text/plain\r\n\r\nB/L No.: MAEU580123456'),
  ];
  const names = ['a.pdf', 'a.txt', 'a.eml'];

  it(
    'never throws and is never half of a reading',
    async () => {
      const change = fc.record({
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        put: fc.uint8Array({ maxLength: 12 }),
        cut: fc.nat(40),
      });
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(0, 1, 2),
          fc.array(change, { minLength: 1, maxLength: 6 }),
          async (which, changes) => {
            let bytes = Buffer.from(whole[which] ?? []);
            for (const { at, put, cut } of changes) {
              const start = Math.floor(at * bytes.length);
              bytes = Buffer.concat([bytes.subarray(0, start), put, bytes.subarray(start + cut)]);
            }
            const reading = await readFile(file(bytes, names[which] ?? '', ''));
            const isWhole = reading.outcome === 'failed' ? reading.reason !== '' : reading.pages.length > 0;
            expect(isWhole).toBe(true);
          },
        ),
        { numRuns: runs(2_000) },
      );
    },
    15 * 60_000,
  );
});

describe('a service that reads a hostile file', () => {
  it('keeps answering, says that it failed, and reads what comes after it', async () => {
    const service = openTestSandbox({
      shipments: 5,
      documents: { limits },
    });
    const bad = { name: 'bomb.pdf', contentType: 'application/pdf', bytes: new Uint8Array(bomb(300)) };
    const { id } = await uploaded(service.ask, bad);
    const { id: good } = await uploaded(service.ask, textFile('a.txt', 'PACKING LIST'));
    expect((await service.ask('/v2/shipments?page[size]=1')).status).toBe(200);
    await eventually(async () => {
      const documents: readonly TestRecord[] = await service.list('/v2/documents');
      expect(documents.map((each) => [each.id, each.attributes['extraction_status']])).toEqual([
        [good, 'extracted'],
        [id, 'failed'],
      ]);
    });
    const failed = await service.one(`/v2/documents/${id}`);
    expect(failed.relationships['last_document_representation']?.data).toBeNull();
    service.app.close();
  });
});
