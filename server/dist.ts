import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, type BrotliOptions, constants, gzipSync } from 'node:zlib';
import { parse as parseCookies } from 'hono/utils/cookie';
import {
  isLanguage,
  type Language,
  languageCookie,
  languageOf,
  languageParameter,
  pageFile,
} from '#/language/languages.ts';
import { textFailure } from './answers.ts';
import { PAGE_HEADERS } from './pageHeaders.ts';

interface Asset {
  readonly type: string;
  readonly bytes: Buffer<ArrayBuffer>;
  /** Made when it is first asked for: of a build in several languages a visitor asks for few files. */
  readonly gzip: () => Buffer<ArrayBuffer> | null;
  /** As small as the gateway's where the build has made it (server/compressFirst.ts), else as fast as gzip. */
  readonly brotli: () => Buffer<ArrayBuffer> | null;
  readonly etag: string;
}
/** The built files by URL path. Held in memory, so that no request path ever touches the file system. */
export type Dist = ReadonlyMap<string, Asset>;

export const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.pfb': 'application/x-font-type1',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Beside a file, what the build has made of it: `assets/pages-ab12.js.br`. */
export const brotliEnding = '.br';

/** Reads a build. Dot files (what the budgets read) are not published. */
export async function readDist(folder: string): Promise<Dist> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, Buffer<ArrayBuffer>>();
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    if (!path.includes('/.')) files.set(path, await readFile(file));
  }
  return new Map(
    [...files]
      .filter(([path]) => !path.endsWith(brotliEnding))
      .map(([path, bytes]) => [path, toAsset(path, bytes, files.get(path + brotliEnding))]),
  );
}

function toAsset(path: string, bytes: Buffer<ArrayBuffer>, small: Buffer<ArrayBuffer> | undefined): Asset {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const compressible = /charset=/.test(type) && bytes.byteLength > 512;
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const once = (make: () => Buffer<ArrayBuffer>) => {
    let made: Buffer<ArrayBuffer> | null = null;
    return () => (compressible ? (made ??= make()) : null);
  };
  return {
    type,
    bytes,
    gzip: once(() => gzipSync(bytes, { level: 9 })),
    brotli: once(() => small ?? brotliCompressSync(bytes, brotliOptions(bytes, 5))),
    etag: `"${hash}"`,
  };
}

/** @param quality from 1 (fast) to 11 (small: two thirds of a second for a first visit) */
export function brotliOptions(bytes: Buffer, quality: number): BrotliOptions {
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    [constants.BROTLI_PARAM_QUALITY]: quality,
  };
  return { params };
}

/**
 * Answers a GET or HEAD from the build: a file, a page without its `.html` (the service worker reads addresses in the
 * same way), else, at every page address, the application itself, which routes in the browser. Addresses do not change
 * with the language of a page.
 */
export function serveDist(dist: Dist, request: Request): Response {
  const { pathname: path } = new URL(request.url);
  const file = dist.get(path);
  if (file) return toResponse(file, request, path.startsWith('/assets/') ? 'immutable' : 'file');
  const language = languageOfRequest(request);
  const pageOf = (name: string): Asset | undefined =>
    dist.get(pageFile(name, language)) ?? dist.get(pageFile(name, 'en'));
  const page =
    (path === '/' ? undefined : pageOf(path)) ?? (isPageAddress(path, request) && pageOf('/index'));
  if (page) return toResponse(page, request, 'page');
  return textFailure({ status: 404, title: 'Not found', detail: 'There is nothing at this address.' });
}

/** The language that has what is asked for: the one that a file's name has, else that of the reader's pages. */
export function languageOfRequest(request: Request): Language {
  const { pathname: path, searchParams } = new URL(request.url);
  const named = /^\/\w+\.(\w+)\.\w+$/.exec(path)?.[1] ?? '';
  if (isLanguage(named)) return named;
  const chosen = parseCookies(request.headers.get('cookie') ?? '', languageCookie)[languageCookie];
  const accepted = request.headers.get('accept-language');
  return languageOf(searchParams.get(languageParameter), chosen ?? null, accepted);
}

function isPageAddress(path: string, request: Request): boolean {
  if (path.startsWith('/assets/') || path.includes('/.')) return false;
  const accept = request.headers.get('accept') ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && extname(path) === '');
}

/** @param kind a page is chosen by its reader's language; a file is what its name says, and may be the same for ever */
function toResponse(asset: Asset, request: Request, kind: 'page' | 'file' | 'immutable'): Response {
  const headers = new Headers({
    ...PAGE_HEADERS,
    'content-type': asset.type,
    etag: asset.etag,
    // Vite puts a hash of the content into the name of everything under /assets/.
    'cache-control': kind === 'immutable' ? 'public, max-age=31536000, immutable' : 'no-cache',
    // On a file it would keep the service worker from finding what it holds.
    vary: kind === 'page' ? 'Accept-Encoding, Accept-Language, Cookie' : 'Accept-Encoding',
  });
  if (request.headers.get('if-none-match') === asset.etag)
    return new Response(null, { status: 304, headers });
  const taken = request.headers.get('accept-encoding') ?? '';
  const encoding = /\bbr\b/.test(taken) ? 'br' : /\bgzip\b/.test(taken) ? 'gzip' : null;
  const compressed = encoding === 'br' ? asset.brotli() : encoding === 'gzip' ? asset.gzip() : null;
  if (encoding !== null && compressed !== null) headers.set('content-encoding', encoding);
  const bytes = compressed ?? asset.bytes;
  headers.set('content-length', String(bytes.byteLength));
  return new Response(request.method === 'HEAD' ? null : bytes, { headers });
}
