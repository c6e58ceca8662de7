/** How large a page is, upright, in points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** What the worker is asked for; a worker opens one file. */
export type PdfOrder =
  | { readonly kind: 'open'; readonly bytes: ArrayBuffer }
  | { readonly kind: 'draw'; readonly page: number; readonly width: number };

export type PdfAnswer =
  | { readonly kind: 'opened'; readonly pages: readonly PageSize[]; readonly count: number }
  | ({ readonly kind: 'drawn'; readonly page: number } & DrawnPicture)
  | { readonly kind: 'failed'; readonly page: number | null; readonly reason: DrawingFault };

export interface DrawnPicture {
  readonly bitmap: ImageBitmap;
  readonly missing: readonly MissingPart[];
}

/** What a page has, and its picture has not: pictures by what they are compressed with, damaged ones, and text by its font. */
export type MissingPart = 'jpeg2000' | 'fax' | 'picture' | 'font';

/** Why a file, or a page of it, cannot be shown. */
export type DrawingFault = 'password' | 'damaged' | 'late' | 'unsupported';

/** More are not drawn: a book is not read here. */
export const maxPages = 100;

/** What fits the memory of a phone, in pixels of the device. */
const maxPixels = 12_000_000;

/** The width to draw a page with, where the one that was asked for would take too much. */
export function drawnWidth({ width, height }: PageSize, asked: number): number {
  const limit = Math.sqrt((maxPixels * width) / height);
  return Math.max(1, Math.round(Math.min(asked, limit, 4096, (4096 * width) / height)));
}
