import { type Resource, time, toOne } from '#sandbox/jsonapi/jsonapi.ts';
import type { StoredDocument } from '#sandbox/store/documents.ts';
import type { StoredEmail } from '#sandbox/store/emails.ts';
import { account } from './documentRecord.ts';
import { user } from './shipmentRecord.ts';

const longestPreview = 200;

/** docs/interface.md 3.10. Within a document it has the beginning of its text and no count. */
export function emailRecord(
  { id, message, createdAt, updatedAt }: StoredEmail,
  documents: readonly StoredDocument[],
  shown: 'in full' | 'within a document',
): Resource {
  const body =
    shown === 'in full'
      ? { body: message.body, documents_count: documents.length }
      : { body_preview: message.body.slice(0, longestPreview) };
  return {
    id,
    type: 'email_submission',
    attributes: {
      subject: message.subject,
      ...body,
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
    },
    relationships: {
      account: toOne(account),
      user: toOne(user),
      documents: { data: documents.map((each) => ({ id: each.id, type: 'document' })) },
    },
  };
}
