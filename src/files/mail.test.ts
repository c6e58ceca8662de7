import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Message } from '#/wording/message.ts';
import { mailFile, mailLink, plainMessage } from './mail.ts';

const message: Message = {
  subject: 'TEMU3043531: Not ready for pickup',
  body: 'Hello,\n\nWhen will the hold on this container be cleared?\n\nThank you.',
};

/** What a mail program reads from a file. */
function readMail(file: string): { readonly headers: ReadonlyMap<string, string>; readonly body: string } {
  const end = file.indexOf('\r\n\r\n');
  const unfolded = file.slice(0, end).replaceAll(/\r\n /g, ' ');
  const headers = unfolded.split('\r\n').map((line): [string, string] => {
    const [, name = '', value = ''] = /^([\w-]+): (.*)$/s.exec(line) ?? [];
    return [name, value];
  });
  return { headers: new Map(headers), body: decoded(file.slice(end).replaceAll('\r\n', '')) };
}

const decoded = (base64: string) => Buffer.from(base64, 'base64').toString('utf8');

function readSubject(value: string): string {
  if (!value.startsWith('=?')) return value;
  const words = value.split(' ').map((word) => /^=\?UTF-8\?B\?([\w+/]+=*)\?=$/.exec(word)?.[1] ?? 'broken');
  return words.map(decoded).join('');
}

function readLink(link: string): Message {
  const { searchParams } = new URL(link);
  return { subject: searchParams.get('subject') ?? '', body: searchParams.get('body') ?? '' };
}

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.string({
    unit: fc.constantFrom('\r', '\n', '\u2028', '\0', '\uD800', '\uDC00', '=?', '?=', 'é', '港', '🚢', ':'),
  }),
  fc.constantFrom(
    'A\r\nBcc: a@b.example',
    '=?UTF-8?B?QQ==?=',
    '\u202Eexe.pdf',
    ' '.repeat(300),
    'x'.repeat(3_000),
  ),
);

describe('a mail', () => {
  it('is a draft for the mail program of the reader', () => {
    const { headers, body } = readMail(mailFile(message));
    expect(Object.fromEntries(headers)).toEqual({
      'X-Unsent': '1',
      Subject: message.subject,
      'MIME-Version': '1.0',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Transfer-Encoding': 'base64',
    });
    expect(body).toBe(message.body.replaceAll('\n', '\r\n'));
  });

  it('has the same words as its link, whatever they are, and no header besides its own', () => {
    fc.assert(
      fc.property(hostile, hostile, (subject, body) => {
        const file = mailFile({ subject, body });
        const mail = readMail(file);
        const plain = plainMessage({ subject, body });
        expect(readSubject(mail.headers.get('Subject') ?? '')).toBe(plain.subject);
        expect(mail.body).toBe(plain.body.replaceAll('\n', '\r\n'));
        expect(mail.headers.size).toBe(5);
        expect(file).not.toMatch(/[^\x20-\x7e\r\n]|\r(?!\n)|(?<!\r)\n/);
        for (const line of file.split('\r\n')) expect(line.length).toBeLessThanOrEqual(86);
        const link = mailLink({ subject, body });
        if (link === null) return;
        expect(readLink(link)).toEqual({ subject: plain.subject, body: mail.body });
      }),
    );
  });

  it('is to the address that is known, in the link and in the file', () => {
    const to = "o'neil+import/desk@bay.example";
    expect(readMail(mailFile(message, to)).headers.get('To')).toBe(to);
    expect(decodeURIComponent(new URL(mailLink(message, to) ?? '').pathname)).toBe(to);
    expect(new URL(mailLink(message, 'a&cc=x@b.example') ?? '').searchParams.get('cc')).toBeNull();
  });

  it('has no link where it is too long for one', () => {
    expect(mailLink({ ...message, body: 'One more line.\n'.repeat(200) })).toBeNull();
    expect(mailLink(message)).not.toBeNull();
  });
});

describe('a plain message', () => {
  it('is the same when it is made plain again', () => {
    fc.assert(
      fc.property(hostile, hostile, (subject, body) => {
        const once = plainMessage({ subject, body });
        expect(plainMessage(once)).toEqual(once);
        expect(once.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Surrogate}]/u);
      }),
    );
  });
});
