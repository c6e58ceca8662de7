import { type Resource, time } from '#sandbox/jsonapi/jsonapi.ts';
import type { StoredDocument } from '#sandbox/store/documents.ts';
import type { StoredEmail } from '#sandbox/store/emails.ts';

/** An e-mail with its documents. Within a document it has the beginning of its text and no count. */
export interface ShownEmail {
  readonly email: StoredEmail;
  readonly documents: readonly StoredDocument[];
  readonly shown: 'in full' | 'within a document';
}

const longestPreview = 200;

/** docs/interface.md 3.10. */
export function emailAttributes({ email, documents, shown }: ShownEmail): Resource['attributes'] {
  const { message, createdAt, updatedAt } = email;
  return {
    subject: message.subject,
    ...(shown === 'in full'
      ? { body: message.body, documents_count: documents.length }
      : { body_preview: message.body.slice(0, longestPreview) }),
    from: message.from,
    to: message.to,
    cc: message.cc,
    sent_at: message.sentAt,
    message_id: message.messageId,
    in_reply_to: message.inReplyTo,
    references: message.references,
    content_type: 'message/rfc822',
    created_at: time(createdAt),
    updated_at: time(updatedAt),
  };
}
