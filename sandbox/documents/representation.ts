import type { DocumentType } from './documentTypes.ts';
import type { FoundField } from './fields.ts';
import type { PageOf, Reading } from './reading.ts';

/** The payload of a representation as the wire carries it (docs/interface.md 3.10). */
export function payloadOfReading(
  type: DocumentType,
  { fields, pages, pageCount }: Extract<Reading, { outcome: 'read' }>,
): string {
  const drawn = new Map(pages.filter(({ isDrawn }) => isDrawn).map((page) => [page.number, page]));
  return JSON.stringify({
    document_type: type,
    page_count: pageCount,
    pages: pages.map(({ number, width, height, isDrawn, hasText }) => ({
      number,
      width: isDrawn ? round(width) : null,
      height: isDrawn ? round(height) : null,
      has_text: hasText,
    })),
    fields: fields.map((field) => fieldOnWire(field, drawn.get(field.page) ?? null)),
  });
}

function fieldOnWire(field: FoundField, page: PageOf | null): object {
  const { name, label, kind, value, text, line, candidates, precision, zone, currency, checkDigitPassed } =
    field;
  const { unit, containerNumber } = field;
  return {
    name,
    label,
    kind,
    value,
    text,
    page: field.page,
    line,
    box: page && shareOf(field, page),
    ...(candidates && candidates.length > 0 ? { candidates } : {}),
    ...(precision ? { precision, timezone: zone ?? null } : {}),
    ...(kind === 'amount' ? { currency: currency ?? null } : {}),
    ...(kind === 'quantity' ? { unit: unit ?? null } : {}),
    ...(containerNumber === undefined ? {} : { container_number: containerNumber }),
    ...(checkDigitPassed === undefined ? {} : { check_digit_passed: checkDigitPassed }),
  };
}

/** From 0 to 1 of the page, so that it holds at any size of the picture. */
function shareOf({ box }: FoundField, { width, height }: PageOf): object {
  const share = (part: number, whole: number) => round(Math.min(Math.max(part / whole, 0), 1));
  return {
    left: share(box.left, width),
    top: share(box.top, height),
    width: share(box.width, width),
    height: share(box.height, height),
  };
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
