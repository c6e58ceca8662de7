import type { Instant } from '#/time/instant.ts';

export interface EmailDraft {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly sentAt: Instant;
  readonly body: string;
  readonly attachment: { readonly name: string; readonly contentType: string; readonly bytes: Uint8Array };
}

/** An e-mail as a file, with what is attached (RFC 5322, RFC 2045). */
export function writeEmail({ from, to, subject, sentAt, body, attachment }: EmailDraft): string {
  const boundary = 'part-of-this-message';
  return [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Date: ${new Date(sentAt).toUTCString()}`,
    `Message-ID: <${sentAt}@${from.slice(from.indexOf('@') + 1)}>`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    body,
    `--${boundary}`,
    `Content-Type: ${attachment.contentType}; name="${attachment.name}"`,
    `Content-Disposition: attachment; filename="${attachment.name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    ...(Buffer.from(attachment.bytes)
      .toString('base64')
      .match(/.{1,76}/g) ?? []),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}
