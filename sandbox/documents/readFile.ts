import PostalMime, { type Address, type Email } from 'postal-mime';
import { parseInstant, toIso } from '#/time/instant.ts';
import { longestCell, maxLines, maxAttachments } from './bounds.ts';
import { classify } from './classify.ts';
import { extract } from './extract.ts';
import type { Page, Cell } from './page.ts';
import { type EmailMessage, type PageOf, type Reading, Unreadable, type Attachment } from './reading.ts';
import { readPdf } from './readPdf.ts';

export interface FileToRead {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Reads a file by the rules of docs/world.md 8. What it holds cannot make it throw. */
export async function readFile(file: FileToRead): Promise<Reading> {
  try {
    const { pages, pageCount, isDrawn, email } = await readPages(file);
    return {
      outcome: 'read',
      classification: classify(pages),
      fields: extract(pages),
      pages: pages.map((page) => toPageOf(page, isDrawn)),
      pageCount,
      email,
    };
  } catch (error) {
    const reason = error instanceof Unreadable ? error.message : 'The file cannot be read.';
    return { outcome: 'failed', reason };
  }
}

interface Contents {
  readonly pages: readonly Page[];
  readonly pageCount: number;
  readonly isDrawn: boolean;
  readonly email: EmailMessage | null;
}

async function readPages(file: FileToRead): Promise<Contents> {
  switch (fileKind(file.bytes, file)) {
    case 'pdf':
      return { ...(await readPdf(file.bytes)), isDrawn: true, email: null };
    case 'email': {
      const email = await readEmail(file.bytes);
      const page = pageOfText(`Subject: ${email.subject}\n\n${email.body}`);
      return { pages: [page], pageCount: 1, isDrawn: false, email };
    }
    case 'text': {
      const text = decodeText(file.bytes);
      if (text === null) throw ofUnknownKind();
      const page = pageOfText(text);
      if (page.cells.length === 0) throw new Unreadable('The file has no text.');
      return { pages: [page], pageCount: 1, isDrawn: false, email: null };
    }
    case 'image':
      throw new Unreadable('It is a picture without text. Upload a PDF with text to have it read.');
    case null:
      throw ofUnknownKind();
  }
}

function ofUnknownKind(): Unreadable {
  return new Unreadable('Files of this kind are kept but not read. PDF, text and e-mail files are read.');
}

function toPageOf({ number, width, height, cells }: Page, isDrawn: boolean): PageOf {
  return { number, width, height, isDrawn, hasText: cells.length > 0 };
}

/** What a file is by its beginning; its name and type only part e-mails from other text. Null for anything else. */
function fileKind(
  bytes: Uint8Array,
  { name, contentType }: { name: string; contentType: string },
): 'pdf' | 'email' | 'image' | 'text' | null {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  if (start.includes('%PDF-')) return 'pdf';
  if (/^(?:\x89PNG\r\n|\xff\xd8\xff|GIF8|BM|II\*\0|MM\0\*|RIFF[\s\S]{4}WEBP)/.test(start)) return 'image';
  if (/^[\s\S]{4}ftyp(?:heic|heix|mif1|avif)/.test(start)) return 'image';
  const isNamed = /^message\/rfc822\b/i.test(contentType) || /\.eml$/i.test(name);
  if (isNamed && /^[!-9;-~]+:/m.test(start)) return 'email';
  if (start.includes('\0') && !/^(?:\xff\xfe|\xfe\xff)/.test(start)) return null;
  return 'text';
}

/** Characters are half as wide as lines are high. */
const wide = 0.5;

/** Lines of text as one page: tabs and runs of spaces part cells as gaps do on paper. */
export function pageOfText(text: string): Page {
  const cells: Cell[] = [];
  const lines = text.split(/\r\n|\r|\n/, maxLines);
  for (const [index, line] of lines.entries()) {
    // A blank that does not break parts the thousands of a number, and no cells.
    const plain = line.slice(0, 20 * longestCell).replace(/[\u00a0\u202f]/g, ' ');
    for (const match of plain.matchAll(/\S+(?: \S+)*/g)) {
      const found = match[0].slice(0, longestCell);
      cells.push({
        text: found,
        page: 1,
        line: index + 1,
        left: match.index * wide,
        top: index,
        width: found.length * wide,
        height: 1,
      });
    }
  }
  const width = Math.max(1, ...cells.map((cell) => cell.left + cell.width));
  return { number: 1, width, height: lines.length, cells };
}

/** Null for what is no text. */
function decodeText(bytes: Uint8Array): string | null {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encoding = isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  try {
    return checked(new TextDecoder(encoding, { fatal: true }).decode(bytes));
  } catch {
    return checked(new TextDecoder('windows-1252').decode(bytes));
  }
}

function checked(text: string): string | null {
  // Text has no other control characters than these.
  return /[^\P{Cc}\t\n\f\r]/u.test(text) ? null : text;
}

const longestBody = 200_000;
const longestSubject = 1_000;
const maxAddresses = 100;

/** An e-mail file (RFC 5322) with its attachments. */
async function readEmail(bytes: Uint8Array): Promise<EmailMessage> {
  const email = await parse(bytes);
  return {
    subject: (email.subject ?? '').slice(0, longestSubject),
    body: (email.text ?? textOfHtml(email.html ?? '')).slice(0, longestBody),
    from: addresses(email.from ? [email.from] : []),
    to: addresses(email.to ?? []),
    cc: addresses(email.cc ?? []),
    sentAt: instantOf(email.date),
    messageId: email.messageId?.slice(0, longestSubject) ?? null,
    inReplyTo: email.inReplyTo?.slice(0, longestSubject) ?? null,
    references: (email.references ?? '').split(/\s+/).filter(Boolean).slice(0, maxAddresses),
    attachments: (await attachmentsOf(email, maxDepth)).slice(0, maxAttachments),
  };
}

async function parse(bytes: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(bytes, { maxNestingDepth: 16, attachmentEncoding: 'arraybuffer' });
  } catch {
    throw new Unreadable('The e-mail is damaged and cannot be opened. Save it again as an .eml file.');
  }
}

/** E-mails in e-mails that are looked into. */
const maxDepth = 5;

/**
 * What is attached, and what is attached to an e-mail that is. Pictures within the text are no documents; a PDF within
 * it is one, as some programs send all of them so.
 */
async function attachmentsOf({ attachments }: Email, depth: number): Promise<readonly Attachment[]> {
  const found: Attachment[] = [];
  for (const each of attachments.slice(0, maxAttachments)) {
    const isForReaders = each.disposition === 'attachment' && !each.related;
    const isMessage = isEmail(each);
    if (!isForReaders && !isMessage && each.mimeType !== 'application/pdf') continue;
    const attachment = attachmentOf(each, found.length + 1);
    if (attachment.bytes.byteLength === 0) continue;
    found.push(attachment);
    if (isMessage && depth > 0) found.push(...(await attachedTo(attachment, depth - 1)));
  }
  return found;
}

function isEmail({ mimeType, filename }: Email['attachments'][number]): boolean {
  return mimeType === 'message/rfc822' || /\.eml$/i.test(filename ?? '');
}

/** One that is damaged stays a document that cannot be read, and the others are found. */
async function attachedTo({ bytes }: Attachment, depth: number): Promise<readonly Attachment[]> {
  try {
    return await attachmentsOf(await parse(bytes), depth);
  } catch {
    return [];
  }
}

function attachmentOf(
  { filename, mimeType, content }: Email['attachments'][number],
  number: number,
): Attachment {
  const name = (filename ?? '').trim().slice(0, 255);
  return {
    fileName: name || `attachment-${number}${mimeType === 'message/rfc822' ? '.eml' : ''}`,
    contentType: /^[\w.+-]+\/[\w.+-]+$/.test(mimeType) ? mimeType : 'application/octet-stream',
    bytes: typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content).slice(),
  };
}

function addresses(all: readonly Address[]): readonly string[] {
  return all
    .flatMap((each) => ('group' in each && each.group ? each.group : [each]))
    .flatMap(({ address }) => address ?? [])
    .slice(0, maxAddresses);
}

function instantOf(date: string | undefined): string | null {
  const at = date === undefined ? Number.NaN : Date.parse(date);
  const known = Number.isNaN(at) ? null : parseInstant(new Date(at).toISOString());
  return known === null ? null : toIso(known);
}

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['nbsp', ' '],
  ['apos', "'"],
]);

/** Rows and paragraphs as lines, cells of tables apart. */
function textOfHtml(html: string): string {
  return html
    .slice(0, 4 * longestBody)
    .replace(/<(script|style|head)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<\/t[dh]>/gi, '   ')
    .replace(/<br\b[^<>]*>|<\/(?:p|div|tr|li|h\d)>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(\w{2,6});/g, (whole, name: string) => entities.get(name.toLowerCase()) ?? whole)
    .replace(/^ +| +$/gm, '');
}
