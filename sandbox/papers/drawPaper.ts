import type { Paper } from './paper.ts';

/** How a program puts a paper on a page: labels beside their values, or over them in boxes. */
export type PaperLayout = 'letter' | 'form';

const left = 56;
const width = 483;
const right = left + width;

/** A paper as a PDF of one page. */
export function drawPaper(paper: Paper, layout: PaperLayout): Uint8Array<ArrayBuffer> {
  const sheet = createSheet();
  sheet.text(left, 18, paper.title, 'F2');
  sheet.down(34);
  if (layout === 'form') drawBoxes(sheet, paper);
  else drawLetter(sheet, paper);
  for (const table of paper.tables) drawTable(sheet, table);
  sheet.down(8);
  for (const line of paper.small) {
    sheet.text(left, 8, line);
    sheet.down(12);
  }
  return pdfOf([sheet.drawn()]);
}

type Sheet = ReturnType<typeof createSheet>;

/** Marks on a page from the top to the bottom. */
function createSheet() {
  const marks = ['0.6 w'];
  let y = 780;
  return {
    text: (x: number, size: number, text: string, font: 'F1' | 'F2' = 'F1') => {
      if (text !== '') marks.push(`BT /${font} ${size} Tf ${x} ${y} Td (${escaped(text)}) Tj ET`);
    },
    line: () => void marks.push(`${left} ${y} m ${right} ${y} l S`),
    /** Down from here. */
    box: (x: number, wide: number, high: number) => void marks.push(`${x} ${y - high} ${wide} ${high} re S`),
    down(by: number) {
      y -= by;
    },
    drawn: () => marks.join('\n'),
  };
}

/** What a string of a PDF cannot hold as it is; the font has the letters of Western Europe. */
function escaped(text: string): string {
  return text.replace(/[^\x20-\xff]/g, '?').replace(/[\\()]/g, '\\$&');
}

function drawLetter(sheet: Sheet, { parties, facts }: Paper): void {
  for (const [label, ...lines] of parties) {
    sheet.text(left, 9, `${label}:`, 'F2');
    for (const line of lines) {
      sheet.text(left + 130, 10, line);
      sheet.down(14);
    }
    sheet.down(8);
  }
  sheet.down(8);
  for (const [label, shown] of facts) {
    sheet.text(left, 9, `${label}:`);
    sheet.text(left + 130, 10, shown);
    sheet.down(19);
  }
  sheet.down(10);
}

/** Two boxes a row. */
function drawBoxes(sheet: Sheet, { parties, facts }: Paper): void {
  const boxes: readonly (readonly [string, ...string[]])[] = [...parties, ...facts];
  for (let index = 0; index < boxes.length; index += 2) {
    const row = boxes.slice(index, index + 2);
    const lines = Math.max(...row.map((box) => box.length - 1));
    const high = 24 + 13 * lines;
    for (const column of row.keys()) sheet.box(left + (column * width) / 2, width / 2, high);
    sheet.down(12);
    for (let line = 0; line <= lines; line++) {
      for (const [column, box] of row.entries()) {
        sheet.text(left + 6 + (column * width) / 2, line === 0 ? 7 : 10, box[line] ?? '');
      }
      sheet.down(line === 0 ? 14 : 13);
    }
    sheet.down(high - 26 - 13 * lines);
  }
  sheet.down(24);
}

function drawTable(sheet: Sheet, [head = [], ...rows]: Paper['tables'][number]): void {
  const draw = (row: readonly string[], size: number, font: 'F1' | 'F2'): void => {
    for (const [column, cell] of row.entries()) {
      sheet.text(left + (column * width) / head.length, size, cell, font);
    }
    sheet.down(5);
    sheet.line();
    sheet.down(13);
  };
  draw(head, 8, 'F2');
  for (const row of rows) draw(row, 9, 'F1');
  sheet.down(10);
}

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
