import { collection } from '#sandbox/jsonapi/collection.ts';
import { emailKind, shownEmail } from '#sandbox/records/documentKinds.ts';
import type { ShownEmail } from '#sandbox/records/emailRecord.ts';
import type { StoredEmail } from '#sandbox/store/emails.ts';

/** E-mails that documents came with (docs/interface.md 3.10); documents and what was read come unasked. */
export const emailSubmissionRoutes = () =>
  collection<ShownEmail, StoredEmail>({
    kind: emailKind,
    meta: 'pages',
    also: ['documents.last_document_representation'],
    list: ({ account }) => account.emails.all(),
    rowOf: shownEmail,
    find(view, id) {
      const email = view.account.emails.email(id);
      return email && shownEmail(view, email);
    },
    missing: 'There is no e-mail submission with this id.',
  });
