import { type Kind, kindOf, many, one, unshown } from '#sandbox/jsonapi/node.ts';
import type { LinkedType, Representation, StoredDocument } from '#sandbox/store/documents.ts';
import type { StoredEmail } from '#sandbox/store/emails.ts';
import type { View } from '#sandbox/view.ts';
import { ofAccount, ofUser } from './accountKinds.ts';
import { documentAttributes, representationAttributes } from './documentRecord.ts';
import { emailAttributes, type ShownEmail } from './emailRecord.ts';
import { containerKind, shipmentKind } from './trackingKinds.ts';

const representationKind = kindOf<Representation>({
  type: 'document_representation',
  id: ({ id }) => id,
  attributes: (_, representation) => representationAttributes(representation),
});

const lastRepresentation = one<StoredDocument>('document_representation', (view, { id }) => {
  const representation = view.account.documents.representation(id);
  return representation && representationKind.node(view, representation);
});

export const documentKind: Kind<StoredDocument> = kindOf<StoredDocument>({
  type: 'document',
  id: ({ id }) => id,
  attributes: (_, document) => documentAttributes(document),
  relations: {
    account: ofAccount,
    user: ofUser,
    email_submission: one(
      'email_submission',
      (view, { emailId }) => {
        const email = emailId === null ? null : view.account.emails.email(emailId);
        return email && emailKind.node(view, { ...shownEmail(view, email), shown: 'within a document' });
      },
      (_, { emailId }) => (emailId === null ? null : { id: emailId, type: 'email_submission' }),
    ),
    last_document_representation: lastRepresentation,
    current_extraction: unshown(lastRepresentation),
    shipments: many('shipment', (view, { id }) =>
      linkedTo(id, 'shipment', view).flatMap((each) => {
        const shipment = view.account.shipment(each, view.now);
        return shipment ? [shipmentKind.node(view, shipment)] : [];
      }),
    ),
    cargos: many('container', (view, { id }) =>
      linkedTo(id, 'container', view).flatMap((each) => {
        const container = view.account.container(each, view.now);
        return container ? [containerKind.node(view, container)] : [];
      }),
    ),
  },
  // Relative and without the version, as the guides of live services show them.
  links: (_, { id }) => ({ self: `/documents/${id}`, download: `/documents/${id}/download_url` }),
});

/** Of what has left the account since, nothing is shown. */
function linkedTo(documentId: string, type: LinkedType, { account }: View): readonly string[] {
  const links = account.documents.links(documentId);
  return links.filter((link) => link.type === type && link.origin !== 'removed').map(({ id }) => id);
}

export const emailKind = kindOf<ShownEmail>({
  type: 'email_submission',
  id: ({ email }) => email.id,
  attributes: (_, shown) => emailAttributes(shown),
  relations: {
    account: ofAccount,
    user: ofUser,
    documents: many('document', (view, { documents }) =>
      documents.map((each) => documentKind.node(view, each)),
    ),
  },
});

export function shownEmail(view: View, email: StoredEmail): ShownEmail {
  return { email, documents: view.account.documents.ofEmail(email.id), shown: 'in full' };
}
