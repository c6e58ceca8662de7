import PostalMime, { type Address, type Email } from 'postal-mime';
import { parseInstant, toIso } from '#/time/instant.ts';
import { maxAttachments } from './bounds.ts';
import { type Attachment, type EmailMessage, Unreadable } from './reading.ts';

const longestBody = 200_000;
const longestSubject = 1_000;
const maxAddresses = 100;

/** An e-mail file (RFC 5322) with its attachments. */
export async function readEmail(bytes: Uint8Array): Promise<EmailMessage> {
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
    attachments: attachmentsOf(email),
  };
}

async function parse(bytes: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(bytes, { maxNestingDepth: 16, attachmentEncoding: 'arraybuffer' });
  } catch {
    throw new Unreadable('The e-mail is damaged and cannot be opened. Save it again as an .eml file.');
  }
}

/** Pictures within the text are no documents. */
function attachmentsOf({ attachments }: Email): readonly Attachment[] {
  return attachments
    .filter((each) => each.disposition === 'attachment' && !each.related)
    .slice(0, maxAttachments)
    .map(({ filename, mimeType, content }, index) => ({
      fileName: (filename ?? '').trim().slice(0, 255) || `attachment-${index + 1}`,
      contentType: /^[\w.+-]+\/[\w.+-]+$/.test(mimeType) ? mimeType : 'application/octet-stream',
      bytes:
        typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content).slice(),
    }))
    .filter(({ bytes }) => bytes.byteLength > 0);
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
