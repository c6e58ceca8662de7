import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { customDefinitionSchema } from '#/data/customFields/definition.schema.ts';
import { customFieldSchema, customOptionSchema } from '#/data/customFields/schema.ts';
import { documentOf, listDocumentOf } from '#/data/http/document.schema.ts';
import { partySchema } from '#/data/parties/schema.ts';
import { writeTargets } from './contractTarget.ts';

/**
 * What every service of this interface does with a write to custom fields, parties and containers. What is written is
 * taken away again, where the interface can.
 */
const targets = await writeTargets(process.env);
afterAll(() => {
  for (const { close } of targets) close();
});

describe.each(targets)('a write $name', ({ ask, send }) => {
  const resource = (type: string, attributes: object, relationships?: object) => ({
    data: { type, attributes, ...(relationships ? { relationships } : {}) },
  });

  /** Sends, expects the status, and reads the record at its own address as the answer showed it. */
  async function write<TSchema extends v.GenericSchema<unknown, { data: { id: string } }>>(
    expected: number,
    [method, path, body]: readonly ['POST' | 'PATCH', string, object],
    schema: TSchema,
    addressOf: (id: string) => string,
  ): Promise<v.InferOutput<TSchema>> {
    const { status, json } = await send(method, path, body);
    expect({ status, json }).toMatchObject({ status: expected });
    const answer = v.parse(schema, json);
    const { json: read } = await ask(addressOf(answer.data.id));
    expect((read as { data: unknown }).data).toEqual((json as { data: unknown }).data);
    return answer;
  }

  async function idOf(path: string): Promise<string> {
    const list = listDocumentOf(v.object({ id: v.string() }));
    const { json } = await ask(path);
    const [first] = v.parse(list, json).data;
    if (!first) throw new Error(`${path} is empty.`);
    return first.id;
  }

  it('adds and renames a party', async () => {
    const schema = documentOf(partySchema);
    const at = (id: string) => `/parties/${id}`;
    const body = resource('party', { company_name: 'Contract Co' });
    const { data } = await write(201, ['POST', '/parties', body], schema, at);
    const renamed = resource('party', { company_name: 'Contract & Sons' });
    const answer = await write(200, ['PATCH', at(data.id), renamed], schema, at);
    expect(answer.data.attributes.company_name).toBe('Contract & Sons');
    const { json } = await ask('/parties?page[size]=100');
    expect(v.parse(listDocumentOf(partySchema), json).data.map(({ id }) => id)).toContain(data.id);
  });

  it('defines a field with options, and takes all of it away', async () => {
    const fields = '/custom_field_definitions';
    const attributes = {
      entity_type: 'Shipment',
      data_type: 'enum',
      api_slug: 'contract_choice',
      display_name: 'Choice',
    };
    const at = (id: string) => `${fields}/${id}`;
    const body = resource('custom_field_definition', attributes);
    const { data } = await write(201, ['POST', fields, body], documentOf(customDefinitionSchema), at);
    const rename = resource('custom_field_definition', { display_name: 'Your choice' });
    await write(200, ['PATCH', at(data.id), rename], documentOf(customDefinitionSchema), at);

    const options = `${at(data.id)}/options`;
    const optionAt = (id: string) => `${options}/${id}`;
    const option = resource('custom_field_option', { label: 'One', value: 'one' });
    const made = await write(201, ['POST', options, option], documentOf(customOptionSchema), optionAt);
    const label = resource('custom_field_option', { label: 'First' });
    await write(200, ['PATCH', optionAt(made.data.id), label], documentOf(customOptionSchema), optionAt);
    expect(await send('DELETE', optionAt(made.data.id))).toMatchObject({ status: 200, json: null });
    expect(await send('DELETE', at(data.id))).toMatchObject({ status: 200, json: null });
    expect((await ask(at(data.id))).status).toBe(404);
  });

  it.each([
    ['shipments', 'Shipment'],
    ['containers', 'Container'],
    ['tracking_requests', 'TrackingRequest'],
  ])('fills in, changes and clears a field of %s', async (records, entityType) => {
    const attributes = {
      entity_type: entityType,
      data_type: 'short_text',
      api_slug: 'contract_note',
      display_name: 'Note',
    };
    await send('POST', '/custom_field_definitions', resource('custom_field_definition', attributes));
    const fields = `/${records}/${await idOf(`/${records}`)}/custom_fields`;
    const own = `${fields}/contract_note`;
    const schema = documentOf(customFieldSchema);
    const value = (text: string) => resource('custom_field', { api_slug: 'contract_note', value: text });
    const { data } = await write(201, ['POST', fields, value('one')], schema, () => own);
    await write(200, ['POST', fields, value('two')], schema, () => own);
    await write(200, ['PATCH', own, value('three')], schema, () => own);
    const at = (id: string) => `/custom_fields/${id}`;
    await write(200, ['PATCH', at(data.id), value('four')], schema, at);
    expect(await send('DELETE', at(data.id))).toMatchObject({ status: 200, json: null });
    const entity = { data: data.relationships?.entity?.data };
    const again = resource('custom_field', value('five').data.attributes, { entity });
    await write(201, ['POST', '/custom_fields', again], schema, at);
    expect(await send('DELETE', own)).toMatchObject({ status: 204, json: null });
    expect((await ask(own)).status).toBe(404);
  });

  it('refreshes a container with a message, not with a record', async () => {
    const { status, json } = await send('PATCH', `/containers/${await idOf('/containers')}/refresh`);
    expect(status).toBe(200);
    v.parse(v.object({ message: v.string() }), json);
  });

  it('is refused with an item for each fault, which points at it', async () => {
    const { status, json } = await send('POST', '/custom_field_definitions', resource('x', {}).data);
    expect(status).toBe(422);
    const item = v.looseObject({ detail: v.string(), source: v.object({ pointer: v.string() }) });
    v.parse(v.object({ errors: v.array(item) }), json);
  });

  it.each<['POST' | 'PATCH' | 'DELETE', string]>([
    ['PATCH', '/parties/none'],
    ['PATCH', '/custom_fields/none'],
    ['DELETE', '/custom_fields/none'],
    ['PATCH', '/custom_field_definitions/none'],
    ['DELETE', '/custom_field_definitions/none'],
    ['POST', '/custom_field_definitions/none/options'],
    ['POST', '/shipments/none/custom_fields'],
    ['DELETE', '/containers/none/custom_fields/none'],
    ['PATCH', '/containers/none/refresh'],
  ])('of an unknown record is 404: %s %s', async (method, path) => {
    expect((await send(method, path, method === 'DELETE' ? undefined : {})).status).toBe(404);
  });
});
