import { chromium } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { findBrowser, launchOptions } from '#e2e/support/browser.ts';
import type { Paper } from '#sandbox/papers/paper.ts';
import type { FoundField } from './fields.ts';
import { readFile } from './readFile.ts';
import { layouts, type PaperLayout, papers } from './testPapers.ts';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const styles: Readonly<Record<PaperLayout, string>> = {
  letter:
    'body{font:10.5pt serif}h1{font-size:17pt;text-align:center}.parties{display:flex;gap:24mm}th,td{padding:1mm 4mm 1mm 0;text-align:left}',
  form: 'body{font:9.5pt sans-serif}h1{font-size:14pt;text-align:right}.grid{display:grid;grid-template-columns:1fr 1fr 1fr;border:1px solid}.grid div{border:.5px solid #555;padding:1.5mm;min-height:8mm}small{display:block;font-size:6.5pt;color:#333;text-transform:uppercase}table{width:100%;border-collapse:collapse;margin-top:4mm}th,td{border:1px solid #555;padding:1mm 2mm;text-align:left}th{font-size:7pt}',
  table:
    'body{font:10pt monospace}h1{font-size:13pt;letter-spacing:.5px}table{border-collapse:collapse;margin:3mm 0;width:100%}th,td{border-bottom:1px solid #bbb;padding:1mm 6mm 1mm 0;text-align:left}td:last-child,th:last-child{text-align:right}.facts td:last-child{text-align:left;font-weight:bold}',
};

function htmlOf({ title, parties, facts, tables, small }: Paper, layout: PaperLayout): string {
  const body = {
    letter: () =>
      `<div class="parties">${parties.map(([label, ...lines]) => `<p><b>${escape(label)}:</b><br>${lines.map(escape).join('<br>')}</p>`).join('')}</div>` +
      facts.map(([label, shown]) => `<p>${escape(label)}: ${escape(shown)}</p>`).join(''),
    form: () =>
      `<div class="grid">${[
        ...parties.map(
          ([label, ...lines]) =>
            `<div><small>${escape(label)}</small>${lines.map(escape).join('<br>')}</div>`,
        ),
        ...facts.map(([label, shown]) => `<div><small>${escape(label)}</small>${escape(shown)}</div>`),
      ].join('')}</div>`,
    table: () =>
      `<table class="facts">${facts.map(([label, shown]) => `<tr><td>${escape(label)}</td><td>${escape(shown)}</td></tr>`).join('')}</table>` +
      `<table class="facts">${parties.map(([label, ...lines]) => `<tr><td>${escape(label)}</td><td>${lines.map(escape).join('<br>')}</td></tr>`).join('')}</table>`,
  }[layout]();
  const rows = (table: Paper['tables'][number]): string =>
    `<table>${table.map((row, index) => `<tr>${row.map((cell) => (index === 0 ? `<th>${escape(cell)}</th>` : `<td>${escape(cell)}</td>`)).join('')}</tr>`).join('')}</table>`;
  return `<!doctype html><style>${styles[layout]}</style><h1>${escape(title)}</h1>${body}${tables.map(rows).join('')}${small.map((line) => `<p>${escape(line)}</p>`).join('')}`;
}

/** Prints papers as PDF, as a browser does. */
async function openPrinter() {
  const browser = await chromium.launch({ executablePath: findBrowser(), ...launchOptions() });
  const page = await browser.newPage();
  return {
    async print(paper: Paper, layout: PaperLayout): Promise<Uint8Array<ArrayBuffer>> {
      await page.setContent(htmlOf(paper, layout));
      const format = layout === 'letter' ? 'Letter' : 'A4';
      return new Uint8Array(
        await page.pdf({
          format,
          printBackground: true,
          margin: { top: '14mm', left: '14mm', right: '14mm', bottom: '14mm' },
        }),
      );
    },
    close: () => browser.close(),
  };
}

const printer = await openPrinter();
afterAll(() => printer.close());

function saying({ name, value, candidates }: FoundField): string {
  return `${name} ${value ?? candidates?.toSorted().join(' or ')}`;
}

describe.each(layouts)('documents printed as a %s', (layout) => {
  it.each(papers.map((paper) => [paper.name, paper] as const))(
    'are read with every number and date: %s',
    async (_, paper) => {
      const bytes = await printer.print(paper, layout);
      const reading = await readFile({ name: 'printed.pdf', contentType: 'application/pdf', bytes });
      if (reading.outcome === 'failed') throw new Error(reading.reason);
      const found = reading.fields.filter(({ kind }) => kind === 'number' || kind === 'date');
      expect(found.map(saying).toSorted()).toEqual(paper.says.toSorted());
      expect(reading.classification.type).toBe(paper.type);
      // Each place is on its page.
      const [page] = reading.pages;
      for (const { box, text } of reading.fields) {
        expect(text).not.toBe('');
        expect(box.left).toBeGreaterThan(0);
        expect(box.top).toBeGreaterThan(0);
        expect(box.left + box.width).toBeLessThan(page?.width ?? 0);
        expect(box.top + box.height).toBeLessThan(page?.height ?? 0);
      }
    },
  );
});
