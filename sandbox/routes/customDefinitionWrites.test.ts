import { describe, expect, it } from 'vitest';
import { openTestSandbox, type TestRecord } from '#sandbox/testSandbox.ts';

const { ask, json, list, one, patch, post, remove } = openTestSandbox();

const definition = (attributes: object) => ({ data: { type: 'custom_field_definition', attributes } });
const option = (attributes: object) => ({ data: { type: 'custom_field_option', attributes } });
const path = '/v2/custom_field_definitions';
const plain = { entity_type: 'Shipment', data_type: 'short_text', display_name: 'Buyer', api_slug: 'buyer' };

async function made(answer: Promise<Response>): Promise<TestRecord> {
  const response = await answer;
  expect(response.status).toBe(201);
  return ((await response.json()) as { data: TestRecord }).data;
}

async function faults(answer: Response): Promise<readonly string[]> {
  expect(answer.status).toBe(422);
  const { errors } = (await answer.json()) as { errors: { code: string; source: { pointer: string } }[] };
  return errors.map(({ code, source }) => `${source.pointer} ${code}`);
}

const find = async (slug: string) => {
  const found = (await list(`${path}?page[size]=100`)).find(
    ({ attributes }) => attributes['api_slug'] === slug,
  );
  if (!found) throw new Error(`${slug} is not defined.`);
  return found;
};

describe('a definition', () => {
  it('is added and answered as it is read', async () => {
    const record = await made(
      post(path, definition({ ...plain, description: 'Who ordered', validation: { max_length: 5, new: 1 } })),
    );
    expect(record.attributes).toMatchObject({ ...plain, validation: { max_length: 5 }, default_value: null });
    expect(await one(`${path}/${record.id}`)).toEqual(record);
    expect((await list(`${path}?filter[display_name]=buy`)).map(({ id }) => id)).toEqual([record.id]);
  });

  it('for a Container is that for Cargo (trap 70)', async () => {
    const body = { ...plain, entity_type: 'Container' };
    const { attributes } = await made(post(path, definition(body)));
    expect(attributes['entity_type']).toBe('Cargo');
    expect(await faults(await post(path, definition({ ...body, entity_type: 'Cargo' })))).toEqual([
      '/data/attributes/api_slug taken',
    ]);
  });

  it('that is wrong in many ways is refused with an item for each, and nothing is added', async () => {
    const before = await json(path);
    expect(await faults(await post(path, definition({})))).toEqual([
      '/data/attributes/entity_type blank',
      '/data/attributes/api_slug blank',
      '/data/attributes/data_type blank',
      '/data/attributes/display_name blank',
    ]);
    const wrong = {
      entity_type: 'Vessel',
      api_slug: 'Not A Slug',
      data_type: 'number',
      display_name: 7,
      reference_type: 'Port',
      validation: { pattern: '(', max_length: 0 },
      default_value: 'many',
    };
    expect(await faults(await post(path, definition(wrong)))).toEqual([
      '/data/attributes/entity_type invalid',
      '/data/attributes/api_slug invalid',
      '/data/attributes/display_name invalid',
      '/data/attributes/reference_type invalid',
      '/data/attributes/validation/max_length invalid',
      '/data/attributes/validation/pattern invalid',
      '/data/attributes/validation/pattern invalid',
      '/data/attributes/default_value invalid',
    ]);
    expect(await json(path)).toEqual(before);
  });

  it('of type reference says to what', async () => {
    const body = { ...plain, api_slug: 'yard', data_type: 'reference' };
    expect(await faults(await post(path, definition(body)))).toEqual([
      '/data/attributes/reference_type blank',
    ]);
    await made(post(path, definition({ ...body, reference_type: 'Port' })));
  });

  it('is renamed, and what is fixed may only be repeated', async () => {
    const record = await find('cost_center');
    const rename = { ...record.attributes, display_name: 'Cost centre', description: 'As in the ledger' };
    expect((await patch(`${path}/${record.id}`, definition(rename))).status).toBe(200);
    expect((await find('cost_center')).attributes).toMatchObject({
      display_name: 'Cost centre',
      description: 'As in the ledger',
      validation: record.attributes['validation'],
    });
    const other = { api_slug: 'other', data_type: 'date', entity_type: 'Cargo', display_name: 'Never' };
    expect(await faults(await patch(`${path}/${record.id}`, definition(other)))).toEqual([
      '/data/attributes/api_slug invalid',
      '/data/attributes/data_type invalid',
      '/data/attributes/entity_type invalid',
    ]);
    expect((await find('cost_center')).attributes['display_name']).toBe('Cost centre');
  });

  it('goes with its options and values; the list of values tells beforehand how many', async () => {
    const { id } = await find('handling');
    const count = async () => {
      const { meta } = (await json(`/v2/custom_fields?filter[definition_id]=${id}`)) as {
        meta: { total: number };
      };
      return meta.total;
    };
    expect(await count()).toBeGreaterThan(0);
    const answer = await remove(`${path}/${id}`);
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect(await count()).toBe(0);
    expect((await ask(`${path}/${id}`)).status).toBe(404);
    expect((await ask(`${path}/${id}/options`)).status).toBe(404);
    expect((await remove(`${path}/${id}`)).status).toBe(404);
  });
});

describe('an option', () => {
  const labels = async (id: string) =>
    (await list(`${path}/${id}/options`)).map(({ attributes }) =>
      [attributes['position'], attributes['label']].join(' '),
    );

  it('is added at the end or where it says, moved, renamed and deleted', async () => {
    const { id } = await find('incoterm');
    const options = `${path}/${id}/options`;
    await made(post(options, option({ label: 'CPT', value: 'cpt' })));
    const first = await made(post(options, option({ label: 'FCA', value: 'fca', position: 1 })));
    expect(await labels(id)).toEqual(['1 FCA', '2 EXW', '3 FOB', '4 CIF', '5 DAP', '6 DDP', '7 CPT']);
    const moved = await patch(`${options}/${first.id}`, option({ position: 3, label: 'FCA origin' }));
    expect(moved.status).toBe(200);
    expect((await moved.json()) as unknown).toMatchObject({ data: await one(`${options}/${first.id}`) });
    expect(await labels(id)).toEqual(['1 EXW', '2 FOB', '3 FCA origin', '4 CIF', '5 DAP', '6 DDP', '7 CPT']);
    expect((await remove(`${options}/${first.id}`)).status).toBe(200);
    expect(await labels(id)).toEqual(['1 EXW', '2 FOB', '3 CIF', '4 DAP', '5 DDP', '6 CPT']);
  });

  it('has a value of its own, and a place', async () => {
    const { id } = await find('incoterm');
    const body = option({ label: '', value: 'fob', position: 99 });
    expect(await faults(await post(`${path}/${id}/options`, body))).toEqual([
      '/data/attributes/label blank',
      '/data/attributes/value taken',
      '/data/attributes/position invalid',
    ]);
  });

  it('belongs to a field that is chosen from', async () => {
    const { id } = await find('insured');
    const answer = await post(`${path}/${id}/options`, option({ label: 'Maybe', value: 'maybe' }));
    expect(await faults(answer)).toEqual(['/data invalid']);
  });

  it('in use keeps its value, shows its new label, and leaves what was chosen when it goes', async () => {
    const { id } = await find('incoterm');
    const options = await list(`${path}/${id}/options`);
    const values = () => list(`/v2/custom_fields?page[size]=100&filter[definition_id]=${id}`);
    const [chosen] = await values();
    const used = options.find(({ attributes }) => attributes['value'] === chosen?.attributes['value']);
    const own = `${path}/${id}/options/${used?.id}`;
    expect(await faults(await patch(own, option({ value: 'other' })))).toEqual([
      '/data/attributes/value in_use',
    ]);
    await patch(own, option({ label: 'Renamed' }));
    const shown = async () => (await one(`/v2/custom_fields/${chosen?.id}`)).attributes;
    expect(await shown()).toMatchObject({ display_value: 'Renamed' });
    await remove(own);
    const { value } = chosen?.attributes ?? {};
    expect(await shown()).toMatchObject({ value, display_value: value });
  });
});

describe('changes that come at once', () => {
  it('lose none of the others', async () => {
    const { id } = await find('incoterm');
    const labels = async () =>
      (await list(`${path}/${id}/options?page[size]=100`)).map(({ attributes }) => attributes['label']);
    const before = await labels();
    const own = ['FCA', 'FAS', 'DPU'];
    await Promise.all([
      ...own.map((label) => post(`${path}/${id}/options`, option({ label, value: label.toLowerCase() }))),
      patch(`${path}/${id}`, definition({ description: 'By the order' })),
    ]);
    expect(await labels()).toEqual([...before, ...own]);
    expect((await one(`${path}/${id}`)).attributes['description']).toBe('By the order');
  });
});

it('an account has 200 definitions at most, and the next is refused by a code of its own', async () => {
  const full = openTestSandbox({ shipments: 1 });
  const add = (n: number) => full.post(path, definition({ ...plain, api_slug: `field_${n}` }));
  let answer = await add(0);
  for (let n = 1; answer.status === 201 && n < 300; n++) answer = await add(n);
  expect(await faults(answer)).toEqual(['/data custom_field_limit']);
});
