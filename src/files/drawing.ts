import {
  type DrawingFault,
  type DrawnPicture,
  drawnWidth,
  type PageSize,
  type PdfAnswer,
  type PdfOrder,
} from './pdfJob.ts';

/** A file whose pages can be drawn. */
export interface Drawing {
  readonly pages: readonly PageSize[];
  /** Pages beyond those. */
  readonly more: number;
  /**
   * @param page from 1
   * @param width in pixels of the device
   * @throws {CannotDraw}
   */
  draw(page: number, width: number): Promise<DrawnPicture>;
  /** Ends what is still being drawn. */
  close(): void;
}

export class CannotDraw extends Error {
  override readonly name = 'CannotDraw';
  readonly reason: DrawingFault;

  constructor(reason: DrawingFault) {
    super(reason);
    this.reason = reason;
  }
}

/** Images that every browser draws. SVG is none of them: it is a document that may hold scripts. */
const imageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** Whether `openDrawing` knows that kind of file. */
export function isDrawable(contentType: string | null): boolean {
  return contentType === 'application/pdf' || imageTypes.includes(contentType ?? '');
}

/**
 * Opens a PDF or an image, never as a page of this origin: only its pixels reach the document.
 *
 * @throws {CannotDraw}
 */
export function openDrawing(bytes: ArrayBuffer, contentType: string | null): Promise<Drawing> {
  return contentType === 'application/pdf' ? openPdf(bytes) : openImage(bytes, contentType ?? '');
}

async function openImage(bytes: ArrayBuffer, type: string): Promise<Drawing> {
  if (!imageTypes.includes(type)) throw new CannotDraw('unsupported');
  const blob = new Blob([bytes], { type });
  const decode = async (options?: ImageBitmapOptions) => {
    try {
      return await createImageBitmap(blob, options);
    } catch {
      throw new CannotDraw('damaged');
    }
  };
  const whole = await decode();
  const size = { width: whole.width, height: whole.height };
  whole.close();
  return {
    pages: [size],
    more: 0,
    draw: async (_, width) => ({
      bitmap: await decode({ resizeWidth: drawnWidth(size, width), resizeQuality: 'high' }),
      missing: [],
    }),
    close: () => undefined,
  };
}

/** A page of a normal paper takes a tenth of a second; a file that is made to take for ever is left after this. */
const limitMs = 20_000;

async function openPdf(bytes: ArrayBuffer): Promise<Drawing> {
  const worker = startWorker();
  const waiting = new Map<number | null, (answer: PdfAnswer) => void>();
  let ended: DrawingFault | null = null;

  const settle = (page: number | null, answer: PdfAnswer) => {
    waiting.get(page)?.(answer);
    waiting.delete(page);
  };
  const end = (reason: DrawingFault) => {
    ended ??= reason;
    worker.terminate();
    for (const page of waiting.keys()) settle(page, { kind: 'failed', page, reason });
  };
  worker.addEventListener('error', () => end('damaged'));
  worker.addEventListener('message', ({ data }: MessageEvent<PdfAnswer>) => {
    if (data.kind === 'opened') settle(null, data);
    else if (data.kind === 'drawn' || data.kind === 'failed') settle(data.page, data);
  });
  const ask = (page: number | null, order: PdfOrder, transfer: Transferable[] = []) =>
    new Promise<PdfAnswer>((resolve, reject) => {
      if (ended) {
        reject(new CannotDraw(ended));
        return;
      }
      const timer = setTimeout(() => end('late'), limitMs);
      waiting.set(page, (answer) => {
        clearTimeout(timer);
        if (answer.kind === 'failed') reject(new CannotDraw(answer.reason));
        else resolve(answer);
      });
      worker.postMessage(order, { transfer });
    });

  // The bytes stay with the page, which may save them as a file.
  const copy = bytes.slice(0);
  const opened = await ask(null, { kind: 'open', bytes: copy }, [copy]).catch((error: unknown) => {
    worker.terminate();
    throw error;
  });
  if (opened.kind !== 'opened') throw new CannotDraw('damaged');
  return {
    pages: opened.pages,
    more: opened.count - opened.pages.length,
    draw: async (page, width) => {
      const drawn = await ask(page, { kind: 'draw', page, width });
      if (drawn.kind !== 'drawn') throw new CannotDraw('damaged');
      return drawn;
    },
    close: () => end('late'),
  };
}

function startWorker(): Worker {
  try {
    return new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    throw new CannotDraw('unsupported');
  }
}
