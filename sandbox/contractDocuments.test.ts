import { createHash, randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { eventually } from '#/test/eventually.ts';
import { type WriteTarget, writeTargets } from './contractTarget.ts';

/** What every service of this interface does with documents (docs/interface.md 2.10 and 3.10). */
const targets = await writeTargets(process.env);
afterAll(() => {
  for (const { close } of targets) close();
});

interface Record {
  readonly id: string;
  readonly type: string;
  readonly attributes: { readonly [name: string]: unknown };
  readonly relationships: { readonly [name: string]: { readonly data: unknown } };
}

const unknown = '00000000-0000-4000-8000-000000000000';

async function upload({ ask, send }: WriteTarget, name: string, text: string) {
  const bytes = Buffer.from(text);
  const checksum = createHash('md5').update(bytes).digest('base64');
  const blob = { filename: name, content_type: 'text/plain', byte_size: bytes.byteLength, checksum };
  const announced = await send('POST', '/rails/active_storage/direct_uploads', { blob });
  expect(announced.status).toBe(200);
  const { signed_id: signed, direct_upload: to } = announced.json as {
    signed_id: string;
    direct_upload: { url: string; headers: { [name: string]: string } };
  };
  const put = await ask(to.url, { method: 'PUT', headers: to.headers, body: text });
  expect([200, 201, 204]).toContain(put.status);
  const attributes = { name, attached_document: signed };
  return send('POST', '/documents', { data: { type: 'document', attributes } });
}

describe.each(targets)('documents $name', (target) => {
  const { ask, send } = target;
  const text = `ARRIVAL NOTICE ${randomUUID()}\nB/L No.: MAEU580123456\n`;

  it('are uploaded, read, listed, changed, downloaded and deleted', async () => {
    const made = await upload(target, 'notice.txt', text);
    expect(made.status).toBe(201);
    const { data, included } = made.json as { data: Record; included: readonly Record[] };
    expect(data).toMatchObject({
      type: 'document',
      attributes: { name: 'notice.txt', file_name: 'notice.txt', file_size_bytes: text.length },
    });
    expect(included.map(({ type }) => type)).toContain('account');
    const path = `/documents/${data.id}`;
    await eventually(async () => {
      const { json } = await ask(path);
      const { relationships } = (json as { data: Record }).data;
      expect(relationships['last_document_representation']?.data).not.toBeNull();
    });
    const read = (await ask(`${path}?include=last_document_representation`)).json;
    const [representation] = (read as { included: readonly Record[] }).included;
    expect(representation).toMatchObject({ type: 'document_representation' });
    const { schema_version: version, payload } = representation?.attributes ?? {};
    const { document_type: kind } = payload as { document_type: string };
    const schema = await ask(`/document_schemas/${kind}@${String(version)}`);
    expect(schema.json).toMatchObject({ data: { attributes: { schema_format: 'json_schema' } } });
    const list = (await ask('/documents?page[size]=100&filter[filename]=notice')).json;
    expect((list as { data: readonly Record[] }).data.map(({ id }) => id)).toContain(data.id);
    const attributes = { document_type_manual: 'delivery_order', extracted_data_manual: { note: 'x' } };
    expect((await send('PATCH', path, { data: { type: 'document', attributes } })).json).toMatchObject({
      data: { attributes },
    });
    const { json } = await ask(`${path}/download_url`);
    const { download_url: url } = json as { download_url: string };
    expect(url).toMatch(/^https?:/);
    expect([200, 204]).toContain((await send('DELETE', path)).status);
    expect((await ask(path)).status).toBe(404);
    expect((await ask(url)).status).toBe(404);
  });

  it('of one content exist once', async () => {
    const first = (await upload(target, 'one.txt', `${text}again`)).json as { data: Record };
    const second = await upload(target, 'two.txt', `${text}again`);
    expect(second.status).toBe(409);
    expect(second.json).toMatchObject({
      errors: [
        {
          status: '409',
          code: 'duplicate_document',
          meta: { existing_document_id: first.data.id, existing_document_name: 'one.txt' },
        },
      ],
    });
    await send('DELETE', `/documents/${first.data.id}`);
  });

  it('are read, classified and linked again in their own time', async () => {
    const { data } = (await upload(target, 'again.txt', `${text}once more`)).json as { data: Record };
    for (const action of ['reextract', 'reclassify', 'relink']) {
      const answer = await send('POST', `/documents/${data.id}/${action}`);
      expect([answer.status, answer.json]).toEqual([202, { status: 'accepted' }]);
    }
    expect((await send('POST', `/documents/${data.id}/rotate`, { degrees: 45 })).status).toBe(422);
    await send('DELETE', `/documents/${data.id}`);
  });

  it('have types, each with a code and a label', async () => {
    const { json } = await ask('/documents/types');
    const { document_types: types } = json as { document_types: readonly object[] };
    expect(types[0]).toMatchObject({ code: expect.any(String), label: expect.any(String) });
  });

  it('refuse what is not there, and an include that they do not know', async () => {
    const attributes = { name: 'x', attached_document: 'none' };
    expect((await send('POST', '/documents', { data: { attributes } })).status).toBe(422);
    expect((await ask('/documents?include=shipping_line')).status).toBe(400);
    for (const path of ['documents', 'email_submissions', 'document_schemas']) {
      expect((await ask(`/${path}/${unknown}`)).status).toBe(404);
    }
    expect((await ask('/email_submissions?page[size]=1')).json).toMatchObject({ data: expect.any(Array) });
    for (const path of ['/documents', '/email_submissions', '/documents/types']) {
      expect((await ask(path, { headers: { authorization: 'Token wrong' } })).status).toBe(401);
    }
  });
});
