import type { Instant } from '#/time/instant.ts';
import type { Turn } from '#sandbox/documents/turnPicture.ts';
import type { Database } from './database.ts';
import { flag, named, number, oneOf, openTable, optional, text, time } from './table.ts';

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
export function createDocumentStore(database: Database) {
  const table = openTable<StoredDocument>(database, 'document', {
    id: text,
    name: text,
    source: oneOf(),
    fileName: text,
    contentType: text,
    size: number,
    hash: text,
    type: named('document_type', optional(text)),
    typeManual: named('document_type_manual', optional(text)),
    notes: optional(text),
    extractedManual: optional(text),
    rotation: oneOf(),
    emailId: optional(text),
    work: optional(oneOf<Work>()),
    attempts: number,
    isBackdated: named('backdated', flag),
    failure: optional(text),
    createdAt: time,
    updatedAt: time,
  });
  const representations = openTable<Representation & OfDocument>(
    database,
    'document_representation',
    { documentId: text, id: text, schemaVersion: text, payload: text, createdAt: time, updatedAt: time },
    ['documentId'],
  );
  const numberTable = openTable<DocumentNumber & OfDocument>(
    database,
    'document_number',
    { documentId: text, name: text, value: text },
    ['documentId', 'name', 'value'],
  );
  const linkTable = openTable<Link & OfDocument>(
    database,
    'document_link',
    {
      documentId: text,
      type: named('entity_type', oneOf<LinkedType>()),
      id: named('entity_id', text),
      origin: oneOf(),
    },
    ['documentId', 'type', 'id'],
  );
  const idsOf = (all: readonly OfDocument[]) => new Set(all.map(({ documentId }) => documentId));
  return {
    /** Newest first. */
    all: (): readonly StoredDocument[] => table.rows('ORDER BY created_at DESC, sequence DESC'),
    document: (id: string): StoredDocument | null => table.first('WHERE id = ?', id),
    withHash: (hash: string): StoredDocument | null => table.first('WHERE hash = ?', hash),
    ofEmail: (emailId: string): readonly StoredDocument[] =>
      table.rows('WHERE email_id = ? ORDER BY sequence', emailId),
    count: (): number => Number(database.rows('SELECT count(*) AS count FROM document')[0]?.['count']),
    /** The longest waiting of those with work. */
    next: (): StoredDocument | null => table.first('WHERE work IS NOT NULL ORDER BY sequence LIMIT 1'),
    add: table.insert,
    /** Writes all of it but what it was uploaded with. */
    update: table.update,
    remove: table.remove,
    representation: (id: string): Representation | null => representations.first('WHERE document_id = ?', id),
    putRepresentation: (documentId: string, representation: Representation): void =>
      representations.put({ documentId, ...representation }),
    /** Of the document, compact, as they were found. */
    numbers: (id: string): readonly DocumentNumber[] => numberTable.rows('WHERE document_id = ?', id),
    setNumbers: (documentId: string, numbers: readonly DocumentNumber[]): void =>
      numberTable.replace(
        'documentId',
        documentId,
        numbers.map((each) => ({ ...each, documentId })),
      ),
    /** Of documents with a number of which this is a part. */
    withNumber: (part: string): ReadonlySet<string> =>
      idsOf(numberTable.rows('WHERE instr(value, ?) > 0', part)),
    links: (id: string): readonly Link[] => linkTable.rows('WHERE document_id = ?', id),
    setLinks: (documentId: string, links: readonly Link[]): void =>
      linkTable.replace(
        'documentId',
        documentId,
        links.map((each) => ({ ...each, documentId })),
      ),
    /** Of documents that are about it. */
    linkedTo: (type: LinkedType, id: string): ReadonlySet<string> =>
      idsOf(linkTable.rows("WHERE entity_type = ? AND entity_id = ? AND origin <> 'removed'", type, id)),
    /** Completely or not at all. */
    transaction: database.transaction,
  };
}

export type DocumentStore = ReturnType<typeof createDocumentStore>;

interface OfDocument {
  readonly documentId: string;
}
