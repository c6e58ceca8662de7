import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { eventually } from '#/test/eventually.ts';
import { textFile, uploaded } from '#sandbox/documents/testUpload.ts';
import { openTestSandbox, type TestRecord } from '#sandbox/testSandbox.ts';

/** Bodies for each route; the check sends a few of them, and differs in which from one run to the next. */
const bodiesPerRoute = process.env['DEEP'] ? 5_000 : 40;
const longestMilliseconds = 15 * 60_000;

const folder = mkdtempSync(join(tmpdir(), 'landfall-hostile-'));
const options = { db: join(folder, 'landfall.db'), shipments: 3, report: () => undefined };
let service = openTestSandbox(options);
afterAll(() => {
  service.app.close();
  rmSync(folder, { recursive: true });
});

const shipment = await service.first('/v2/shipments');
const box = await service.first('/v2/containers');
const request = await service.first('/v2/tracking_requests');
const party = await service.first('/v2/parties');
const definitions = await service.list('/v2/custom_field_definitions?page[size]=100');
const incoterm = definitions.find(({ attributes }) => attributes['api_slug'] === 'incoterm');
const choices = await service.list(`/v2/custom_field_definitions/${incoterm?.id}/options`);
const value = await filledIn();
const webhook = await switchedOff();
const document = await uploaded(service.ask, textFile('note.txt', 'Release MSKU4807969.'));
// What is read in between would look like half a write.
await eventually(async () => {
  const { attributes } = await service.one(`/v2/documents/${document.id}`);
  if (attributes['extraction_status'] === 'pending') throw new Error('The document is still being read.');
});

/** A webhook that nothing is delivered to. */
async function switchedOff(): Promise<TestRecord> {
  const attributes = { url: 'https://example.com/', active: false };
  const answer = await service.post('/v2/webhooks', { data: { type: 'webhook', attributes } });
  return ((await answer.json()) as { data: TestRecord }).data;
}

/** A value to change, whatever the simulated world has filled in. */
async function filledIn(): Promise<TestRecord> {
  const attributes = { api_slug: 'incoterm', value: 'fob' };
  const path = `/v2/shipments/${shipment.id}/custom_fields`;
  const answer = await service.post(path, { data: { type: 'custom_field', attributes } });
  return ((await answer.json()) as { data: TestRecord }).data;
}

type Route = readonly [method: 'POST' | 'PATCH', path: string, right: Readonly<Record<string, unknown>>];

/** Every route that takes a body, with attributes that it takes. */
const routes: readonly Route[] = [
  ['PATCH', `/v2/shipments/${shipment.id}`, { ref_numbers: ['PO 1'], tags: ['a'] }],
  ['PATCH', `/v2/shipments/${shipment.id}/stop_tracking`, {}],
  ['PATCH', `/v2/shipments/${shipment.id}/resume_tracking`, {}],
  ['PATCH', `/v2/containers/${box.id}`, { ref_numbers: ['PO 1'] }],
  ['PATCH', `/v2/containers/${box.id}/refresh`, {}],
  [
    'POST',
    '/v2/tracking_requests',
    {
      request_type: 'bill_of_lading',
      request_number: 'MAEU580000001',
      scac: 'MAEU',
      ref_numbers: ['PO 1'],
      initial_custom_fields: { shipment: [{ api_slug: 'incoterm', value: 'fob' }] },
    },
  ],
  ['POST', '/v2/tracking_requests/infer_number', { number: 'MSKU4807969' }],
  ['PATCH', `/v2/tracking_requests/${request.id}`, { ref_number: 'PO 1' }],
  ['POST', `/v2/tracking_requests/${request.id}/custom_fields`, { api_slug: 'insured', value: true }],
  ['POST', `/v2/shipments/${shipment.id}/custom_fields`, { api_slug: 'insured', value: true }],
  ['PATCH', `/v2/shipments/${shipment.id}/custom_fields/incoterm`, { value: 'fob' }],
  ['POST', `/v2/containers/${box.id}/custom_fields`, { api_slug: 'handling', value: ['fragile'] }],
  ['POST', '/v2/custom_fields', { api_slug: 'insured', value: true }],
  ['PATCH', `/v2/custom_fields/${value.id}`, { value: 'fob' }],
  [
    'POST',
    '/v2/custom_field_definitions',
    { entity_type: 'Shipment', data_type: 'short_text', api_slug: 'buyer', display_name: 'Buyer' },
  ],
  [
    'PATCH',
    `/v2/custom_field_definitions/${incoterm?.id}`,
    { display_name: 'Incoterm', validation: { required: true } },
  ],
  [
    'POST',
    `/v2/custom_field_definitions/${incoterm?.id}/options`,
    { label: 'CPT', value: 'cpt', position: 2 },
  ],
  [
    'PATCH',
    `/v2/custom_field_definitions/${incoterm?.id}/options/${choices[0]?.id}`,
    { label: 'CPT', position: 3 },
  ],
  ['POST', '/v2/parties', { company_name: 'Zephyr' }],
  ['PATCH', `/v2/parties/${party.id}`, { company_name: 'Zephyr' }],
  [
    'POST',
    '/v2/webhooks',
    { url: 'https://example.com/', active: false, events: ['container.created'], headers: [] },
  ],
  [
    'PATCH',
    `/v2/webhooks/${webhook.id}`,
    { active: false, events: ['container.created'], headers: [{ name: 'X-A', value: 'b' }] },
  ],
  [
    'POST',
    '/v2/rails/active_storage/direct_uploads',
    {
      blob: {
        filename: 'a.txt',
        content_type: 'text/plain',
        byte_size: 1,
        checksum: 'DMF1ucDxtqgxw5niaXcmYQ==',
      },
    },
  ],
  ['POST', '/v2/documents', { name: 'a', attached_document: 'none' }],
  [
    'PATCH',
    `/v2/documents/${document.id}`,
    { name: 'a', document_type_manual: 'other', extracted_data_manual: { a: 1 } },
  ],
  ['POST', `/v2/documents/${document.id}/rotate`, { degrees: 90 }],
  ['POST', '/v2/webhooks/trigger', { url: 'https://10.0.0.1/', event: 'container.created' }],
];

/** All that a write may change. */
async function everything(): Promise<string> {
  const paths = [
    `/v2/shipments/${shipment.id}`,
    `/v2/containers/${box.id}`,
    '/v2/tracking_requests?page[size]=100',
    '/v2/parties?page[size]=100',
    '/v2/webhooks?page[size]=100',
    '/v2/documents?page[size]=100&include=shipments',
    '/v2/custom_field_definitions?page[size]=100&include=options',
    '/v2/custom_fields?page[size]=100',
  ];
  const texts = paths.map(async (path) => (await service.ask(path)).text());
  return (await Promise.all(texts)).join('\n');
}

// What each route reads, so that bodies come as far as they can before they are wrong.
const kinds =
  'shipment container tracking_request party custom_field custom_field_definition custom_field_option ' +
  'webhook container.created https://10.0.0.1/ Shipment Cargo short_text enum reference Port incoterm insured fob bill_of_lading MAEU TEST MSKU4807969';
const hostile = [
  '2026-02-30',
  '(a+)+$',
  '(',
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  'a\nb',
  ' ',
  '',
  '🚢',
];
const ids = [shipment, box, party, value, webhook].map(({ id }) => id);
const words = [...kinds.split(' '), ...hostile, 'x'.repeat(300), ...ids];
const names = (
  'ref_numbers tags ref_number request_type request_number scac shipment_tags auto_detect_vocc_scac ' +
  'initial_custom_fields number value api_slug entity_type data_type display_name description reference_type ' +
  'validation default_format default_value label position company_name pattern max_length required shipment ' +
  'containers url events headers event secret name filename content_type byte_size checksum blob document_type_manual extracted_data_manual degrees type id data attributes __proto__ toString'
).split(' ');
const leaf = fc.oneof(fc.constantFrom(...words), fc.jsonValue({ maxDepth: 2 }), fc.integer(), fc.boolean());
const { object, json } = fc.letrec<{ object: string; json: string }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small' },
    leaf.map((each) => JSON.stringify(each)),
    fc.array(tie('json'), { maxLength: 4 }).map((items) => `[${items.join(',')}]`),
    tie('object'),
  ),
  object: fc.array(fc.tuple(fc.constantFrom(...names), tie('json')), { maxLength: 8 }).map(toJson),
}));

/** Written by hand: an object would lose `__proto__` and members that are there twice. */
function toJson(entries: readonly (readonly [name: string, written: string])[]): string {
  return `{${entries.map(([name, written]) => `${JSON.stringify(name)}:${written}`).join(',')}}`;
}

const reference = fc
  .tuple(fc.constantFrom(...words), fc.constantFrom(...words))
  .map(([type, id]) => JSON.stringify({ data: { type, id } }));
const relationships = fc
  .tuple(
    fc.constantFrom('entity', 'definition', 'customer', 'shipments', 'cargos'),
    fc.oneof(reference, object),
  )
  .map((entry) => toJson([entry]));
const jsonOf = ([attributes, related, type]: readonly [string, string, string]) => {
  const kind = type === '' ? '' : `"type":${JSON.stringify(type)},`;
  return `{"data":{${kind}"attributes":${attributes},"relationships":${related}}}`;
};
const owner = { entity: { data: { type: 'shipment', id: shipment.id } } };

/** What the route takes with some of it spoiled, and everything else that a client may send. */
function bodyOf(right: Route[2]): fc.Arbitrary<string> {
  const spoiled = fc
    .array(fc.tuple(fc.constantFrom(...names), json), { maxLength: 2 })
    .map((wrong) =>
      toJson([...Object.entries(right).map(([name, of]) => [name, JSON.stringify(of)] as const), ...wrong]),
    );
  const attributes = fc.oneof(spoiled, object);
  const related = fc.oneof(fc.constant(JSON.stringify(owner)), relationships);
  return fc.oneof(
    { weight: 8, arbitrary: fc.tuple(attributes, related, fc.constantFrom('', '', ...words)).map(jsonOf) },
    { weight: 2, arbitrary: attributes },
    { weight: 1, arbitrary: fc.jsonValue().map((each) => JSON.stringify(each)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('['.repeat(50_000), '{"data":'.repeat(5_000), '\ufeff{}', 'NaN'),
    },
  );
}

describe('hostile bodies', () => {
  it.each(routes)(
    'are never a fault of the service, and never half a write: %s %s',
    async (method, path, right) => {
      let before = await everything();
      await fc.assert(
        fc.asyncProperty(bodyOf(right), async (text) => {
          const answer = await service.ask(path, { method, body: text });
          const after = await everything();
          const isRefused = answer.status >= 400;
          expect({ isFault: answer.status >= 500, isHalf: isRefused && after !== before }).toEqual({
            isFault: false,
            isHalf: false,
          });
          before = after;
        }),
        { numRuns: bodiesPerRoute },
      );
      // What was shown is what is stored.
      service.app.close();
      service = openTestSandbox(options);
      expect(await everything()).toBe(before);
    },
    longestMilliseconds,
  );
});
