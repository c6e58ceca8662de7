import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { announce, announcement, textFile, upload, uploaded } from '#sandbox/documents/testUpload.ts';
import { openTestSandbox } from '#sandbox/testSandbox.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

function open(options: Parameters<typeof openTestSandbox>[0] = {}) {
  const service = openTestSandbox({ shipments: 12, ...options });
  closers.push(() => service.app.close());
  return service;
}

function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-documents-'));
  closers.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const directUploads = '/v2/rails/active_storage/direct_uploads';
const note = textFile('note.txt', 'Please release the containers.');

/** Time of the machine that a test moves on. */
function movableTimers() {
  let now = 1_000_000;
  return {
    timers: { now: () => now, after: () => () => undefined },
    skip: (milliseconds: number) => void (now += milliseconds),
  };
}

describe('an upload', () => {
  it('takes three steps and becomes a document that waits to be read', async () => {
    const { ask } = open();
    const answer = await upload(ask, note);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({
      data: {
        type: 'document',
        attributes: {
          name: 'note.txt',
          source: 'upload',
          file_name: 'note.txt',
          file_content_type: 'text/plain',
          file_size_bytes: note.bytes.byteLength,
          document_type: null,
          created_at: '2026-08-12T15:00:00Z',
        },
        relationships: { last_document_representation: { data: null }, email_submission: { data: null } },
      },
      included: [{ type: 'account', attributes: { company_name: expect.any(String) as string } }],
    });
  });

  it('of a content that is there already leads to the document that has it', async () => {
    const { ask } = open();
    const { id } = await uploaded(ask, note);
    const again = await upload(ask, { ...note, name: 'copy.txt' });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({
      errors: [
        {
          status: '409',
          code: 'duplicate_document',
          meta: { existing_document_id: id, existing_document_name: 'note.txt' },
        },
      ],
    });
  });

  it.each([
    [{ checksum: 'AAAA' }, '/blob/checksum'],
    [{ byte_size: 0 }, '/blob/byte_size'],
    [{ byte_size: 26 * 1024 * 1024 }, '/blob/byte_size'],
    [{ content_type: 'pdf' }, '/blob/content_type'],
    [{ filename: ' ' }, '/blob/filename'],
  ])('is refused when it is announced with %j', async (wrong, pointer) => {
    const { post } = open();
    const answer = await post(directUploads, { blob: { ...announcement(note), ...wrong } });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ source: { pointer } }] });
  });

  it.each([
    ['other bytes', { body: 'Please release the containers!' }],
    ['fewer bytes', { body: 'Please' }],
    ['more bytes', { body: 'x'.repeat(500) }],
    ['another type', { headers: { 'content-type': 'text/html' } }],
  ])('of %s than announced is refused and becomes no document', async (_, wrong) => {
    const { ask, post, list } = open();
    const { signed_id: signed, direct_upload: to } = await announce(ask, note);
    const put = await ask(to.url, { method: 'PUT', headers: to.headers, body: note.bytes, ...wrong });
    expect(put.status).toBe(422);
    const attributes = { name: 'note', attached_document: signed };
    const answer = await post('/v2/documents', { data: { type: 'document', attributes } });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: [{ source: { pointer: '/data/attributes/attached_document' } }],
    });
    expect(await list('/v2/documents')).toEqual([]);
  });

  it('leaves a file of its content alone while anything refers to it, and none after that', async () => {
    const folder = openFolder();
    const { ask, remove } = open({ db: join(folder, 'landfall.db') });
    const files = () => readdirSync(join(folder, 'landfall.db.files'));
    const { id } = await uploaded(ask, note);
    expect(files()).toHaveLength(1);
    expect((await upload(ask, note)).status).toBe(409);
    expect(files()).toHaveLength(1);
    const { id: other } = await uploaded(ask, textFile('other.txt', 'Another text'));
    expect(files()).toHaveLength(2);
    expect((await remove(`/v2/documents/${id}`)).status).toBe(204);
    expect((await ask(`/v2/documents/${id}`)).status).toBe(404);
    // Their uploads could still be attached, for an hour.
    expect(files()).toHaveLength(2);
    expect((await remove(`/v2/documents/${other}`)).status).toBe(204);
  });

  it('that became no document is forgotten after an hour, with its file', async () => {
    const folder = openFolder();
    const time = movableTimers();
    const { ask, remove } = open({ db: join(folder, 'landfall.db'), documents: { timers: time.timers } });
    const { id } = await uploaded(ask, note);
    time.skip(61 * 60_000);
    expect((await remove(`/v2/documents/${id}`)).status).toBe(204);
    expect(readdirSync(join(folder, 'landfall.db.files'))).toEqual([]);
  });
});

describe('documents', () => {
  it('are there after a restart, with their files, and what a stop has left is not', async () => {
    const db = join(openFolder(), 'landfall.db');
    const first = openTestSandbox({ db, shipments: 12 });
    const { id } = await uploaded(first.ask, note);
    first.app.close();
    writeFileSync(join(`${db}.files`, 'half.part'), 'half');
    writeFileSync(join(`${db}.files`, 'f'.repeat(64)), 'no document refers to this');
    const { one, ask } = open({ db });
    expect(await one(`/v2/documents/${id}`)).toMatchObject({ attributes: { name: 'note.txt' } });
    const { download_url: url } = (await (await ask(`/v2/documents/${id}/download_url`)).json()) as {
      download_url: string;
    };
    expect(await (await ask(url)).text()).toBe('Please release the containers.');
    expect(readdirSync(`${db}.files`)).toHaveLength(1);
  });

  it('are downloaded at an address of their own that runs no page and expires', async () => {
    const time = movableTimers();
    const { ask, app, remove } = open({ documents: { timers: time.timers } });
    const { id } = await uploaded(ask, { ...note, name: 'Schröder & “Söhne”.txt' });
    const addressOf = async () =>
      ((await (await ask(`/v2/documents/${id}/download_url`)).json()) as { download_url: string })
        .download_url;
    const url = await addressOf();
    // The signature stands for the key.
    const answer = await app.request(url);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/plain',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="[\w. -]+"; filename\*=UTF-8''Schr%C3%B6der/,
      ) as string,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect((await app.request(`${url}x`)).status).toBe(404);
    expect((await app.request(url.replace('download.', 'upload.'))).status).toBe(404);
    time.skip(6 * 60_000);
    expect((await app.request(url)).status).toBe(404);
    const next = await addressOf();
    await remove(`/v2/documents/${id}`);
    expect((await app.request(next)).status).toBe(404);
  });

  it('are renamed, typed, corrected and linked by hand', async () => {
    const { ask, first, patch, list } = open();
    const { id } = await uploaded(ask, note);
    const shipment = await first('/v2/shipments');
    const container = await first('/v2/containers');
    const path = `/v2/documents/${id}`;
    const attributes = {
      name: 'Release note',
      document_type_manual: 'delivery_order',
      extracted_data_manual: { booking_number: 'EBK1' },
    };
    const relationships = {
      shipments: { data: [{ type: 'shipment', id: shipment.id }] },
      cargos: { data: [{ type: 'container', id: container.id }] },
    };
    const answer = await patch(path, { data: { type: 'document', id, attributes, relationships } });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ data: { attributes, relationships } });
    expect(await list(`/v2/documents?filter[shipment_id]=${shipment.id}`)).toHaveLength(1);
    expect(await list(`/v2/documents?filter[document_types]=delivery_order,other`)).toHaveLength(1);
    expect(await list(`/v2/documents?filter[filename]=RELEASE`)).toHaveLength(1);
    expect(await list(`/v2/documents?filter[filename]=nothing`)).toEqual([]);
    const cleared = await patch(path, {
      data: { attributes: { extracted_data_manual: null }, relationships: { shipments: { data: [] } } },
    });
    expect(await cleared.json()).toMatchObject({
      data: {
        attributes: { name: 'Release note', extracted_data_manual: null },
        relationships: { shipments: { data: [] }, cargos: relationships.cargos },
      },
    });
    expect(await list(`/v2/documents?filter[shipment_id]=${shipment.id}`)).toEqual([]);
  });

  it.each([
    [{ document_type_manual: 'passport' }, '/data/attributes/document_type_manual'],
    [{ extracted_data_manual: 'text' }, '/data/attributes/extracted_data_manual'],
    [{ extracted_data_manual: { a: 'x'.repeat(70_000) } }, '/data/attributes/extracted_data_manual'],
    [{ name: '' }, '/data/attributes/name'],
  ])('take no %j', async (attributes, pointer) => {
    const { ask, patch } = open();
    const { id } = await uploaded(ask, note);
    const answer = await patch(`/v2/documents/${id}`, { data: { attributes } });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ source: { pointer } }] });
  });

  it('are linked to nothing that the account does not have', async () => {
    const { ask, patch } = open();
    const { id } = await uploaded(ask, note);
    const relationships = { shipments: { data: [{ type: 'shipment', id }] } };
    const answer = await patch(`/v2/documents/${id}`, { data: { attributes: {}, relationships } });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: [{ source: { pointer: '/data/relationships/shipments/data/0' } }],
    });
  });

  it('are listed newest first, by type or name, page by page', async () => {
    const { ask, json } = open();
    for (const n of [1, 2, 3]) await uploaded(ask, textFile(`${n}.txt`, `Text ${n}`));
    expect(await json('/v2/documents?page[size]=2')).toMatchObject({
      data: [{ attributes: { name: '3.txt' } }, { attributes: { name: '2.txt' } }],
      meta: { size: 2, total: 3, pagination: { current: 1, next: 2, last: 2, records: 3 } },
    });
    expect((await ask('/v2/documents?sort=size')).status).toBe(400);
    expect((await ask('/v2/documents?include=shipping_line')).status).toBe(400);
    expect(await json('/v2/documents/types')).toMatchObject({
      document_types: [{ code: 'bill_of_lading', label: 'Bill of lading' }, {}, {}, {}, {}, {}],
    });
  });
});
