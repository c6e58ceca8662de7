import { classify } from './classify.ts';
import { extract } from './extract.ts';
import type { Page } from './page.ts';
import { readEmail } from './readEmail.ts';
import { type EmailMessage, type PageOf, type Reading, Unreadable } from './reading.ts';
import { readPdf } from './readPdf.ts';
import { decodeText, pageOfText } from './readText.ts';

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
