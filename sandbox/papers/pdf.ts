/** Helvetica, which every reader of PDF has, as `/F1`, and bold as `/F2`. */
const fonts = ['Helvetica', 'Helvetica-Bold']
  .map(
    (face, index) =>
      `/F${index + 1} << /Type /Font /Subtype /Type1 /BaseFont /${face} /Encoding /WinAnsiEncoding >>`,
  )
  .join(' ');

/** A PDF with one A4 page for each stream of contents, as plain as it can be. */
export function pdfOf(
  contents: readonly (string | Uint8Array)[],
  { filter = '', resources = '' }: { readonly filter?: string; readonly resources?: string } = {},
): Uint8Array<ArrayBuffer> {
  const kids = contents.map((_, index) => `${3 + 2 * index} 0 R`);
  const objects: (string | Uint8Array)[][] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    [`<< /Type /Pages /Count ${contents.length} /Kids [${kids.join(' ')}] >>`],
    ...contents.flatMap((content, index) => {
      const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
      const packed = filter === '' ? '' : ` /Filter ${filter}`;
      return [
        [
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${4 + 2 * index} 0 R /Resources << /Font << ${fonts} >> ${resources} >> >>`,
        ],
        [
          `<< /Subtype /Form /BBox [0 0 1 1] /Length ${bytes.byteLength}${packed} >>\nstream\n`,
          bytes,
          '\nendstream',
        ],
      ];
    }),
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const length = () => parts.reduce((sum, part) => sum + part.byteLength, 0);
  const starts = objects.map((object, index) => {
    const start = length();
    parts.push(Buffer.from(`${index + 1} 0 obj\n`));
    for (const part of object)
      parts.push(typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part));
    parts.push(Buffer.from('\nendobj\n'));
    return start;
  });
  const table = length();
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}
