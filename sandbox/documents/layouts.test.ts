import { describe, expect, it } from 'vitest';
import type { FoundField } from './fields.ts';
import { pageOfText, readFile } from './readFile.ts';
import { heldOutLayouts, laterLayouts, type TestLayout, testLayouts } from './testLayouts.ts';

/** What no label names, and charges of which a document has many. */
const unnamed = new Set(['date', 'amount', 'charge_amount']);

interface Score {
  readonly right: number;
  readonly of: number;
  readonly missing: readonly string[];
  /** What the document does not say. An undecided value is not wrong. */
  readonly wrong: readonly string[];
}

const saying = ({ name, value }: FoundField): string => `${name} ${value}`;

async function score(layout: TestLayout, bytes: Uint8Array<ArrayBuffer>): Promise<Score> {
  const reading = await readFile({ name: 'file', contentType: 'application/octet-stream', bytes });
  if (reading.outcome === 'failed') throw new Error(reading.reason);
  const found = reading.fields.filter(({ name, value }) => !unnamed.has(name) && value !== null);
  const said = new Set([...found.map(saying), `type ${reading.classification.type}`]);
  const says = [...layout.says, `type ${layout.type}`];
  return {
    right: says.filter((one) => said.has(one)).length,
    of: says.length,
    missing: says.filter((one) => !said.has(one)),
    wrong: [...said].filter((one) => !says.includes(one) && one !== 'type other'),
  };
}

const textOf = (layout: TestLayout) => new TextEncoder().encode(layout.text);

/** The same as a PDF: each cell where it stands, in a typewriter's letters. */
function pdfOf({ text }: TestLayout): Uint8Array<ArrayBuffer> {
  const drawn = pageOfText(text).cells.map(({ text: words, left, top }) => {
    const escaped = words.replaceAll(/[\\()]/g, String.raw`\$&`).replaceAll('’', "'");
    return `BT /F1 9 Tf 1 0 0 1 ${30 + left * 2 * 5.4} ${760 - top * 12.6} Tm (${escaped}) Tj ET`;
  });
  const content = drawn.join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  const file = `%PDF-1.4\n${body}trailer << /Root 1 0 R /Size 6 >>\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file, 'latin1'));
}

const forms = [
  ['text', textOf],
  ['PDF', pdfOf],
] as const;

async function scoreAll(
  layouts: readonly TestLayout[],
  bytesOf: (layout: TestLayout) => Uint8Array<ArrayBuffer>,
) {
  const scores = await Promise.all(
    layouts.map(async (layout) => ({ layout, ...(await score(layout, bytesOf(layout))) })),
  );
  const sum = (figure: 'right' | 'of') => scores.reduce((all, one) => all + one[figure], 0);
  const tell = (what: 'missing' | 'wrong') =>
    scores.flatMap(({ layout: { language, name }, ...one }) =>
      one[what].map((field) => `${language} ${name}: ${field}`),
    );
  return { right: sum('right'), of: sum('of'), missing: tell('missing'), wrong: tell('wrong') };
}

describe.each(forms)('documents in four languages as %s', (_, bytesOf) => {
  it('thirty layouts: at least 90% of what they say is read, and nothing else', async () => {
    const { right, of, missing, wrong } = await scoreAll(testLayouts, bytesOf);
    expect(testLayouts).toHaveLength(30);
    expect(wrong).toEqual([]);
    expect(right / of, missing.join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  it('five others, for which words were added, and five for which none were', async () => {
    const later = await scoreAll(laterLayouts, bytesOf);
    const heldOut = await scoreAll(heldOutLayouts, bytesOf);
    expect([...later.wrong, ...heldOut.wrong]).toEqual([]);
    expect(later.right / later.of, later.missing.join('\n')).toBeGreaterThanOrEqual(0.9);
    expect(heldOut.right / heldOut.of, heldOut.missing.join('\n')).toBeGreaterThanOrEqual(0.75);
  });
});
