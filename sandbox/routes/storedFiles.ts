import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Account } from '#sandbox/account.ts';
import { type Documents, maxBytes } from '#sandbox/documents/documents.ts';
import { turnPicture } from '#sandbox/documents/turnPicture.ts';
import { notFound, Problem, unprocessable } from '#sandbox/jsonapi/problem.ts';
import { limitRate, type RateLimits } from '#sandbox/middleware/rateLimit.ts';
import type { Upload } from '#sandbox/store/uploads.ts';
import type { SandboxEnv } from '#sandbox/view.ts';
import type { Timers } from '#sandbox/webhooks/timers.ts';

/** Each has its bytes in memory until they are stored. */
const maxAtOnce = 8;

/** Without another byte for so long, an upload is over. */
const longestStall = 60_000;

const noUpload = 'This address is not one for an upload, or it has expired.';
const noFile = 'This address has expired, or its document was deleted. Ask for a new one.';

interface StoredFileOptions {
  readonly account: Account;
  readonly documents: Documents;
  readonly limits: RateLimits;
}

/**
 * Bytes of files come and go at addresses that are signed for one file and some minutes (docs/interface.md 2.10). The
 * signature stands for the key, so that whatever holds such an address needs nothing else.
 */
export function storedFileRoutes({ account, documents, limits }: StoredFileOptions): Hono<SandboxEnv> {
  const { files, signer, timers, uploads } = documents;
  let receiving = 0;
  const limit = limitRate(limits);
  /** What is not signed spends no request of those who hold a signature. */
  const signedFor = (purpose: 'upload' | 'download', otherwise: string) =>
    createMiddleware<SandboxEnv & { Variables: { fileId: string } }>(async (c, next) => {
      const id = signer.verify(purpose, c.req.param('signed') ?? '', timers.now());
      if (id === null) throw notFound(otherwise);
      c.set('fileId', id);
      c.set('accountKey', 'signed');
      await next();
    });
  return new Hono<SandboxEnv>()
    .put('/:signed', signedFor('upload', noUpload), limit, async (c) => {
      const upload = uploads.upload(c.get('fileId'));
      if (!upload) throw notFound(noUpload);
      if (receiving >= maxAtOnce) throw busy();
      receiving += 1;
      try {
        const bytes = await readBytes(c.req.raw, upload, timers);
        const hash = createHash('sha256').update(bytes).digest('hex');
        await documents.store([{ hash, bytes }], () => uploads.setHash(upload.id, hash));
      } finally {
        receiving -= 1;
      }
      return c.body(null, 204);
    })
    .get('/:signed', signedFor('download', noFile), limit, async (c) => {
      const document = account.documents.document(c.get('fileId'));
      const bytes = document && (await files.read(document.hash));
      if (!bytes) throw notFound(noFile);
      const { rotation } = document;
      const turned = rotation === 0 ? bytes : (turnPicture(bytes, rotation) ?? bytes);
      return c.body(turned, 200, {
        'content-type': document.contentType,
        'content-disposition': attachment(document.fileName),
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      });
    });
}

/** @throws Problem 422 unless it is the very file that was announced, 408 when the rest of it does not come */
async function readBytes(
  request: Request,
  { size, checksum, contentType }: Upload,
  timers: Timers,
): Promise<Uint8Array> {
  if (request.headers.get('content-type') !== contentType) {
    throw wrongFile(`The content type must be ${contentType}, as announced.`);
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ? withoutStall(request.body, timers) : []) {
    length += chunk.byteLength;
    // A client that is still writing cannot read the answer.
    if (length > maxBytes) break;
    if (length <= size) chunks.push(chunk);
  }
  if (length > size) throw wrongFile(`The file is larger than the ${size} bytes that were announced.`);
  if (length < size) throw wrongFile(`The file has ${length} bytes, and ${size} were announced.`);
  const bytes = Buffer.concat(chunks, length);
  if (createHash('md5').update(bytes).digest('base64') !== checksum) {
    throw wrongFile('The file is not the one that was announced: its MD5 differs. Send it again.');
  }
  return bytes;
}

/** What comes, until nothing does for a minute. */
async function* withoutStall(
  body: ReadableStream<Uint8Array>,
  timers: Timers,
): AsyncGenerator<Uint8Array, void> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { promise: stall, reject } = Promise.withResolvers<never>();
      const cancel = timers.after(longestStall, () => reject(stalled()));
      const { done, value } = await Promise.race([reader.read(), stall]).finally(cancel);
      if (done) return;
      yield value;
    }
  } finally {
    // It is not waited for: whoever sends nothing may not answer that either.
    void reader.cancel().catch(() => undefined);
  }
}

function stalled(): Problem {
  const detail = `Nothing more of the file came for ${longestStall / 1_000} seconds. Send it again.`;
  return new Problem(408, [{ status: '408', title: 'Request Timeout', detail }]);
}

function wrongFile(detail: string): Problem {
  return unprocessable([{ pointer: '', detail }]);
}

function busy(): Problem {
  const detail = 'Other files are being received. Try again in a second.';
  return new Problem(503, [{ status: '503', title: 'Service Unavailable', detail }], { 'retry-after': '1' });
}

/** RFC 6266: any name in one parameter, and one of plain characters for whatever does not know it. */
function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(/['()*]/g, percent);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
