import { type Reference, type Resource, time, toOne } from '#sandbox/jsonapi/jsonapi.ts';
import type { Representation, StoredDocument } from '#sandbox/store/documents.ts';
import { user } from './shipmentRecord.ts';

/** The account of the key (docs/interface.md 3.6). */
export const account: Reference = { id: '0c6f3c0a-6f2f-4d0d-9d66-3f2f0a6c4b11', type: 'account' };

export const accountRecord: Resource = { ...account, attributes: { company_name: 'Meridian Forwarding' } };

/** What a document leads to. */
export interface DocumentRelations {
  readonly representation: Representation | null;
  readonly shipments: readonly Reference[];
  readonly cargos: readonly Reference[];
}

/** docs/interface.md 3.10. */
export function documentRecord(document: StoredDocument, relations: DocumentRelations): Resource {
  const { id, emailId } = document;
  const { representation, shipments, cargos } = relations;
  return {
    id,
    type: 'document',
    attributes: attributesOf(document),
    relationships: {
      account: toOne(account),
      user: toOne(user),
      email_submission: toOne(emailId === null ? null : { id: emailId, type: 'email_submission' }),
      last_document_representation: toOne(
        representation && { id: representation.id, type: 'document_representation' },
      ),
      shipments: { data: shipments },
      cargos: { data: cargos },
    },
    // Relative and without the version, as the guides of live services show them.
    links: { self: `/documents/${id}`, download: `/documents/${id}/download_url` },
  };
}

function attributesOf(document: StoredDocument): Resource['attributes'] {
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

export function representationRecord(representation: Representation): Resource {
  const { id, schemaVersion, payload, createdAt, updatedAt } = representation;
  return {
    id,
    type: 'document_representation',
    attributes: {
      schema_version: schemaVersion,
      payload: JSON.parse(payload) as unknown,
      created_at: time(createdAt),
      updated_at: time(updatedAt),
    },
  };
}
