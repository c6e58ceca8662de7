import { randomUUID } from 'node:crypto';
import type { Instant } from '#/time/instant.ts';
import type { StoredDocument } from '#sandbox/store/documents.ts';

type Given = Pick<StoredDocument, 'fileName' | 'contentType' | 'size' | 'hash'> &
  Partial<Pick<StoredDocument, 'id' | 'name' | 'source' | 'emailId' | 'isBackdated'>>;

/** A document whose file is there and waits to be read, whatever way it came. */
export function newDocument(given: Given, at: Instant): StoredDocument {
  return {
    id: randomUUID(),
    name: given.fileName,
    source: 'upload',
    type: null,
    typeManual: null,
    notes: null,
    extractedManual: null,
    rotation: 0,
    emailId: null,
    work: 'read',
    attempts: 0,
    isBackdated: false,
    failure: null,
    createdAt: at,
    updatedAt: at,
    ...given,
  };
}
