/** A line of a page, by its baseline from the lower left corner, in points. */
export interface PdfLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

/** A PDF of one A4 page in Helvetica, as a program of a carrier may write it. */
export function pdfOf(lines: readonly PdfLine[]): Buffer {
  const drawn = lines.map(
    ({ text, x, y, size = 11 }) =>
      `BT /F1 ${size} Tf ${x} ${y} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`,
  );
  const content = drawn.join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF`,
    'latin1',
  );
}

/** An arrival notice for a bill of lading and a container. */
export function arrivalNotice(bill: string, container: string): Buffer {
  const rows = [
    ['Bill of lading no.', bill],
    ['Container no.', container],
    ['Purchase order no.', 'PO-22705'],
    ['ETA', '12 Aug 2026'],
    ['Last free day', '03/04/2026'],
    ['Total amount', 'USD 1,234.50'],
  ] as const;
  return pdfOf([
    { text: 'ARRIVAL NOTICE', x: 60, y: 770, size: 20 },
    ...rows.flatMap(([label, value], index) => [
      { text: `${label}:`, x: 60, y: 700 - 28 * index },
      { text: value, x: 220, y: 700 - 28 * index },
    ]),
  ]);
}
