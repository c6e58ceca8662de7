import type { DocumentField, TradeDocument } from '#/domain/records/tradeDocument.ts';

/** A document of which nothing is known but what a test says. */
export function sampleDocument(known: Partial<TradeDocument> = {}): TradeDocument {
  return {
    id: 'document',
    name: 'Paper.pdf',
    fileName: 'Paper.pdf',
    contentType: 'application/pdf',
    sizeBytes: 48_000,
    type: null,
    manualType: null,
    source: 'upload',
    notes: null,
    failedReason: null,
    isRead: false,
    isPending: false,
    createdAt: null,
    emailId: null,
    links: [],
    ...known,
  };
}

export function sampleField(known: Partial<DocumentField> = {}): DocumentField {
  return {
    key: '0',
    name: 'reference_number',
    label: 'Reference number',
    kind: 'number',
    value: 'PO 4711',
    candidates: [],
    text: 'PO 4711',
    currencyCode: null,
    unit: null,
    containerNumber: null,
    place: null,
    ...known,
  };
}
