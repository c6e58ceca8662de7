import {
  account,
  accountRecord,
  documentRecord,
  representationRecord,
} from '#sandbox/records/documentRecord.ts';
import { emailRecord } from '#sandbox/records/emailRecord.ts';
import type { LinkedType, StoredDocument } from '#sandbox/store/documents.ts';
import type { StoredEmail } from '#sandbox/store/emails.ts';
import type { View } from '#sandbox/view.ts';
import { containerNode, recordNode, shipmentNode, userNode } from './graph.ts';
import type { Reference } from './jsonapi.ts';
import type { Node } from './node.ts';

export function documentNode(view: View, document: StoredDocument): Node {
  const { documents, emails } = view.account;
  const { id, emailId } = document;
  const representation = documents.representation(id);
  const shipments = linked(view, id, 'shipment');
  const cargos = linked(view, id, 'container');
  const representations = () =>
    representation
      ? [
          recordNode(
            'document_representation',
            representation.id,
            () => representationRecord(representation),
            {},
          ),
        ]
      : [];
  const relations = {
    representation,
    shipments: shipments.map(referenceOf),
    cargos: cargos.map(referenceOf),
  };
  return recordNode('document', id, () => documentRecord(document, relations), {
    account: accountNodes,
    user: () => [userNode()],
    email_submission: () => {
      const email = emailId === null ? null : emails.email(emailId);
      return email ? [emailNode(view, email, 'within a document')] : [];
    },
    last_document_representation: representations,
    current_extraction: representations,
    shipments: () => shipments,
    cargos: () => cargos,
  });
}

export function emailNode(
  view: View,
  email: StoredEmail,
  shown: 'in full' | 'within a document' = 'in full',
): Node {
  const documents = view.account.documents.ofEmail(email.id);
  return recordNode('email_submission', email.id, () => emailRecord(email, documents, shown), {
    account: accountNodes,
    user: () => [userNode()],
    documents: () => documents.map((each) => documentNode(view, each)),
  });
}

/** Those of the account; what has left it since is not shown. */
function linked(view: View, documentId: string, type: LinkedType): readonly Node[] {
  const { account: owner, now } = view;
  return owner.documents.links(documentId).flatMap((link): readonly Node[] => {
    if (link.type !== type || link.origin === 'removed') return [];
    if (type === 'shipment') {
      const shipment = owner.shipment(link.id, now);
      return shipment ? [shipmentNode(view, shipment)] : [];
    }
    const container = owner.container(link.id, now);
    return container ? [containerNode(view, container)] : [];
  });
}

function accountNodes(): readonly Node[] {
  return [recordNode(account.type, account.id, () => accountRecord, {})];
}

function referenceOf({ id, type }: Node): Reference {
  return { id, type };
}
