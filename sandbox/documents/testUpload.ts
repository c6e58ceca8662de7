import { createHash } from 'node:crypto';
import type { TestRecord } from '#sandbox/testSandbox.ts';

/** For tests: how a service is asked, in process or over HTTP. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

export interface TestFile {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export function textFile(name: string, text: string): TestFile {
  return { name, contentType: 'text/plain', bytes: new TextEncoder().encode(text) };
}

export function announcement({ name, contentType, bytes }: TestFile) {
  const checksum = createHash('md5').update(bytes).digest('base64');
  return { filename: name, content_type: contentType, byte_size: bytes.byteLength, checksum };
}

/** Where the bytes have to go. */
export interface Announced {
  readonly signed_id: string;
  readonly direct_upload: { readonly url: string; readonly headers: Readonly<Record<string, string>> };
}

export async function announce(ask: Ask, file: TestFile): Promise<Announced> {
  const body = JSON.stringify({ blob: announcement(file) });
  const answer = await ask('/v2/rails/active_storage/direct_uploads', { method: 'POST', body });
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Announced;
}

/** The three steps of an upload; the answer is that of the last. */
export async function upload(ask: Ask, file: TestFile, relationships: object = {}): Promise<Response> {
  const { signed_id: signed, direct_upload: to } = await announce(ask, file);
  const put = await ask(to.url, { method: 'PUT', headers: to.headers, body: file.bytes });
  if (put.status !== 204) throw new Error(`${put.status} ${await put.text()}`);
  const attributes = { name: file.name, attached_document: signed };
  const body = JSON.stringify({ data: { type: 'document', attributes, relationships } });
  return ask('/v2/documents', { method: 'POST', body });
}

export async function uploaded(ask: Ask, file: TestFile, relationships: object = {}): Promise<TestRecord> {
  const answer = await upload(ask, file, relationships);
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: TestRecord }).data;
}
