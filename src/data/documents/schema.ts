import * as v from 'valibot';
import { type Ref, toMany, toOne } from '#/data/http/document.schema.ts';
import { anything, count, readInstant, readText, readTexts, text, texts } from '#/data/http/schema.ts';
import { isObject } from '#/domain/records/json.ts';
import type {
  DocumentField,
  DocumentLink,
  DocumentReading,
  EmailMessage,
  FieldPlace,
  TradeDocument,
} from '#/domain/records/tradeDocument.ts';
import { uniqueById } from '#/domain/records/uniqueById.ts';

/** docs/interface.md 3.10. */
export const tradeDocumentSchema = v.object({
  type: v.literal('document'),
  id: v.string(),
  attributes: v.object({
    name: text,
    document_type: text,
    document_type_manual: text,
    classification_notes: text,
    extraction_failed_reason: text,
    extraction_status: text,
    source: text,
    file_name: text,
    file_content_type: text,
    file_size_bytes: count,
    created_at: text,
    updated_at: text,
  }),
  relationships: v.nullish(
    v.object({
      shipments: toMany,
      cargos: toMany,
      last_document_representation: toOne,
      email_submission: toOne,
    }),
  ),
});
export type TradeDocumentWire = v.InferOutput<typeof tradeDocumentSchema>;

/** What was read from a document. Its payload is free, so that every part of it is checked by itself. */
export const representationSchema = v.object({
  type: v.literal('document_representation'),
  id: v.string(),
  attributes: v.object({ schema_version: text, payload: anything }),
});
export type RepresentationWire = v.InferOutput<typeof representationSchema>;

/** The number of a linked record, where it is included. */
export const linkedShipmentSchema = v.object({
  type: v.literal('shipment'),
  id: v.string(),
  attributes: v.object({ bill_of_lading_number: text }),
});
export const linkedContainerSchema = v.object({
  type: v.literal('container'),
  id: v.string(),
  attributes: v.object({ number: text }),
  relationships: v.nullish(v.object({ shipment: toOne })),
});

/** `GET /documents/types`, which is no JSON:API. */
export const documentTypesSchema = v.object({
  document_types: v.array(v.nullable(v.object({ code: v.string(), label: text }))),
});

/** Finds what is linked among the included records. */
export interface DocumentRelations {
  readonly shipment: (ref: Ref) => v.InferOutput<typeof linkedShipmentSchema> | null;
  readonly container: (ref: Ref) => v.InferOutput<typeof linkedContainerSchema> | null;
}

/** One without a name is called by its file, else by its id. */
export function toTradeDocument(
  { id, attributes: a, relationships }: TradeDocumentWire,
  related: DocumentRelations,
): TradeDocument {
  const refs = (list: { data?: (Ref | null)[] | null | undefined } | null | undefined) =>
    uniqueById((list?.data ?? []).filter((ref) => ref !== null));
  const manualType = readText(a.document_type_manual);
  return {
    id,
    name: readText(a.name) ?? readText(a.file_name) ?? id,
    fileName: readText(a.file_name),
    contentType: readText(a.file_content_type),
    sizeBytes: a.file_size_bytes ?? null,
    type: manualType ?? readText(a.document_type),
    manualType,
    source: readText(a.source),
    notes: readText(a.classification_notes),
    failedReason: readText(a.extraction_failed_reason),
    isRead: relationships?.last_document_representation?.data != null,
    isPending: a.extraction_status === 'pending',
    createdAt: readInstant(a.created_at),
    emailId: relationships?.email_submission?.data?.id ?? null,
    links: [
      ...refs(relationships?.shipments).map((ref): DocumentLink => {
        const number = readText(related.shipment(ref)?.attributes.bill_of_lading_number);
        return { kind: 'shipment', id: ref.id, number, shipmentId: ref.id };
      }),
      ...refs(relationships?.cargos).map((ref): DocumentLink => {
        const record = related.container({ ...ref, type: 'container' });
        const shipmentId = record?.relationships?.shipment?.data?.id ?? null;
        return { kind: 'container', id: ref.id, number: readText(record?.attributes.number), shipmentId };
      }),
    ],
  };
}

/** More fields than any paper has; the rest is ignored. */
const maxFields = 500;

/** A field that cannot be understood costs itself and is counted. */
export function toReading({ attributes: { payload } }: RepresentationWire): DocumentReading {
  const held = isObject(payload) ? payload['fields'] : null;
  const list = Array.isArray(held) ? held.slice(0, maxFields) : [];
  const fields = list.map(toField).filter((field) => field !== null);
  return { fields, unread: list.length - fields.length };
}

function toField(raw: unknown, index: number): DocumentField | null {
  if (!isObject(raw)) return null;
  const name = wordOf(raw['name']);
  const value = wordOf(raw['value']);
  const written = wordOf(raw['text']) ?? value;
  if (name === null || written === null) return null;
  const candidates = Array.isArray(raw['candidates']) ? raw['candidates'] : [];
  return {
    key: `${index}`,
    name,
    label: wordOf(raw['label']) ?? name,
    kind: wordOf(raw['kind']) ?? 'text',
    value,
    candidates: candidates.map(wordOf).filter((word) => word !== null),
    text: written,
    currencyCode: wordOf(raw['currency']),
    unit: wordOf(raw['unit']),
    containerNumber: wordOf(raw['container_number']),
    place: toPlace(raw),
  };
}

function toPlace({ page, box, line }: Readonly<Record<string, unknown>>): FieldPlace | null {
  if (isObject(box) && isCount(page)) {
    const [left, top, width, height] = [box['left'], box['top'], box['width'], box['height']].map(shareOf);
    if (left != null && top != null && width != null && height != null) {
      return { kind: 'box', page, left, top, width, height };
    }
  }
  return isCount(line) ? { kind: 'line', line } : null;
}

const shareOf = (value: unknown) => (typeof value === 'number' && value >= 0 && value <= 1 ? value : null);

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 1;

function wordOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? readText(String(value)) : null;
}

/** An e-mail with its text (docs/interface.md 3.10). */
export const emailSchema = v.object({
  type: v.literal('email_submission'),
  id: v.string(),
  attributes: v.object({ subject: text, body: text, from: texts, to: texts, sent_at: text }),
});

export function toEmail({ attributes: a }: v.InferOutput<typeof emailSchema>): EmailMessage {
  return {
    subject: readText(a.subject),
    body: a.body ?? '',
    from: readTexts(a.from),
    to: readTexts(a.to),
    sentAt: readInstant(a.sent_at),
  };
}
