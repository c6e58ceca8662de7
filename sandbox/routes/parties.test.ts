import { describe, expect, it } from 'vitest';
import { openTestSandbox } from '#sandbox/testSandbox.ts';

const { ask, json, list, one, patch, post } = openTestSandbox();

const party = (attributes: object) => ({ data: { type: 'party', attributes } });
const names = async () => (await list('/v2/parties')).map(({ attributes }) => attributes['company_name']);

describe('parties', () => {
  it('are the customers of the simulated account, and lead to their requests and shipments', async () => {
    expect(await list('/v2/parties')).toHaveLength(8);
    const document = (await json('/v2/tracking_requests?include=customer&page[size]=100')) as {
      data: { relationships: { customer: { data: { id: string } | null } } }[];
      included: { id: string; type: string; attributes: Record<string, unknown> }[];
    };
    const asked = document.data.flatMap(({ relationships }) => relationships.customer.data ?? []);
    const parties = document.included.filter(({ type }) => type === 'party');
    expect(new Set(parties.map(({ id }) => id))).toEqual(new Set(asked.map(({ id }) => id)));
    const known = await names();
    const shipments = await list('/v2/shipments?page[size]=100');
    const customers = shipments.flatMap(({ attributes }) => attributes['customer_name'] ?? []);
    expect(customers.length).toBeGreaterThan(0);
    expect(customers.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('come 25 to a page and tell size, total and pagination', async () => {
    const { meta } = (await json('/v2/parties')) as { meta: unknown };
    expect(meta).toEqual({ size: 8, total: 8, pagination: { current: 1, records: 8 } });
  });

  it('are added, newest first, and answered as they are read', async () => {
    const answer = await post('/v2/parties', party({ company_name: ' Zephyr  Cargo ', unknown: {} }));
    expect(answer.status).toBe(201);
    const { data } = (await answer.json()) as { data: { id: string; attributes: unknown } };
    expect(data.attributes).toEqual({ company_name: 'Zephyr  Cargo' });
    expect(await one(`/v2/parties/${data.id}`)).toEqual(data);
    expect((await names())[0]).toBe('Zephyr  Cargo');
  });

  it('are renamed, and so is the customer of their shipments', async () => {
    const shipments = await list('/v2/shipments?page[size]=100');
    const shipment = shipments.find(({ attributes }) => attributes['customer_name'] !== null);
    const name = shipment?.attributes['customer_name'];
    const renamed = (await list('/v2/parties')).find(({ attributes }) => attributes['company_name'] === name);
    const answer = await patch(`/v2/parties/${renamed?.id}`, party({ company_name: 'Renamed & Sons' }));
    expect(answer.status).toBe(200);
    const { attributes } = await one(`/v2/shipments/${shipment?.id}`);
    expect(attributes['customer_name']).toBe('Renamed & Sons');
    expect((await patch(`/v2/parties/${renamed?.id}`, party({}))).status).toBe(200);
    expect(await names()).toContain('Renamed & Sons');
  });

  it.each([
    ['no name', {}, '/company_name'],
    ['a blank name', { company_name: ' ' }, '/company_name'],
    ['a number', { company_name: 7 }, '/company_name'],
    ['a long name', { company_name: 'x'.repeat(256) }, '/company_name'],
    ['a name that is there, in another case', { company_name: 'OSTRAVA pumps' }, '/customer'],
  ])('are refused with a pointer: %s', async (_, attributes, pointer) => {
    const before = await names();
    const answer = await post('/v2/parties', party(attributes));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: [{ status: '422', source: { pointer } }],
    });
    expect(await names()).toEqual(before);
  });

  it('that are unknown, or of another type, are refused', async () => {
    expect((await ask('/v2/parties/none')).status).toBe(404);
    expect((await patch('/v2/parties/none', '{')).status).toBe(404);
    const body = { data: { type: 'user', attributes: { company_name: 'x' } } };
    expect((await post('/v2/parties', body)).status).toBe(409);
  });
});
