import { getDocument, type PDFDocumentProxy, type PDFPageProxy, Util } from 'unpdf/pdfjs';
import { longestCell, maxCellsOfPage, maxPages } from './bounds.ts';
import type { Page, Cell } from './page.ts';
import { Unreadable } from './reading.ts';

/** The text of a PDF with its places. Scripts, forms, links and attachments of the file are not looked at. */
export async function readPdf(bytes: Uint8Array): Promise<{ pages: readonly Page[]; pageCount: number }> {
  const document = await open(bytes);
  try {
    const pageCount = document.numPages;
    const pages: Page[] = [];
    for (let number = 1; number <= Math.min(pageCount, maxPages); number++) {
      const page = await readPage(document, number);
      if (page) pages.push(page);
    }
    if (pages.length === 0) throw new Unreadable('The PDF is damaged: none of its pages can be read.');
    if (pages.every(({ cells }) => cells.length === 0)) {
      throw new Unreadable(
        'Its pages are pictures without text, as from a scanner. Upload the original PDF, or one with its text recognized.',
      );
    }
    return { pages, pageCount };
  } finally {
    await document.loadingTask.destroy();
  }
}

async function open(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const options = { isEvalSupported: false, useSystemFonts: false, disableFontFace: true, verbosity: 0 };
  try {
    return await getDocument({ data: bytes, ...options }).promise;
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') {
      throw new Unreadable('The PDF is protected by a password. Upload one without.');
    }
    throw new Unreadable('The PDF is damaged and cannot be opened. Upload it again, or another copy.');
  }
}

/** A page that cannot be read costs itself only. */
async function readPage(document: PDFDocumentProxy, number: number): Promise<Page | null> {
  try {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const fragments = await readFragments(page);
    page.cleanup();
    return { number, width, height, cells: cellsOf(fragments, number).slice(0, maxCellsOfPage) };
  } catch {
    return null;
  }
}

async function readFragments(page: PDFPageProxy): Promise<readonly Fragment[]> {
  const { width: pageWidth, height: pageHeight, transform: toPage } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const fragments: Fragment[] = [];
  for (const item of items) {
    if (fragments.length === 4 * maxCellsOfPage) break;
    if (!('str' in item) || item.str.trim() === '') continue;
    const [a, b, c, d, left, baseline] = numbersOf(Util.transform(toPage, item.transform));
    // Beside the page or mirrored it is not for readers.
    const height = Math.hypot(c, d);
    const isUpright = Math.abs(b) < 0.05 * Math.abs(a) && a > 0 && height > 0;
    const isOnPage = left >= -1 && left <= pageWidth && baseline >= 0 && baseline - height <= pageHeight;
    if (!isUpright || !isOnPage) continue;
    const text = item.str.slice(0, longestCell);
    fragments.push({ text, left, top: baseline - 0.85 * height, width: item.width, height });
  }
  return fragments;
}

function numbersOf(transform: readonly unknown[]): [number, number, number, number, number, number] {
  const [a, b, c, d, e, f] = transform.map(Number);
  return [a ?? 0, b ?? 0, c ?? 0, d ?? 0, e ?? 0, f ?? 0];
}

/** A piece of text as a file places it. */
export interface Fragment {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A gap wider than this, in heights of the text, begins another cell. */
const widestSpace = 0.8;
/** A gap wider than this is a space, even where the file has none. */
const narrowestSpace = 0.12;

/** Puts the fragments of a page together to lines, and those to cells. */
export function cellsOf(fragments: readonly Fragment[], page: number): readonly Cell[] {
  const lines: Fragment[][] = [];
  for (const fragment of fragments.toSorted(
    (a, b) => a.top + a.height - b.top - b.height || a.left - b.left,
  )) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && isBeside(first, fragment)) line.push(fragment);
    else lines.push([fragment]);
  }
  return lines.flatMap((line, index) =>
    cellsOfLine(
      line.toSorted((a, b) => a.left - b.left),
      page,
      index + 1,
    ),
  );
}

function isBeside(a: Fragment, b: Fragment): boolean {
  return Math.abs(a.top + a.height - b.top - b.height) < 0.4 * Math.min(a.height, b.height);
}

function cellsOfLine(line: readonly Fragment[], page: number, number: number): readonly Cell[] {
  const cells: Cell[] = [];
  for (const { text, left, top, width, height } of line) {
    const last = cells.at(-1);
    const gap = last ? left - last.left - last.width : Infinity;
    if (!last || gap > widestSpace * Math.max(height, last.height)) {
      cells.push({ text, page, line: number, left, top, width, height });
      continue;
    }
    // Some files draw bold text twice.
    if (last.text === text && Math.abs(left - last.left) < 0.2 * height) continue;
    const space = gap > narrowestSpace * height && !/\s$/.test(last.text) && !/^\s/.test(text) ? ' ' : '';
    const right = Math.max(last.left + last.width, left + width);
    cells[cells.length - 1] = {
      ...last,
      text: last.text + space + text,
      top: Math.min(last.top, top),
      width: right - last.left,
      height: Math.max(last.height, height),
    };
  }
  return cells
    .map((cell) => ({ ...cell, text: cell.text.replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');
}
