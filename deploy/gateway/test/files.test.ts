import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { gatewayForFile } from './startGateway.ts';

const { service, gateway } = await gatewayForFile();
const limit = 25 * 1024 * 1024;
const json = (body: string) => JSON.parse(body) as unknown;

interface Place {
  readonly signed_id: string;
  readonly direct_upload: { readonly url: string; readonly headers: Readonly<Record<string, string>> };
}

async function placeFor(file: string): Promise<Place> {
  const checksum = createHash('md5').update(file).digest('base64');
  const blob = { filename: 'notes.txt', content_type: 'text/plain', byte_size: file.length, checksum };
  const answer = await gateway.askAsPage('/api/v2/rails/active_storage/direct_uploads', {
    method: 'POST',
    body: JSON.stringify({ blob }),
  });
  expect(answer.status).toBe(200);
  return json(answer.body) as Place;
}

it('the largest file that the service takes passes in both directions, as it is', async () => {
  const file = 'A bill of lading\n'.padEnd(limit, '.');
  const { signed_id, direct_upload } = await placeFor(file);
  expect(direct_upload.url).toMatch(/^\/api\/v2\/rails\/active_storage\/disk\//);
  const checksum = createHash('md5').update(file).digest('base64');
  const sent = await gateway.askAsPage(direct_upload.url, {
    method: 'PUT',
    body: file,
    headers: { ...direct_upload.headers, 'content-type': 'text/plain', 'content-md5': checksum },
  });
  expect(sent.status).toBe(204);
  expect(service.asked.at(-1)?.headers).toMatchObject({
    'content-type': 'text/plain',
    'content-md5': checksum,
    'content-length': String(limit),
  });

  const attributes = { name: 'notes.txt', attached_document: signed_id };
  const created = await gateway.askAsPage('/api/v2/documents', {
    method: 'POST',
    body: JSON.stringify({ data: { type: 'document', attributes } }),
  });
  expect(created.status).toBe(201);
  const { data } = json(created.body) as { data: { id: string } };
  const link = await gateway.askAsPage(`/api/v2/documents/${data.id}/download_url`);
  const { download_url: url } = json(link.body) as { download_url: string };
  const read = await gateway.askAsPage(url);
  expect([read.status, read.body === file]).toEqual([200, true]);
  expect(read.headers['content-disposition']).toContain('notes.txt');
});

it('a larger one is refused before it is sent on', async () => {
  const { direct_upload } = await placeFor('small');
  const before = service.asked.length;
  const body = '.'.repeat(limit + 1);
  const sent = await gateway.askAsPage(direct_upload.url, { method: 'PUT', body });
  expect([sent.status, sent.body]).toEqual([413, expect.stringContaining('a file 25 MB')]);
  expect(service.asked.length).toBe(before);
});

describe('an answer of the service over 32 MB', () => {
  const size = 33 * 1024 * 1024;

  it.each([
    ['that says so', true],
    ['that does not say so', false],
  ])('%s does not reach the browser and is not kept', async (_, said) => {
    const path = `/api/v2/shipments/large-${said}`;
    service.behave = (_request, response) => {
      response.writeHead(200, {
        'content-type': 'application/vnd.api+json',
        ...(said ? { 'content-length': size } : {}),
      });
      response.end(Buffer.alloc(size, ' '));
    };
    const got = await gateway.askAsPage(path).then(
      ({ status, body }) => ({ status, length: body.length }),
      () => ({ status: 0, length: 0 }),
    );
    expect(got.status).toBe(said ? 502 : 0);
    expect(got.length).toBeLessThan(1024);
    service.behave = null;
    expect((await gateway.askAsPage(path)).status).toBe(404);
  });
});
