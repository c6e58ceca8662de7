import { readHashedBytes } from '#/data/http/request.ts';

/**
 * The faces of PDF, which a file may name without bringing them (docs/decisions/own-fonts.md): a page then looks the same
 * on each device, and each is fetched when the first page asks for it.
 */
const addresses: Readonly<Record<string, string>> = import.meta.glob('./standardFonts/*.{pfb,ttf}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** What pdf.js reads them with; it names a face by its file. */
export class StandardFonts {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    return bytesOf(filename);
  }
}

function bytesOf(filename: string): Promise<Uint8Array<ArrayBuffer>> {
  const address = Object.entries(addresses).find(([path]) => path.endsWith(`/${filename}`))?.[1];
  if (address === undefined) return Promise.reject(new Error(`${filename} is no standard face.`));
  return readHashedBytes(address);
}

const standIn = 'pdf-stand-in';
let isAsked = false;
let state: 'none' | 'loading' | 'there' = 'none';

/**
 * A face that is none of the standard ones pdf.js asks the device for, by a generic name at the end of a list. From here
 * on one of ours stands in its place.
 */
export function standInForDevice(): void {
  const { prototype } = OffscreenCanvasRenderingContext2D;
  const { get, set } = Object.getOwnPropertyDescriptor(prototype, 'font') ?? {};
  if (!get || !set) return;
  Object.defineProperty(prototype, 'font', {
    configurable: true,
    get,
    set(this: OffscreenCanvasRenderingContext2D, font: string) {
      const ours = font.replace(/\b(?:sans-serif|serif|monospace)$/, `"${standIn}"`);
      // A list has a face first; the generic name alone is what every canvas begins with.
      isAsked ||= font.includes(', ');
      // Not before it is there: a browser keeps what it has found for a list of faces.
      set.call(this, state === 'there' ? ours : font);
    },
  });
}

/** Whether a page was drawn before a face of ours that it needs was there: it is loaded now, and the page drawn again. */
export async function standInIsNew(): Promise<boolean> {
  if (!isAsked || state !== 'none') return false;
  state = 'loading';
  try {
    await loadStandIn();
    state = 'there';
    return true;
  } catch {
    // A browser whose workers have no faces, or that cannot fetch them, keeps those of the device.
    return false;
  }
}

async function loadStandIn(): Promise<void> {
  const faces = [
    ['LiberationSans-Regular.ttf', 'normal', 'normal'],
    ['LiberationSans-Bold.ttf', 'bold', 'normal'],
    ['LiberationSans-Italic.ttf', 'normal', 'italic'],
    ['LiberationSans-BoldItalic.ttf', 'bold', 'italic'],
  ] as const;
  const loaded = await Promise.all(
    faces.map(async ([name, weight, style]) => {
      const bytes = await bytesOf(name);
      return new FontFace(standIn, bytes, { weight, style }).load();
    }),
  );
  // Types of a page know these of its document alone.
  const { fonts } = self as unknown as { readonly fonts: FontFaceSet };
  for (const face of loaded) fonts.add(face);
}
