import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openTestSandbox, type TestRecord } from '#sandbox/testSandbox.ts';

const { ask, first, json, list, one, patch, post, remove } = openTestSandbox();

const field = (attributes: object, relationships?: object) => ({
  data: { type: 'custom_field', attributes, ...(relationships ? { relationships } : {}) },
});
const definitions = await list('/v2/custom_field_definitions?page[size]=100');
const terminal = await first('/v2/shipments?include=pod_terminal').then(async () => {
  const shipments = await list('/v2/shipments?page[size]=100');
  const own = shipments.flatMap(
    ({ relationships }) => (relationships['pod_terminal']?.data ?? []) as never[],
  );
  return own[0] as unknown as { id: string; type: string };
});
const shipment = await first('/v2/shipments');
const box = await first('/v2/containers');
const request = await first('/v2/tracking_requests');

const define = (entity_type: string, data_type: string, display_name: string, more: object = {}) => {
  const api_slug = display_name.toLowerCase().replace(' ', '_');
  const attributes = { entity_type, data_type, display_name, api_slug, ...more };
  return post('/v2/custom_field_definitions', { data: { type: 'custom_field_definition', attributes } });
};

async function faultsOf(answer: Response): Promise<readonly string[]> {
  const { errors } = (await answer.json()) as { errors: { source: { pointer: string } }[] };
  return errors.map(({ source }) => `${answer.status} ${source.pointer}`);
}

const own = (record: TestRecord) => `/v2/${record.type}s/${record.id}/custom_fields`;

describe('a value of a record', () => {
  it.each([
    [shipment, 'cost_center', ' LOG-7777 ', 'LOG-7777', 'LOG-7777'],
    [shipment, 'declared_value_usd', 1200.5, '1200.5', '1200.5'],
    [shipment, 'declared_value_usd', '-000123456789012.100000', '-123456789012.1', '-123456789012.1'],
    [shipment, 'promised_on', '2026-02-28', '2026-02-28', '2026-02-28'],
    [shipment, 'insured', 'false', false, 'No'],
    [shipment, 'incoterm', 'fob', 'fob', 'FOB'],
    [box, 'dock_slot', '2026-08-12T06:30', '2026-08-12 06:30:00', '2026-08-12 06:30:00'],
    [box, 'handling', ['no_stack', 'fragile'], ['no_stack', 'fragile'], 'Do not stack, Fragile'],
    [box, 'pallets', 12, '12', '12'],
  ])('is filled in in its form: %#', async (record, slug, given, value, display) => {
    const answer = await post(own(record), field({ api_slug: slug, value: given }));
    expect([200, 201]).toContain(answer.status);
    const { data } = (await answer.json()) as { data: TestRecord };
    expect(data.attributes).toEqual({ api_slug: slug, value, display_value: display });
    expect(data.relationships['updated_by']?.data).toMatchObject({ type: 'user' });
    expect(await one(`${own(record)}/${slug}`)).toEqual(data);
    expect(await one(`/v2/custom_fields/${data.id}`)).toEqual(data);
    expect(await list(`${own(record)}?page[size]=100`)).toContainEqual(data);
    const all = await list(`/v2/custom_fields?page[size]=100&filter[entity_id]=${record.id}`);
    expect(all).toContainEqual(data);
  });

  it('of type reference leads to a record', async () => {
    const value = { type: terminal.type, id: terminal.id };
    await post(own(shipment), field({ api_slug: 'agreed_terminal', value }));
    const { attributes } = await one(`${own(shipment)}/agreed_terminal`);
    const { name } = (await one(`/v2/terminals/${terminal.id}`)).attributes;
    expect(attributes).toMatchObject({ value, display_value: name });
  });

  it.each([
    ['cost_center', 'no pattern'],
    ['cost_center', 7],
    ['cost_center', ''],
    ['cost_center', null],
    ['declared_value_usd', '1e5'],
    ['declared_value_usd', 1.1234567],
    ['declared_value_usd', '1234567890123'],
    ['declared_value_usd', Number.MAX_VALUE],
    ['promised_on', '2026-02-30'],
    ['promised_on', '28.02.2026'],
    ['insured', 'maybe'],
    ['incoterm', 'FOB'],
    ['incoterm', ['fob']],
    ['agreed_terminal', 'terminal'],
    ['agreed_terminal', { type: 'terminal', id: 'none' }],
    ['agreed_terminal', { type: 'port', id: terminal.id }],
  ])('that its field cannot hold is refused: %s %j', async (slug, value) => {
    const before = await json(own(shipment));
    expect(await faultsOf(await post(own(shipment), field({ api_slug: slug, value })))).toEqual([
      '422 /data/attributes/value',
    ]);
    expect(await json(own(shipment))).toEqual(before);
  });

  it.each([
    ['dock_slot', '2026-08-12 24:00:00'],
    ['dock_slot', '2026-08-12T06:30:00Z'],
    ['handling', 'fragile'],
    ['handling', []],
    ['handling', ['fragile', 'gift']],
  ])('that its field cannot hold is refused: %s %j', async (slug, value) => {
    expect(await faultsOf(await post(own(box), field({ api_slug: slug, value })))).toEqual([
      '422 /data/attributes/value',
    ]);
  });

  it('of a field for other records, or of none, is refused', async () => {
    for (const attributes of [{ api_slug: 'pallets', value: 1 }, { value: 1 }, { api_slug: 'x', value: 1 }]) {
      expect(await faultsOf(await post(own(shipment), field(attributes)))).toEqual([
        '422 /data/attributes/api_slug',
      ]);
    }
    expect((await post('/v2/shipments/none/custom_fields', '{')).status).toBe(404);
  });

  it('is created with 201, changed with 200 and deleted with 204, and comes back', async () => {
    const path = `${own(shipment)}/incoterm`;
    const write = (value: string) => post(own(shipment), field({ api_slug: 'incoterm', value }));
    await write('cif');
    const { id } = await one(path);
    const gone = await remove(path);
    expect([gone.status, await gone.text()]).toEqual([204, '']);
    expect([(await ask(path)).status, (await patch(path, field({ value: 'fob' }))).status]).toEqual([
      404, 404,
    ]);
    expect((await ask(`/v2/custom_fields/${id}`)).status).toBe(404);
    expect((await remove(path)).status).toBe(404);
    expect([(await write('exw')).status, (await write('ddp')).status]).toEqual([201, 200]);
    expect((await one(path)).id).toBe(id);
  });

  it.each([
    ['in its envelope', field({ value: 'dap' })],
    ['bare', { value: 'dap' }],
  ])('is changed by its slug, %s', async (_, body) => {
    await post(own(shipment), field({ api_slug: 'incoterm', value: 'cif' }));
    const answer = await patch(`${own(shipment)}/incoterm`, body);
    expect(answer.status).toBe(200);
    expect((await one(`${own(shipment)}/incoterm`)).attributes['display_value']).toBe('DAP');
    const wrong = await patch(`${own(shipment)}/incoterm`, { value: 'x' });
    expect(await faultsOf(wrong)).toEqual(['422 /value']);
  });

  it('of a tracking request works like the others', async () => {
    await define('TrackingRequest', 'boolean', 'Checked');
    expect((await post(own(request), field({ api_slug: 'checked', value: true }))).status).toBe(201);
    const [only] = await list(own(request));
    expect(only?.attributes).toMatchObject({ value: true, display_value: 'Yes' });
    const path = `/v2/custom_fields/${only?.id}?include=entity,definition`;
    const { included } = (await json(path)) as { included: { type: string }[] };
    expect(included.map(({ type }) => type)).toEqual(['tracking_request', 'custom_field_definition']);
    expect((await list('/v2/custom_fields?filter[entity_type]=TrackingRequest')).length).toBe(1);
    expect((await remove(`${own(request)}/checked`)).status).toBe(204);
  });

  it('that takes too long to compare with its pattern is refused in time', async () => {
    await define('Shipment', 'short_text', 'Slow', { validation: { pattern: '^(a+)+$', required: true } });
    const value = `${'a'.repeat(200)}!`;
    const refused = await post(own(shipment), field({ api_slug: 'slow', value }));
    expect(refused.status).toBe(422);
    expect(await refused.text()).toMatch(/takes too long to compare/);
    expect((await post(own(shipment), field({ api_slug: 'slow', value: 'aa' }))).status).toBe(201);
    expect((await remove(`${own(shipment)}/slow`)).status).toBe(422);
  });
});

describe('a value of the account', () => {
  const entity = { data: { type: 'Cargo', id: box.id } };

  it('names its record and its field, by slug or by id', async () => {
    const body = field({ api_slug: 'pallets', value: 3 }, { entity });
    expect([200, 201]).toContain((await post('/v2/custom_fields', body)).status);
    const [pallets] = definitions.filter(({ attributes }) => attributes['api_slug'] === 'pallets');
    const definition = { data: { type: 'custom_field_definition', id: pallets?.id } };
    const again = await post('/v2/custom_fields', field({ value: 4 }, { entity, definition }));
    const { data } = (await again.json()) as { data: TestRecord };
    expect((await one(`${own(box)}/pallets`)).attributes['value']).toBe('4');
    expect((await patch(`/v2/custom_fields/${data.id}`, field({ value: 5 }))).status).toBe(200);
    expect((await one(`${own(box)}/pallets`)).attributes['value']).toBe('5');
    expect((await remove(`/v2/custom_fields/${data.id}`)).status).toBe(200);
    expect((await ask(`${own(box)}/pallets`)).status).toBe(404);
  });

  it.each([
    ['no record', {}, '/data/relationships/entity'],
    [
      'an unknown record',
      { entity: { data: { type: 'shipment', id: 'x' } } },
      '/data/relationships/entity/data',
    ],
    ['a port', { entity: { data: { type: 'port', id: box.id } } }, '/data/relationships/entity/data'],
    [
      'an unknown definition',
      { entity, definition: { data: { type: 'custom_field_definition', id: 'x' } } },
      '/data/relationships/definition/data',
    ],
  ])('is refused with a pointer: %s', async (_, relationships, pointer) => {
    const answer = await post('/v2/custom_fields', field({ api_slug: 'pallets', value: 3 }, relationships));
    const faults = await faultsOf(answer);
    expect(faults.at(-1)).toBe(`422 ${pointer}`);
  });
});

it('what is filled in, deleted and defined is there after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-fields-'));
  const db = join(folder, 'landfall.db');
  const before = openTestSandbox({ db, shipments: 5 });
  const { id } = await before.first('/v2/shipments');
  const values = `/v2/shipments/${id}/custom_fields`;
  const [incoterm] = await before.list('/v2/custom_field_definitions?filter[display_name]=incoterm');
  await before.post(values, field({ api_slug: 'incoterm', value: 'fob' }));
  await before.post(values, field({ api_slug: 'insured', value: true }));
  await before.remove(`${values}/insured`);
  await before.remove(
    `/v2/custom_field_definitions/${incoterm?.id}/options/${(await before.first(`/v2/custom_field_definitions/${incoterm?.id}/options`)).id}`,
  );
  const seen = async ({ json: read }: typeof before) =>
    Promise.all([values, '/v2/custom_fields', '/v2/custom_field_definitions?include=options'].map(read));
  const left = await seen(before);
  before.app.close();
  const after = openTestSandbox({ db, shipments: 5 });
  expect(await seen(after)).toEqual(left);
  after.app.close();
  rmSync(folder, { recursive: true });
});

it('a text that is filled in is found by a search, as part and in any case', async () => {
  await define('Cargo', 'short_text', 'Dock note');
  await post(own(box), field({ api_slug: 'dock_note', value: 'Zebra crossing' }));
  expect((await list('/v2/search?query=zebra%20c')).map(({ id }) => id)).toEqual([box.id]);
  await remove(`${own(box)}/dock_note`);
  expect(await list('/v2/search?query=zebra%20c')).toEqual([]);
});
