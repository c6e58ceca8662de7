import { oneLine } from '#/domain/records/oneLine.ts';
import type { Message } from '#/wording/message.ts';

/** More than this and some mail programs cut the link; the text then has to be copied or saved as a mail. */
const maxInLink = 1_900;

/**
 * A link that opens the message in the reader's mail program; null where it is too long for one.
 *
 * @param to an e-mail address; empty: for the reader to add
 */
export function mailLink(message: Message, to = ''): string | null {
  const { subject, body } = asMail(message);
  const link = `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return link.length > maxInLink ? null : link;
}

/**
 * The message as a file that a mail program opens as a draft (RFC 5322, RFC 2047). Sender and date are for that program
 * and its user to add, and so is the addressee where none is known.
 *
 * @param to an e-mail address, which `readContact` has found to be one; empty: none
 */
export function mailFile(message: Message, to = ''): string {
  const { subject, body } = asMail(message);
  return [
    'X-Unsent: 1',
    ...(to === '' ? [] : [`To: ${to}`]),
    `Subject: ${headerText(subject)}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...(base64(body).match(/.{1,76}/g) ?? []),
    '',
  ].join('\r\n');
}

/** The same words wherever they go: one line of subject, and a body with line breaks and no other control characters. */
export const plainMessage = ({ subject, body }: Message): Message => ({
  subject: oneLine(subject),
  body: body
    .toWellFormed()
    .replaceAll(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, ''),
});

function asMail(message: Message): Message {
  const { subject, body } = plainMessage(message);
  return { subject, body: body.replaceAll('\n', '\r\n') };
}

/** Bytes in an encoded word, which has at most 75 characters with its frame (RFC 2047, section 2). */
const bytesInWord = 45;

/** Plain where every mail program reads it so, and in encoded words on lines of their own elsewhere. */
function headerText(text: string): string {
  if (text.length <= 60 && /^[\x20-\x7e]*$/.test(text) && !text.includes('=?')) return text;
  const pieces: string[] = [];
  let piece = '';
  // A character is never divided between two words.
  for (const character of text) {
    if (bytesOf(piece + character).length > bytesInWord) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece].map((words) => `=?UTF-8?B?${base64(words)}?=`).join('\r\n ');
}

function base64(text: string): string {
  return btoa(Array.from(bytesOf(text), (byte) => String.fromCharCode(byte)).join(''));
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
