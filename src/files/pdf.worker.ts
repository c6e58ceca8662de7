import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'unpdf/pdfjs';
import {
  drawnWidth,
  type MissingPart,
  maxPages,
  type PageSize,
  type PdfAnswer,
  type PdfOrder,
} from './pdfJob.ts';
import { StandardFonts, standInForDevice, standInIsNew } from './standardFonts.ts';

// A PDF is read and drawn here, away from the page: what hangs is ended with its worker, and nothing of a file reaches
// the document. pdf.js itself listens in a worker too, to messages that are none of ours.

/** Glyphs are drawn as paths, and no filter is applied: a worker has neither a font list nor elements. */
class CanvasFactory {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
    return { canvas, context: canvas.getContext('2d') };
  }
  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number) {
    canvas.width = width;
    canvas.height = height;
  }
  destroy(made: { canvas: OffscreenCanvas | null; context: unknown }) {
    made.canvas = null;
    made.context = null;
  }
}

class FilterFactory {
  addFilter = () => 'none';
  addHCMFilter = () => 'none';
  addAlphaFilter = () => 'none';
  addLuminosityFilter = () => 'none';
  addKnockoutFilter = () => 'none';
  addHighlightHCMFilter = () => 'none';
  destroy = () => undefined;
}

/** What pdf.js leaves out of a page it says in its log, and nowhere else. */
const missingParts: readonly (readonly [MissingPart, RegExp])[] = [
  ['jpeg2000', /JpxError/],
  ['fax', /Jbig2Error/],
  ['picture', /Unable to decode image|ignoring XObject/],
  ['font', /translateFont failed/],
];

const missing = new Set<MissingPart>();
standInForDevice();

console.warn = (said: unknown) => {
  const [part] = missingParts.find(([, words]) => words.test(String(said))) ?? [];
  if (part) missing.add(part);
};

let opened: PDFDocumentProxy | null = null;
/** One page at a time, so that what is left out is known to be of it. */
let last: Promise<void> = Promise.resolve();
const answer = (made: PdfAnswer, transfer: Transferable[] = []) => postMessage(made, { transfer });

async function open(bytes: ArrayBuffer): Promise<void> {
  opened = await getDocument({
    data: bytes,
    CanvasFactory,
    FilterFactory,
    BinaryDataFactory: StandardFonts,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    enableXfa: false,
    isOffscreenCanvasSupported: true,
    verbosity: VerbosityLevel.WARNINGS,
  }).promise;
  const pages: PageSize[] = [];
  for (let number = 1; number <= Math.min(opened.numPages, maxPages); number += 1) {
    const { width, height } = (await opened.getPage(number)).getViewport({ scale: 1 });
    pages.push({ width, height });
  }
  answer({ kind: 'opened', pages, count: opened.numPages });
}

async function draw(number: number, asked: number): Promise<void> {
  if (!opened) return;
  // What this page shares with others is loaded again, and so said again.
  await opened.cleanup().catch(() => undefined);
  const page = await opened.getPage(number);
  const size = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: drawnWidth(size, asked) / size.width });
  missing.clear();
  const drawOnce = async () => {
    const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    // Its types know a canvas of a document alone; what it calls is the same.
    const target = canvas as unknown as HTMLCanvasElement;
    await page.render({ canvas: target, viewport, annotationMode: 0 }).promise;
    return canvas;
  };
  let canvas = await drawOnce();
  if (await standInIsNew()) canvas = await drawOnce();
  const bitmap = canvas.transferToImageBitmap();
  answer({ kind: 'drawn', page: number, bitmap, missing: [...missing] }, [bitmap]);
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && error.name === 'PasswordException';
}

addEventListener('message', ({ data }: MessageEvent<PdfOrder>) => {
  const page = data.kind === 'draw' ? data.page : null;
  const fail = (error: unknown) =>
    answer({ kind: 'failed', page, reason: isLocked(error) ? 'password' : 'damaged' });
  if (data.kind === 'open') open(data.bytes).catch(fail);
  if (data.kind === 'draw') last = last.then(() => draw(data.page, data.width)).catch(fail);
});
