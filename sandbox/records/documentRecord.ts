import { type Resource, time } from '#sandbox/jsonapi/jsonapi.ts';
import type { Representation, StoredDocument } from '#sandbox/store/documents.ts';

/** docs/interface.md 3.10. */
export function documentAttributes(document: StoredDocument): Resource['attributes'] {
  const { extractedManual } = document;
  return {
    id: document.id,
    name: document.name,
    document_type: document.type,
    document_type_manual: document.typeManual,
    classification_notes: document.notes,
    extracted_data_manual: extractedManual === null ? null : (JSON.parse(extractedManual) as unknown),
    extraction_status: statusOf(document),
    extraction_failed_reason: document.failure,
    source: document.source,
    file_name: document.fileName,
    file_content_type: document.contentType,
    file_size_bytes: document.size,
    created_at: time(document.createdAt),
    updated_at: time(document.updatedAt),
  };
}

function statusOf({ work, failure }: StoredDocument): 'pending' | 'extracted' | 'failed' {
  if (work !== null) return 'pending';
  return failure === null ? 'extracted' : 'failed';
}

export function representationAttributes(representation: Representation): Resource['attributes'] {
  const { schemaVersion, payload, createdAt, updatedAt } = representation;
  return {
    schema_version: dateOfSchema(schemaVersion),
    payload: flattened(JSON.parse(payload) as StoredPayload),
    created_at: time(createdAt),
    updated_at: time(updatedAt),
  };
}

/** The date of `commercial_invoice@2026-08-01`. */
export function dateOfSchema(schemaVersion: string): string {
  return schemaVersion.slice(schemaVersion.indexOf('@') + 1);
}

/** As `payloadOfReading` has written it. */
interface StoredPayload {
  readonly fields: readonly {
    readonly name: string;
    readonly kind: string;
    readonly value: string | null;
    readonly currency?: string | null;
  }[];
}

/**
 * The payload with each field under its own name besides, as its schema has it: the first that can be read in one way. What
 * a document says several times is whole in `fields`.
 */
function flattened(payload: StoredPayload): object {
  const flat = new Map<string, string | number>();
  for (const { name, kind, value, currency } of payload.fields) {
    if (value !== null && !flat.has(name))
      flat.set(name, kind === 'amount' || kind === 'quantity' ? Number(value) : value);
    if (currency && !flat.has('currency')) flat.set('currency', currency);
  }
  return { ...payload, ...Object.fromEntries(flat) };
}
