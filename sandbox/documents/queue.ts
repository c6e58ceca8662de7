import { createHash, randomUUID } from 'node:crypto';
import type { Clock } from '#/time/clock.ts';
import type { Instant } from '#/time/instant.ts';
import type { Account } from '#sandbox/account.ts';
import { documentRead } from '#sandbox/events/happenings.ts';
import type { StoredDocument } from '#sandbox/store/documents.ts';
import type { Webhooks } from '#sandbox/webhooks/webhooks.ts';
import { maxBytes, maxDocuments } from './documents.ts';
import { readDocumentType, type DocumentType } from './documentTypes.ts';
import type { FoundField } from './fields.ts';
import type { Content, FileStore } from './fileStore.ts';
import { findLinks, withFound } from './findLinks.ts';
import { newDocument } from './newDocument.ts';
import type { Reader } from './reader.ts';
import type { Attachment, EmailMessage, Reading, PageOf } from './reading.ts';
import { schemaVersionOf } from './schemas.ts';

export interface QueueParts {
  readonly account: Account;
  readonly webhooks: Webhooks;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly reader: Reader;
  /** Stores contents that are referred to once `done` has run. */
  readonly storeAll: (contents: readonly Content[], done: () => void) => Promise<void>;
  readonly report: (error: Error) => void;
}

/** Reads what waits to be read, one after the other. What waits is in the database, so a stop loses nothing. */
export interface Queue {
  /** Goes on, if it has stopped; resolves once nothing waits. */
  wake(): Promise<void>;
  close(): void;
}

/** A document that ended the service three times is not begun again. */
const maxAttempts = 3;

export function createQueue(parts: QueueParts): Queue {
  const { account, webhooks, clock, files, reader, storeAll, report } = parts;
  const { documents, emails } = account;
  let isBusy = false;
  let run = Promise.resolve();
  let isClosed = false;

  async function readAll(): Promise<void> {
    try {
      for (let next = documents.next(); next !== null; next = documents.next()) {
        const reading = await readOne(next);
        if (!isClosed) await finish(next.id, reading);
        if (isClosed) return;
      }
    } catch (error) {
      if (!isClosed) report(error as Error);
    } finally {
      isBusy = false;
    }
  }

  async function readOne(document: StoredDocument): Promise<Reading> {
    if (document.attempts >= maxAttempts) return failed('Reading it has ended the service before.');
    documents.update({ ...document, attempts: document.attempts + 1 });
    const bytes = await files.read(document.hash);
    if (!bytes) return failed('Its file is missing. Delete the document, and upload it again.');
    if (isClosed) return failed('');
    return reader.read({ name: document.fileName, contentType: document.contentType, bytes });
  }

  async function finish(id: string, reading: Reading): Promise<void> {
    const email = reading.outcome === 'read' ? reading.email : null;
    const before = documents.document(id);
    const attachments =
      email && before?.source === 'upload' && before.emailId === null ? contentsOf(email.attachments) : [];
    await storeAll(attachments, () => {
      // Users may have changed or deleted it meanwhile.
      const document = documents.document(id);
      if (isClosed || !document || document.work === null) return;
      const after = documentAfter(document, reading);
      const done = email && document.emailId === null ? { ...after, emailId: randomUUID() } : after;
      const write = (): void => {
        if (email && document.emailId === null && done.emailId !== null) {
          addEmail(done.emailId, email, done.updatedAt);
        }
        documents.update(done);
        if (reading.outcome === 'read') putFields(done, document.work, reading);
        for (const attachment of attachments) addAttachment(document, done, attachment);
      };
      const isAnnounced = document.work !== 'classify' && !document.isBackdated;
      if (isAnnounced) webhooks.announce(documentRead(done), write);
      else documents.transaction(write);
    });
  }

  function documentAfter(document: StoredDocument, reading: Reading): StoredDocument {
    const updatedAt = document.isBackdated ? document.createdAt : clock.now();
    const done = { ...document, work: null, attempts: 0, isBackdated: false, updatedAt };
    if (reading.outcome === 'failed') {
      return {
        ...done,
        type: document.type ?? 'other',
        notes: document.notes ?? reading.reason,
        failure: reading.reason,
      };
    }
    const { type, notes } = document.work === 'extract' ? document : reading.classification;
    return { ...done, type, notes, failure: null };
  }

  function putFields(document: StoredDocument, work: StoredDocument['work'], reading: Reading): void {
    if (reading.outcome === 'failed' || work === 'classify') return;
    const known = documents.representation(document.id);
    const type = readDocumentType(document.typeManual ?? document.type ?? '') ?? 'other';
    const now = document.updatedAt;
    documents.putRepresentation(document.id, {
      id: known?.id ?? randomUUID(),
      schemaVersion: schemaVersionOf(type),
      payload: payloadOfReading(type, reading),
      createdAt: known?.createdAt ?? now,
      updatedAt: now,
    });
    const numbers = reading.fields.flatMap(({ name, value }) => (value === null ? [] : { name, value }));
    documents.setNumbers(
      document.id,
      numbers.filter(({ name }) => name.endsWith('_number')),
    );
    const links = withFound(documents.links(document.id), findLinks(account, clock.now(), numbers));
    documents.setLinks(document.id, links);
  }

  function addEmail(id: string, message: EmailMessage, now: Instant): void {
    emails.add({ id, message: { ...message, attachments: [] }, createdAt: now, updatedAt: now });
  }

  /**
   * What came with an e-mail that was just read. A content that is there already stays the document that it is.
   *
   * @param done the e-mail after that, and before it `document`
   */
  function addAttachment(
    { isBackdated }: StoredDocument,
    done: StoredDocument,
    { fileName, contentType, bytes, hash }: Attachment & Content,
  ): void {
    if (documents.withHash(hash) || documents.count() >= maxDocuments) return;
    const { emailId, updatedAt } = done;
    const size = bytes.byteLength;
    documents.add(
      newDocument({ fileName, contentType, size, hash, source: 'email', emailId, isBackdated }, updatedAt),
    );
  }

  return {
    wake() {
      if (!isBusy && !isClosed) {
        isBusy = true;
        run = readAll();
      }
      return run;
    },
    close() {
      isClosed = true;
      reader.close();
    },
  };
}

function failed(reason: string): Reading {
  return { outcome: 'failed', reason };
}

function contentsOf(attachments: readonly Attachment[]): readonly (Attachment & Content)[] {
  return attachments
    .filter(({ bytes }) => bytes.byteLength <= maxBytes)
    .map((each) => ({ ...each, hash: createHash('sha256').update(each.bytes).digest('hex') }));
}

/** The payload of a representation as the wire carries it (docs/interface.md 3.10). */
function payloadOfReading(
  type: DocumentType,
  { fields, pages, pageCount }: Extract<Reading, { outcome: 'read' }>,
): string {
  const drawn = new Map(pages.filter(({ isDrawn }) => isDrawn).map((page) => [page.number, page]));
  return JSON.stringify({
    document_type: type,
    page_count: pageCount,
    pages: pages.map(({ number, width, height, isDrawn, hasText }) => ({
      number,
      width: isDrawn ? round(width) : null,
      height: isDrawn ? round(height) : null,
      has_text: hasText,
    })),
    fields: fields.map((field) => fieldOnWire(field, drawn.get(field.page) ?? null)),
  });
}

function fieldOnWire(field: FoundField, page: PageOf | null): object {
  const { name, label, kind, value, text, line, candidates, precision, zone, currency, checkDigitPassed } =
    field;
  const { unit, containerNumber } = field;
  return {
    name,
    label,
    kind,
    value,
    text,
    page: field.page,
    line,
    box: page && shareOf(field, page),
    ...(candidates && candidates.length > 0 ? { candidates } : {}),
    ...(precision ? { precision, timezone: zone ?? null } : {}),
    ...(kind === 'amount' ? { currency: currency ?? null } : {}),
    ...(kind === 'quantity' ? { unit: unit ?? null } : {}),
    ...(containerNumber === undefined ? {} : { container_number: containerNumber }),
    ...(checkDigitPassed === undefined ? {} : { check_digit_passed: checkDigitPassed }),
  };
}

/** From 0 to 1 of the page, so that it holds at any size of the picture. */
function shareOf({ box }: FoundField, { width, height }: PageOf): object {
  const share = (part: number, whole: number) => round(Math.min(Math.max(part / whole, 0), 1));
  return {
    left: share(box.left, width),
    top: share(box.top, height),
    width: share(box.width, width),
    height: share(box.height, height),
  };
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
