import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { maxBytes, maxMegabytes, uploadLife } from '#sandbox/documents/documents.ts';
import type { Fields } from '#sandbox/jsonapi/fields.ts';
import { time } from '#sandbox/jsonapi/jsonapi.ts';
import { unprocessable } from '#sandbox/jsonapi/problem.ts';
import { readBare } from '#sandbox/jsonapi/writeBody.ts';
import type { SandboxEnv } from '#sandbox/view.ts';

/** Uploads that became no document are forgotten after an hour. */
const maxUploads = 1_000;

/** Bytes of all documents and uploads together. */
const maxStored = 5 * 1024 ** 3;

/** The first step of an upload: where to send the bytes, and under which id they can be attached (docs/interface.md 2.10). */
export function directUploadRoutes(): Hono<SandboxEnv> {
  return new Hono<SandboxEnv>().post('/', (c) => {
    const { now, origin } = c.get('view');
    const { uploads, signer, timers, tidy } = c.get('documents');
    const blob = readBare(c, readBlob);
    tidy();
    if (uploads.count() >= maxUploads) throw tooMany();
    if (uploads.bytes() + blob.size > maxStored) throw noRoom();
    const expiresAt = timers.now() + uploadLife;
    const upload = { id: randomUUID(), ...blob, hash: null, expiresAt, createdAt: now };
    uploads.put(upload);
    const { id, fileName, contentType, size, checksum } = upload;
    return c.json({
      id,
      key: id,
      filename: fileName,
      content_type: contentType,
      metadata: {},
      byte_size: size,
      checksum,
      created_at: time(now),
      signed_id: signer.sign('attach', id, expiresAt),
      direct_upload: {
        url: `${origin}/v2/rails/active_storage/disk/${signer.sign('upload', id, expiresAt)}`,
        headers: { 'Content-Type': contentType },
      },
    });
  });
}

function readBlob(body: Fields) {
  const blob = body.fields('blob') ?? body.stop('blob', 'blob is missing. Fill it in.', 'blank');
  const fileName = blob.requiredText('filename');
  const contentType = blob.requiredText('content_type');
  if (contentType !== '' && !/^[\w.+-]+\/[\w.+-]+(; ?[\w.+-]+=[\w.+-]+)*$/.test(contentType)) {
    blob.refuse('content_type', 'content_type must be a media type, such as application/pdf.');
  }
  const checksum = blob.requiredText('checksum');
  if (checksum !== '' && !isMd5(checksum)) {
    blob.refuse('checksum', 'checksum must be the Base64 of the binary MD5 of the file.');
  }
  const size = blob.value('byte_size');
  if (typeof size !== 'number' || !Number.isInteger(size) || size < 1) {
    blob.refuse('byte_size', 'byte_size must be the size of the file in bytes, at least 1.');
  } else if (size > maxBytes) {
    blob.refuse(
      'byte_size',
      `The file is larger than ${maxMegabytes} MB, which is the maximum.`,
      'too_large',
    );
  }
  return { fileName, contentType, checksum, size: Number(size) };
}

function isMd5(text: string): boolean {
  return /^[A-Za-z0-9+/]{22}==$/.test(text) && Buffer.from(text, 'base64').toString('base64') === text;
}

function tooMany() {
  const detail = `${maxUploads} uploads wait to become documents, which is the maximum. Try again in an hour.`;
  return unprocessable([{ pointer: '/blob', detail }]);
}

function noRoom() {
  const detail = 'The account has no more room for documents. Delete some first.';
  return unprocessable([{ pointer: '/blob/byte_size', detail }]);
}
