import { containerNode, recordNode, shipmentNode, userNode } from '#sandbox/jsonapi/graph.ts';
import { type Reference, type Resource, time, toOne } from '#sandbox/jsonapi/jsonapi.ts';
import type { Node } from '#sandbox/jsonapi/node.ts';
import type { LinkedType, Representation, StoredDocument } from '#sandbox/store/documents.ts';
import type { View } from '#sandbox/view.ts';
import { user } from './shipmentRecord.ts';

/** The account of the key (docs/interface.md 3.6). */
const account: Reference = { id: '0c6f3c0a-6f2f-4d0d-9d66-3f2f0a6c4b11', type: 'account' };
const companyName = 'Meridian Forwarding';

/** docs/interface.md 3.10. */
export function documentNode(view: View, document: StoredDocument): Node {
  const { documents } = view.account;
  const representation = documents.representation(document.id);
  const shipments = linked(view, document, 'shipment');
  const containers = linked(view, document, 'container');
  const representations = () => (representation ? [representationNode(representation)] : []);
  const resource = (): Resource => ({
    id: document.id,
    type: 'document',
    attributes: attributesOf(document),
    relationships: {
      account: toOne(account),
      user: toOne(user),
      email_submission: toOne(
        document.emailId === null ? null : { id: document.emailId, type: 'email_submission' },
      ),
      last_document_representation: toOne(
        representation && { id: representation.id, type: 'document_representation' },
      ),
      shipments: { data: shipments.map(referenceOf) },
      cargos: { data: containers.map(referenceOf) },
    },
    // Relative and without the version, as the guides of live services show them.
    links: { self: `/documents/${document.id}`, download: `/documents/${document.id}/download_url` },
  });
  return recordNode('document', document.id, resource, {
    account: () => [accountNode()],
    user: () => [userNode()],
    last_document_representation: representations,
    current_extraction: representations,
    shipments: () => shipments,
    cargos: () => containers,
  });
}

function attributesOf(document: StoredDocument): Resource['attributes'] {
  return {
    id: document.id,
    name: document.name,
    document_type: document.type,
    document_type_manual: document.typeManual,
    classification_notes: document.notes,
    extracted_data_manual: document.extractedManual === null ? null : JSON.parse(document.extractedManual),
    extraction_status:
      document.work === null ? (document.failure === null ? 'extracted' : 'failed') : 'pending',
    extraction_failed_reason: document.failure,
    rotation: document.rotation,
    source: document.source,
    file_name: document.fileName,
    file_content_type: document.contentType,
    file_size_bytes: document.size,
    created_at: time(document.createdAt),
    updated_at: time(document.updatedAt),
  };
}

/** Those of the account; what has left it since is not shown. */
function linked(view: View, { id }: StoredDocument, type: LinkedType): readonly Node[] {
  const { account: owner, now } = view;
  return owner.documents.links(id).flatMap((link): readonly Node[] => {
    if (link.type !== type || link.origin === 'removed') return [];
    if (type === 'shipment') {
      const shipment = owner.shipment(link.id, now);
      return shipment ? [shipmentNode(view, shipment)] : [];
    }
    const container = owner.container(link.id, now);
    return container ? [containerNode(view, container)] : [];
  });
}

function referenceOf({ id, type }: Node): Reference {
  return { id, type };
}

function accountNode(): Node {
  return recordNode(
    account.type,
    account.id,
    () => ({ ...account, attributes: { company_name: companyName } }),
    {},
  );
}

function representationNode({ id, schemaVersion, payload, createdAt, updatedAt }: Representation): Node {
  const type = 'document_representation';
  const attributes = {
    schema_version: schemaVersion,
    payload: JSON.parse(payload) as unknown,
    created_at: time(createdAt),
    updated_at: time(updatedAt),
  };
  return recordNode(type, id, () => ({ id, type, attributes }), {});
}
