/** What a document may be (docs/interface.md 3.10), by the code that the wire carries. */
export const documentTypes = [
  { code: 'bill_of_lading', label: 'Bill of lading' },
  { code: 'arrival_notice', label: 'Arrival notice' },
  { code: 'delivery_order', label: 'Delivery order' },
  { code: 'commercial_invoice', label: 'Commercial invoice' },
  { code: 'packing_list', label: 'Packing list' },
  { code: 'other', label: 'Other' },
] as const;

export type DocumentType = (typeof documentTypes)[number]['code'];

export function readDocumentType(code: string): DocumentType | null {
  return documentTypes.find((each) => each.code === code)?.code ?? null;
}
