import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { SandboxOptions } from '#sandbox/app.ts';
import { openTestSandbox, type TestRecord } from '#sandbox/testSandbox.ts';
import { textFile, uploaded } from './testUpload.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

function open(options: SandboxOptions = {}) {
  const service = openTestSandbox({ shipments: 300, documents: { samples: true }, ...options });
  closers.push(() => service.app.close());
  return service;
}

interface Answer {
  readonly data: TestRecord;
  readonly included: readonly TestRecord[];
}

interface Field {
  readonly name: string;
  readonly value: string | null;
}

const all = '/v2/documents?page[size]=100';
const names = (documents: readonly TestRecord[]) =>
  documents.map(({ attributes }) => String(attributes['name']));

/** What each kind of sample is read as. */
const typeOf: Readonly<Record<string, string>> = {
  BL: 'bill_of_lading',
  Invoice: 'commercial_invoice',
  'Packing list': 'packing_list',
  Certificate: 'other',
  'Arrival notice': 'arrival_notice',
  'Delivery order': 'delivery_order',
  'Delivery receipt': 'other',
};

it('a fresh account has documents of its shipments, each taken for what it is at a time of the past', async () => {
  const { list, one, first } = open();
  const documents = await list(all);
  expect(documents).toHaveLength(16);
  for (const { id, attributes, relationships } of documents) {
    const [, kind = '', bill = ''] = /^(.+) (\S+)\.\w+$/.exec(String(attributes['name'])) ?? [];
    expect(attributes['document_type'], kind).toBe(typeOf[kind]);
    const shipment = await first(`/v2/shipments?q=${bill}`);
    expect(relationships['shipments']?.data, kind).toEqual([{ type: 'shipment', id: shipment.id }]);
    const { created_at: uploadedAt, updated_at: readAt } = (await one(`/v2/documents/${id}`)).attributes;
    expect(readAt).toBe(uploadedAt);
    expect(String(uploadedAt) < '2026-08-12T14:30').toBe(true);
    expect(String(uploadedAt) > String(shipment.attributes['created_at'])).toBe(true);
  }
  const times = documents.map(({ attributes }) => String(attributes['created_at']));
  expect(times).toEqual(times.toSorted().toReversed());
  expect(new Set(documents.map(({ attributes }) => attributes['file_content_type']))).toEqual(
    new Set(['application/pdf', 'text/plain', 'message/rfc822', 'image/png']),
  );
  const failed = documents.filter(({ attributes }) => attributes['extraction_status'] !== 'extracted');
  expect(failed.map(({ attributes }) => attributes['extraction_failed_reason'])).toEqual([
    expect.stringMatching(/^It is a picture without text\./),
  ]);
});

it('what samples say of a shipment is what the service says of it', async () => {
  const { list, json } = open();
  const documents = await list(`${all}&filter[document_types]=bill_of_lading,arrival_notice`);
  for (const { id, attributes, relationships } of documents) {
    const shipments = relationships['shipments']?.data as readonly TestRecord[] | undefined;
    const of = (await json(`/v2/shipments/${shipments?.[0]?.id}?include=containers`)) as Answer;
    const answer = (await json(`/v2/documents/${id}?include=last_document_representation`)) as Answer;
    const [representation] = answer.included;
    const payload = representation?.attributes['payload'] as { fields: readonly Field[] } | undefined;
    const valuesOf = (name: string) =>
      payload?.fields.flatMap((field) => (field.name === name ? [field.value] : []));
    expect(valuesOf('bill_of_lading_number')).toEqual([of.data.attributes['bill_of_lading_number']]);
    const containers = of.included.filter(({ type }) => type === 'container');
    expect(new Set(valuesOf('container_number'))).toEqual(
      new Set(containers.map((container) => container.attributes['number'])),
    );
    if (attributes['file_content_type'] === 'message/rfc822') continue;
    const times = ['shipped_on_board_date', 'eta'].flatMap(valuesOf);
    expect(times).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
  }
});

it('the e-mail among them has its attachment, and nothing of it was announced', async () => {
  const { json, list, post } = open({ webhooks: { targets: 'loopback' } });
  const attributes = { url: 'http://localhost:9/', active: true, events: ['document.extracted'] };
  const hook = await post('/v2/webhooks', { data: { type: 'webhook', attributes } });
  expect(hook.status).toBe(201);
  const { data } = (await json('/v2/email_submissions')) as { data: readonly TestRecord[] };
  expect(data).toHaveLength(1);
  expect(data[0]?.attributes).toMatchObject({ documents_count: 2 });
  expect(await list('/v2/webhook_notifications')).toEqual([]);
});

it('what was deleted of them stays deleted after a restart, and what was changed stays changed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-samples-'));
  const db = join(folder, 'landfall.db');
  const before = open({ db });
  const [gone, kept] = await before.list(all);
  await before.remove(`/v2/documents/${gone?.id}`);
  await before.patch(`/v2/documents/${kept?.id}`, { data: { attributes: { name: 'Ours' } } });
  const left = names(await before.list(all));
  expect(left).toHaveLength(15);
  before.app.close();
  closers.length = 0;
  expect(names(await open({ db }).list(all))).toEqual(left);
  for (const close of closers.splice(0)) close();
  rmSync(folder, { recursive: true });
});

it('the same seed gives the same files, and another seed others', async () => {
  const filesOf = async (seed: string) =>
    (await open({ seed }).list(all)).map(({ id, attributes: { name, file_size_bytes: size, source } }) =>
      // Attachments get their id when they are found.
      source === 'upload' ? [id, name, size] : [name, size],
    );
  const files = await filesOf('landfall');
  expect(await filesOf('landfall')).toEqual(files);
  expect(await filesOf('other')).not.toEqual(files);
});

it('an account without shipments, and one that has a document already, get none', async () => {
  expect(await open({ shipments: 0 }).list(all)).toEqual([]);
  const folder = mkdtempSync(join(tmpdir(), 'landfall-samples-'));
  const db = join(folder, 'landfall.db');
  const before = open({ db, documents: {} });
  await uploaded(before.ask, textFile('notice.txt', 'ARRIVAL NOTICE'));
  before.app.close();
  closers.length = 0;
  expect(names(await open({ db }).list(all))).toEqual(['notice.txt']);
  for (const close of closers.splice(0)) close();
  rmSync(folder, { recursive: true });
});
