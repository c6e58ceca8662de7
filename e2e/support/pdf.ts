/** A line of a page, by its baseline from the lower left corner, in points. */
export interface PdfLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

/** A page as the file has it: what is drawn, the resources it is drawn with, and the streams that those refer to. */
export interface PdfPage {
  readonly content: string;
  /** @param ids the numbers of the streams */
  readonly resources: (ids: readonly number[]) => string;
  readonly streams?: readonly { readonly entries: string; readonly bytes: Buffer }[];
}

/** A PDF of A4 pages, as plain as it can be. */
export function pdfOfPages(pages: readonly PdfPage[]): Buffer {
  const objects: Buffer[] = [];
  const add = (object: string | Buffer) => objects.push(Buffer.from(object as string, 'latin1'));
  const stream = (entries: string, bytes: Buffer) =>
    add(
      Buffer.concat([
        Buffer.from(`<< ${entries} /Length ${bytes.byteLength} >>\nstream\n`),
        bytes,
        Buffer.from('\nendstream'),
      ]),
    );
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add('');
  const kids = pages.map(({ content, resources, streams = [] }) => {
    const drawn = stream('', Buffer.from(content, 'latin1'));
    const used = resources(streams.map(({ entries, bytes }) => stream(entries, bytes)));
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${drawn} 0 R /Resources << ${used} >> >>`,
    );
  });
  objects[1] = Buffer.from(
    `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length} >>`,
  );
  let file = Buffer.from('%PDF-1.7\n');
  const rows = objects.map((object, index) => {
    const start = file.byteLength;
    file = Buffer.concat([file, Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${file.byteLength}\n%%EOF`;
  return Buffer.concat([file, Buffer.from(end)]);
}

function linesDrawn(lines: readonly PdfLine[]): PdfPage {
  const drawn = lines.map(
    ({ text, x, y, size = 11 }) =>
      `BT /F1 ${size} Tf ${x} ${y} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`,
  );
  return {
    content: drawn.join('\n'),
    resources: () => '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>',
  };
}

/** A PDF of one A4 page in Helvetica, as a program of a carrier may write it. */
export function pdfOf(lines: readonly PdfLine[]): Buffer {
  return pdfOfPages([linesDrawn(lines)]);
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
