import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse as parseCookies } from 'hono/utils/cookie';
import { languageParameter } from '#/language/language.ts';
import { languageCookie, languageOf, pageFile } from '#/language/languages.ts';
import { textFailure } from './answers.ts';
import { PAGE_HEADERS } from './pageHeaders.ts';

interface Asset {
  readonly type: string;
  readonly bytes: Buffer<ArrayBuffer>;
  /** Made when it is first asked for: of a build in several languages a visitor asks for few files. */
  readonly gzip: () => Buffer<ArrayBuffer> | null;
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
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Reads a build. Dot files (what the budgets read) are not published. */
export async function readDist(folder: string): Promise<Dist> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const dist = new Map<string, Asset>();
  for (const file of files) {
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    if (!path.includes('/.')) dist.set(path, toAsset(path, await readFile(file)));
  }
  return dist;
}

function toAsset(path: string, bytes: Buffer<ArrayBuffer>): Asset {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const compressible = /charset=/.test(type) && bytes.byteLength > 512;
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  let made: Buffer<ArrayBuffer> | null = null;
  const gzip = () => (compressible ? (made ??= gzipSync(bytes, { level: 9 })) : null);
  return { type, bytes, gzip, etag: `"${hash}"` };
}

/**
 * Answers a GET or HEAD from the build: a file, a page without its `.html` (the service worker reads addresses in the
 * same way), else, at every page address, the application itself, which routes in the browser. Addresses do not change
 * with the language of a page.
 */
export function serveDist(dist: Dist, request: Request): Response {
  const { pathname: path, searchParams } = new URL(request.url);
  const file = dist.get(path);
  if (file) return toResponse(file, request, path.startsWith('/assets/') ? 'immutable' : 'file');
  const chosen = parseCookies(request.headers.get('cookie') ?? '', languageCookie)[languageCookie];
  const accepted = request.headers.get('accept-language');
  const language = languageOf(searchParams.get(languageParameter), chosen ?? null, accepted);
  const pageOf = (name: string): Asset | undefined =>
    dist.get(pageFile(name, language)) ?? dist.get(pageFile(name, 'en'));
  const page =
    (path === '/' ? undefined : pageOf(path)) ?? (isPageAddress(path, request) && pageOf('/index'));
  if (page) return toResponse(page, request, 'page');
  return textFailure({ status: 404, title: 'Not found', detail: 'There is nothing at this address.' });
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
  const gzip = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '') ? asset.gzip() : null;
  if (gzip) headers.set('content-encoding', 'gzip');
  const bytes = gzip ?? asset.bytes;
  headers.set('content-length', String(bytes.byteLength));
  return new Response(request.method === 'HEAD' ? null : bytes, { headers });
}
