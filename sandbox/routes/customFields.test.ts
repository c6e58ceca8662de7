import { describe, expect, it } from 'vitest';
import { openTestSandbox, type TestRecord } from '#sandbox/testSandbox.ts';

const { ask, json, list, one } = openTestSandbox();

const definitions = await list('/v2/custom_field_definitions?page[size]=100');
const values = await readAll();
const refOf = (field: TestRecord, name: string) =>
  field.relationships[name]?.data as { readonly type: string; readonly id: string };
const definitionOf = (field: TestRecord) => refOf(field, 'definition').id;
const entityOf = (field: TestRecord) => refOf(field, 'entity');

const typeOf = (field: TestRecord) =>
  definitions.find(({ id }) => id === definitionOf(field))?.attributes['data_type'];

function pick(fits: (field: TestRecord) => boolean): TestRecord {
  const found = values.find(fits);
  if (!found) throw new Error('The simulated account holds no such custom field.');
  return found;
}

async function readAll(): Promise<readonly TestRecord[]> {
  const fields: TestRecord[] = [];
  for (let path: string | undefined = '/v2/custom_fields?page[size]=100'; path;) {
    const page = (await json(path)) as { data: TestRecord[]; links: { next?: string } };
    fields.push(...page.data);
    path = page.links.next?.replace(/^https?:\/\/[^/]+/, '');
  }
  return fields;
}

describe('custom field definitions', () => {
  it('hold every data type of the interface', () => {
    const types = definitions.map((each) => each.attributes['data_type']);
    expect(new Set(types)).toEqual(
      new Set(['short_text', 'number', 'date', 'datetime', 'boolean', 'enum', 'enum_multi', 'reference']),
    );
  });

  it.each([
    ['filter[entity_type]=Container', 4],
    ['filter[entity_type]=Cargo', 4],
    ['filter[entity_type]=Shipment', 6],
    ['filter[data_type]=boolean', 2],
    ['filter[display_name]=in', 3],
    ['filter[entity_type]=TrackingRequest', 0],
  ])('are cut by %s', async (query, count) => {
    expect(await list(`/v2/custom_field_definitions?${query}`)).toHaveLength(count);
  });

  it('and their options tell nothing of themselves and are opened by id', async () => {
    expect(await json('/v2/custom_field_definitions')).not.toHaveProperty('meta');
    const definition = definitions.find((each) => each.attributes['data_type'] === 'enum');
    const path = `/v2/custom_field_definitions/${definition?.id}`;
    expect(await one(path)).toEqual(definition);
    const [option] = await list(`${path}/options`);
    expect(await one(`${path}/options/${option?.id}`)).toEqual(option);
    expect((await ask(`${path}/options/none`)).status).toBe(404);
    expect((await ask('/v2/custom_field_definitions/none/options')).status).toBe(404);
  });
});

describe('custom fields', () => {
  it('are filled in on a part of the fleet, and the same each time', async () => {
    const shipments = await list('/v2/shipments?page[size]=100');
    const filled = new Set(values.map((field) => entityOf(field).id));
    const share = shipments.filter(({ id }) => filled.has(id)).length / shipments.length;
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.7);
    const again = openTestSandbox();
    expect(await again.list('/v2/custom_fields?page[size]=100')).toEqual(values.slice(0, 100));
  });

  it.each([
    ['number', /^\d+(\.\d+)?$/, /^\d+(\.\d+)?$/],
    ['date', /^\d{4}-\d{2}-\d{2}$/, /^\d{4}-\d{2}-\d{2}$/],
    ['datetime', /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/, /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/],
    ['boolean', /^(true|false)$/, /^(Yes|No)$/],
    ['enum', /^[a-z]{3}$/, /^[A-Z]{3}$/],
    ['enum_multi', /^\["[a-z_]+"(,"[a-z_]+")*\]$/, /^[A-Z][a-z ]+(, [A-Z][a-z ]+)*$/],
    ['reference', /^\{"type":"(rail_)?terminal","id":"[0-9a-f-]{36}"\}$/, /\w/],
  ])('of type %s have its form and are shown in words', (type, value, display) => {
    const fields = values.filter((field) => typeOf(field) === type);
    expect(fields.length).toBeGreaterThan(0);
    for (const { attributes } of fields) {
      const { value: raw } = attributes;
      expect(typeof raw === 'string' ? raw : JSON.stringify(raw)).toMatch(value);
      expect(attributes['display_value']).toMatch(display);
    }
  });

  it('lead to records that exist', async () => {
    const { id } = pick((field) => typeOf(field) === 'reference').attributes['value'] as { id: string };
    expect((await ask(`/v2/terminals/${id}`)).status).toBe(200);
    for (const type of ['shipment', 'container']) {
      const owner = entityOf(pick((field) => entityOf(field).type === type));
      expect((await ask(`/v2/${type}s/${owner.id}`)).status).toBe(200);
    }
  });

  it.each(['Cargo', 'Container', 'container'])(
    'are cut to containers by the word %s (trap 70)',
    async (word) => {
      const fields = await list(`/v2/custom_fields?page[size]=100&filter[entity_type]=${word}`);
      expect(new Set(fields.map((field) => entityOf(field).type))).toEqual(new Set(['container']));
    },
  );

  it('are cut to one definition, and opened by id', async () => {
    const field = pick(() => true);
    const path = `/v2/custom_fields?page[size]=100&filter[definition_id]=${definitionOf(field)}`;
    const fields = await list(path);
    expect(fields.length).toBeGreaterThan(1);
    expect(new Set(fields.map((each) => each.attributes['api_slug']))).toEqual(
      new Set([field.attributes['api_slug']]),
    );
    expect(await one(`/v2/custom_fields/${field.id}`)).toEqual(field);
  });

  it('of unknown records are not found', async () => {
    for (const path of [
      'shipments/none/custom_fields',
      'containers/none/custom_fields',
      'custom_fields/none',
    ]) {
      expect((await ask(`/v2/${path}`)).status).toBe(404);
    }
  });
});
