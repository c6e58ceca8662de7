import { documentTypes, type DocumentType } from './documentTypes.ts';
import { type FieldKind, labels } from './labels.ts';

/** The rules of reading have one version for all types. */
const version = '2026-08-01';
const activeAt = '2026-08-01T00:00:00Z';

export interface DocumentSchema {
  /** `commercial_invoice@2026-08-01` */
  readonly id: string;
  readonly type: DocumentType;
  readonly label: string;
  readonly version: string;
  readonly activeAt: string;
  /** JSON Schema of the payload of a representation. */
  readonly payload: object;
}

export function schemaVersionOf(type: DocumentType): string {
  return `${type}@${version}`;
}

export function findSchema(id: string): DocumentSchema | null {
  const found = documentTypes.find(({ code }) => schemaVersionOf(code) === id);
  if (!found) return null;
  return { id, type: found.code, label: found.label, version, activeAt, payload: schemaOf(found.label) };
}

const kinds: readonly FieldKind[] = ['number', 'date', 'party', 'place', 'amount', 'quantity'];
const nullable = (type: string) => ({ type: [type, 'null'] });

/** What a document says is not bound to its type: an arrival notice may show an invoice number. */
function schemaOf(title: string): object {
  const share = { type: 'number', minimum: 0, maximum: 1 };
  const box = { left: share, top: share, width: share, height: share };
  const kindOf = new Map<string, FieldKind>([
    ...labels.map(({ name, kind }) => [name, kind] as const),
    ['vessel_name', 'place'],
    ['date', 'date'],
    ['amount', 'amount'],
  ]);
  const flat = Array.from(kindOf, ([name, kind]) => [
    name,
    { type: kind === 'amount' || kind === 'quantity' ? 'number' : 'string' },
  ]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    type: 'object',
    required: ['document_type', 'page_count', 'pages', 'fields'],
    properties: {
      ...Object.fromEntries(flat),
      currency: { type: 'string' },
      document_type: { type: 'string' },
      page_count: { type: 'integer' },
      pages: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            number: { type: 'integer' },
            width: nullable('number'),
            height: nullable('number'),
            has_text: { type: 'boolean' },
          },
        },
      },
      fields: {
        type: 'array',
        items: {
          type: 'object',
          required: ['name', 'label', 'kind', 'value', 'text', 'page', 'line', 'box'],
          properties: {
            name: { enum: [...kindOf.keys()] },
            label: { type: 'string' },
            kind: { enum: kinds },
            value: nullable('string'),
            text: { type: 'string' },
            page: { type: 'integer' },
            line: { type: 'integer' },
            box: { type: ['object', 'null'], properties: box },
            candidates: { type: 'array', items: { type: 'string' } },
            precision: { enum: ['day', 'clock', 'instant'] },
            timezone: nullable('string'),
            currency: nullable('string'),
            unit: nullable('string'),
            container_number: { type: 'string' },
            check_digit_passed: { type: 'boolean' },
          },
        },
      },
    },
  };
}
