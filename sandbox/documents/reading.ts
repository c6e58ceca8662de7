import type { Classification } from './classify.ts';
import type { FoundField } from './fields.ts';

/** What became of reading a file. It travels from the worker, so it holds nothing but data. */
export type Reading =
  | {
      readonly outcome: 'read';
      readonly classification: Classification;
      readonly fields: readonly FoundField[];
      readonly pages: readonly PageOf[];
      readonly pageCount: number;
      readonly email: EmailMessage | null;
    }
  | {
      readonly outcome: 'failed';
      /** In sentences for whoever uploaded it: what is wrong and what to do. */
      readonly reason: string;
    };

/** A page that was read. */
export interface PageOf {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** A page of text has lines instead of places. */
  readonly isDrawn: boolean;
  readonly hasText: boolean;
}

/** An e-mail as its headers and body say. */
export interface EmailMessage {
  readonly subject: string;
  readonly body: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly cc: readonly string[];
  /** ISO 8601 in UTC; null where it says no time. */
  readonly sentAt: string | null;
  readonly messageId: string | null;
  readonly inReplyTo: string | null;
  readonly references: readonly string[];
  readonly attachments: readonly Attachment[];
}

export interface Attachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Why a file cannot be read. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}
