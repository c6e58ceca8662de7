import { instant, type Instant } from '#/time/instant.ts';
import type { Turn } from '#sandbox/documents/turnPicture.ts';
import type { Database, Row } from './database.ts';

/** A file of the account with what is known of it. */
export interface StoredDocument {
  readonly id: string;
  readonly name: string;
  readonly source: 'upload' | 'email';
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
  /** SHA-256 of the content, which names the file. */
  readonly hash: string;
  /** Null until it was classified. */
  readonly type: string | null;
  readonly typeManual: string | null;
  /** Why it is of that type. */
  readonly notes: string | null;
  /** JSON text of what users have written over the fields that were found; null without any. */
  readonly extractedManual: string | null;
  /** By how much the picture is turned wherever it is downloaded; its file stays what was uploaded. */
  readonly rotation: Turn;
  readonly emailId: string | null;
  /** What still has to be done with it; null when nothing has. */
  readonly work: Work | null;
  /** How often that was begun. */
  readonly attempts: number;
  /**
   * Whether it came, and is to be read, in the past of the account: as of its upload, and without an event. Whatever is
   * done with it afterwards is done when it is done.
   */
  readonly isBackdated: boolean;
  /** Why nothing could be read; null where something was, and while there is work. */
  readonly failure: string | null;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

/** `read` is both. */
export type Work = 'read' | 'classify' | 'extract';

/** What was found in a document. */
export interface Representation {
  readonly id: string;
  readonly schemaVersion: string;
  /** JSON text. */
  readonly payload: string;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

export type LinkedType = 'shipment' | 'container';

/** That a document is about something: because of a number in it, or because a user says so or denies it. */
export interface Link {
  readonly type: LinkedType;
  readonly id: string;
  readonly origin: 'found' | 'added' | 'removed';
}

/** A number of a document, by the name of its field. */
export interface DocumentNumber {
  readonly name: string;
  readonly value: string;
}

/** Documents of the account, in SQLite alone. Every write is whole or not at all. */
export interface DocumentStore {
  /** Newest first. */
  all(): readonly StoredDocument[];
  document(id: string): StoredDocument | null;
  withHash(hash: string): StoredDocument | null;
  ofEmail(emailId: string): readonly StoredDocument[];
  count(): number;
  /** The longest waiting of those with work. */
  next(): StoredDocument | null;
  add(document: StoredDocument): void;
  /** Writes all of it but what it was uploaded with. */
  update(document: StoredDocument): void;
  remove(id: string): void;
  representation(id: string): Representation | null;
  putRepresentation(documentId: string, representation: Representation): void;
  /** Of the document, compact, as they were found. */
  numbers(id: string): readonly DocumentNumber[];
  setNumbers(id: string, numbers: readonly DocumentNumber[]): void;
  /** Of documents with a number of which this is a part. */
  withNumber(part: string): ReadonlySet<string>;
  links(id: string): readonly Link[];
  setLinks(id: string, links: readonly Link[]): void;
  /** Of documents that are about it. */
  linkedTo(type: LinkedType, id: string): ReadonlySet<string>;
  /** Completely or not at all. */
  transaction(step: () => void): void;
}

export function createDocumentStore(database: Database): DocumentStore {
  const read = (condition: string, ...values: readonly string[]): readonly StoredDocument[] =>
    database.rows(`SELECT * FROM document ${condition}`, ...values).map(readDocument);
  return {
    all: () => read('ORDER BY created_at DESC, sequence DESC'),
    document: (id) => read('WHERE id = ?', id)[0] ?? null,
    withHash: (hash) => read('WHERE hash = ?', hash)[0] ?? null,
    ofEmail: (emailId) => read('WHERE email_id = ? ORDER BY sequence', emailId),
    count: () => Number(database.rows('SELECT count(*) AS count FROM document')[0]?.['count']),
    next: () => read('WHERE work IS NOT NULL ORDER BY sequence LIMIT 1')[0] ?? null,
    add(document) {
      database.write(
        `INSERT INTO document (name, source, file_name, content_type, size, hash, document_type, document_type_manual,
           notes, extracted_manual, rotation, email_id, work, attempts, backdated, failure, created_at, updated_at, id)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        document.name,
        document.source,
        document.fileName,
        document.contentType,
        document.size,
        document.hash,
        ...changing(document),
        document.createdAt,
        document.updatedAt,
        document.id,
      );
    },
    update(document) {
      database.write(
        `UPDATE document SET name = ?, document_type = ?, document_type_manual = ?, notes = ?, extracted_manual = ?,
           rotation = ?, email_id = ?, work = ?, attempts = ?, backdated = ?, failure = ?, updated_at = ? WHERE id = ?`,
        document.name,
        ...changing(document),
        document.updatedAt,
        document.id,
      );
    },
    remove: (id) => database.write('DELETE FROM document WHERE id = ?', id),
    representation(id) {
      const [row] = database.rows('SELECT * FROM document_representation WHERE document_id = ?', id);
      return row ? readRepresentation(row) : null;
    },
    putRepresentation(documentId, { id, schemaVersion, payload, createdAt, updatedAt }) {
      database.write(
        'INSERT OR REPLACE INTO document_representation VALUES (?, ?, ?, ?, ?, ?)',
        documentId,
        id,
        schemaVersion,
        payload,
        createdAt,
        updatedAt,
      );
    },
    numbers: (id) =>
      database
        .rows('SELECT name, value FROM document_number WHERE document_id = ?', id)
        .map((row) => ({ name: String(row['name']), value: String(row['value']) })),
    setNumbers(id, numbers) {
      database.transaction(() => {
        database.write('DELETE FROM document_number WHERE document_id = ?', id);
        for (const { name, value } of numbers) {
          database.write('INSERT OR IGNORE INTO document_number VALUES (?, ?, ?)', id, name, value);
        }
      });
    },
    withNumber(part) {
      const rows = database.rows('SELECT document_id FROM document_number WHERE instr(value, ?) > 0', part);
      return new Set(rows.map((row) => String(row['document_id'])));
    },
    links: (id) => database.rows('SELECT * FROM document_link WHERE document_id = ?', id).map(readLink),
    setLinks(id, links) {
      database.transaction(() => {
        database.write('DELETE FROM document_link WHERE document_id = ?', id);
        for (const { type, id: entityId, origin } of links) {
          database.write('INSERT INTO document_link VALUES (?, ?, ?, ?)', id, type, entityId, origin);
        }
      });
    },
    linkedTo(type, id) {
      const rows = database.rows(
        "SELECT document_id FROM document_link WHERE entity_type = ? AND entity_id = ? AND origin <> 'removed'",
        type,
        id,
      );
      return new Set(rows.map((row) => String(row['document_id'])));
    },
    transaction: (step) => database.transaction(step),
  };
}

function changing(document: StoredDocument) {
  const { type, typeManual, notes, extractedManual, rotation, emailId, work, attempts, failure } = document;
  const backdated = document.isBackdated ? 1 : 0;
  return [
    type,
    typeManual,
    notes,
    extractedManual,
    rotation,
    emailId,
    work,
    attempts,
    backdated,
    failure,
  ] as const;
}

function readDocument(row: Row): StoredDocument {
  return {
    id: String(row['id']),
    name: String(row['name']),
    source: row['source'] === 'email' ? 'email' : 'upload',
    fileName: String(row['file_name']),
    contentType: String(row['content_type']),
    size: Number(row['size']),
    hash: String(row['hash']),
    type: text(row['document_type']),
    typeManual: text(row['document_type_manual']),
    notes: text(row['notes']),
    extractedManual: text(row['extracted_manual']),
    rotation: readRotation(row['rotation']),
    emailId: text(row['email_id']),
    work: readWork(row['work']),
    attempts: Number(row['attempts']),
    isBackdated: row['backdated'] === 1,
    failure: text(row['failure']),
    createdAt: instant(Number(row['created_at'])),
    updatedAt: instant(Number(row['updated_at'])),
  };
}

function readRepresentation(row: Row): Representation {
  return {
    id: String(row['id']),
    schemaVersion: String(row['schema_version']),
    payload: String(row['payload']),
    createdAt: instant(Number(row['created_at'])),
    updatedAt: instant(Number(row['updated_at'])),
  };
}

function readLink(row: Row): Link {
  const { origin } = row;
  return {
    type: row['entity_type'] === 'container' ? 'container' : 'shipment',
    id: String(row['entity_id']),
    origin: origin === 'added' || origin === 'removed' ? origin : 'found',
  };
}

function readRotation(value: unknown): Turn {
  return value === 90 || value === 180 || value === 270 ? value : 0;
}

function readWork(value: unknown): Work | null {
  return value === 'read' || value === 'classify' || value === 'extract' ? value : null;
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
