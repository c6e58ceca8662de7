import type { Instant } from '#/time/instant.ts';

/** A shipment or container that a document belongs to. */
export interface DocumentLink {
  readonly kind: 'shipment' | 'container';
  readonly id: string;
  /** Bill of lading or container number; null where the record did not come along. */
  readonly number: string | null;
  /** The shipment to open; null for a container whose shipment is not known. */
  readonly shipmentId: string | null;
}

/** A file about shipments: a bill of lading, an arrival notice, an invoice (docs/interface.md 3.10). */
export interface TradeDocument {
  readonly id: string;
  readonly name: string;
  readonly fileName: string | null;
  readonly contentType: string | null;
  readonly sizeBytes: number | null;
  /** A word of the account's list: the one that a user chose, else the one that the service found. */
  readonly type: string | null;
  /** The one that a user chose. */
  readonly manualType: string | null;
  /** `upload`, `api`, `email`, `split_document`, or a word that we do not know. */
  readonly source: string | null;
  /** What the service says of its classification. */
  readonly notes: string | null;
  /** Why nothing could be read from it. */
  readonly failedReason: string | null;
  /** Whether its fields have been read. */
  readonly isRead: boolean;
  /** Whether the service says that it is at work on it, also where it has read it before. */
  readonly isPending: boolean;
  readonly createdAt: Instant | null;
  /** The e-mail that it is, or that it came with. */
  readonly emailId: string | null;
  readonly links: readonly DocumentLink[];
}

/** A type that the account knows. */
export interface DocumentType {
  readonly code: string;
  readonly label: string;
}

/** Where a field stands: in fractions of a page as it is shown, or in a line of a text. Pages and lines count from 1. */
export type FieldPlace =
  | {
      readonly kind: 'box';
      readonly page: number;
      readonly left: number;
      readonly top: number;
      readonly width: number;
      readonly height: number;
    }
  | { readonly kind: 'line'; readonly line: number };

/** What was read at one place of a document. */
export interface DocumentField {
  /** Unique within its document. */
  readonly key: string;
  /** Such as `bill_of_lading_number`; there may be several of one name. */
  readonly name: string;
  readonly label: string;
  /** `number`, `date`, `party`, `place`, `amount`, `quantity`, or a word that we do not know. */
  readonly kind: string;
  /** In the form of its kind; null where it can be read in more than one way. */
  readonly value: string | null;
  /** All ways to read it where there is more than one. */
  readonly candidates: readonly string[];
  /** As it stands there. */
  readonly text: string;
  /** Of an amount. */
  readonly currencyCode: string | null;
  /** Of a quantity: `kg`, `lb`, `t`, `m³` or the kind of package; null where it is not said. */
  readonly unit: string | null;
  /** The container that it is said of; null where that is not clear. */
  readonly containerNumber: string | null;
  /** Null where the service does not say. */
  readonly place: FieldPlace | null;
}

/** What was read from a document. */
export interface DocumentReading {
  readonly fields: readonly DocumentField[];
  /** Fields that could not be understood. */
  readonly unread: number;
}

/** An e-mail that came as a file. */
export interface EmailMessage {
  readonly subject: string | null;
  readonly body: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly sentAt: Instant | null;
}
