import { expect, it } from 'vitest';
import { openTestSandbox, type TestRecord } from '#sandbox/testSandbox.ts';

const { ask, list, one, patch, post } = openTestSandbox({ shipments: 40 });
const idOf = (record: TestRecord, name: string) =>
  (record.relationships[name]?.data as { id: string } | null | undefined)?.id ?? null;
const shipments = await list('/v2/shipments?page[size]=100');
const parties = await list('/v2/parties?page[size]=100');

async function setCustomer(shipmentId: string, data: object | null): Promise<Response> {
  const body = {
    data: { type: 'shipment', id: shipmentId, relationships: { customer: { data } }, attributes: {} },
  };
  return patch(`/v2/shipments/${shipmentId}`, body);
}

it('the customer of a shipment is set, kept beside other changes, and taken away', async () => {
  const shipment = shipments[0];
  const party = parties.find(({ id }) => shipment && id !== idOf(shipment, 'customer'));
  if (!shipment || !party) throw new Error('The account has no shipment or no other party.');
  expect((await setCustomer(shipment.id, { type: 'party', id: party.id })).status).toBe(200);
  await patch(`/v2/shipments/${shipment.id}`, {
    data: { type: 'shipment', attributes: { tags: ['spring'] } },
  });
  const changed = await one(`/v2/shipments/${shipment.id}`);
  expect(changed.attributes).toMatchObject({
    customer_name: party.attributes['company_name'],
    tags: ['spring'],
  });
  expect(idOf(changed, 'customer')).toBe(party.id);
  const of = await list(`/v2/shipments?filter[customer_id]=${party.id}&page[size]=100`);
  expect(of.map(({ id }) => id)).toContain(shipment.id);
  await setCustomer(shipment.id, null);
  expect((await one(`/v2/shipments/${shipment.id}`)).attributes['customer_name']).toBeNull();
});

it('a customer that is no party of the account is refused, and nothing changes', async () => {
  const id = shipments[1]?.id ?? '';
  const before = await one(`/v2/shipments/${id}`);
  const answer = await setCustomer(id, { type: 'party', id: 'nobody' });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    errors: [{ source: { pointer: '/data/relationships/customer/data' } }],
  });
  expect(await one(`/v2/shipments/${id}`)).toEqual(before);
});

it.each(['shipments', 'containers'])('%s are filtered by customer', async (kind) => {
  const customers = new Map(
    (await list('/v2/shipments?page[size]=100')).map((each) => [each.id, idOf(each, 'customer')]),
  );
  const all = await list(`/v2/${kind}?page[size]=100`);
  const customerOf = (each: TestRecord) =>
    customers.get(kind === 'shipments' ? each.id : (idOf(each, 'shipment') ?? '')) ?? null;
  const [first, second] = new Set(all.flatMap((each) => customerOf(each) ?? []));
  const tries: readonly (readonly [string, (id: string | null) => boolean])[] = [
    [String(first), (id) => id === first],
    [`${first},${second}`, (id) => id === first || id === second],
    ['@exists', (id) => id !== null],
    ['@not_exists', (id) => id === null],
    ['none', () => false],
  ];
  for (const [filter, fits] of tries) {
    const found = await list(`/v2/${kind}?filter[customer_id]=${filter}&page[size]=100`);
    expect(found.map(({ id }) => id)).toEqual(
      all.filter((each) => fits(customerOf(each))).map(({ id }) => id),
    );
  }
});

it('several containers are refreshed with one call', async () => {
  const boxes = (await list('/v2/containers?page[size]=100')).slice(0, 3);
  const data = boxes.map(({ id }) => ({ type: 'container', id }));
  const answer = await post('/v2/containers/refresh', { data });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    message: expect.stringMatching(/^Refresh started|^No source/) as string,
  });
  for (const body of [{}, { data: [] }, { data: [{ type: 'container', id: 'x' }] }]) {
    expect((await post('/v2/containers/refresh', body)).status).toBe(422);
  }
});

it('what a terminal changed on a container is listed, newest first, and read to the end', async () => {
  const boxes = await list('/v2/containers?page[size]=100');
  const lists = await Promise.all(
    boxes.slice(0, 60).map(({ id }) => list(`/v2/containers/${id}/container_updates?page[size]=100`)),
  );
  const updates = lists.toSorted((a, b) => b.length - a.length)[0] ?? [];
  expect(updates.length).toBeGreaterThan(1);
  const times = updates.map(({ attributes }) => String(attributes['timestamp']));
  expect(times).toEqual(times.toSorted().toReversed());
  for (const { type, attributes } of updates) {
    expect(type).toBe('container_updated_event');
    expect(Object.keys(attributes['changeset'] as object).length).toBeGreaterThan(0);
  }
});

it.each([
  ['PATCH', '/v2/containers'],
  ['GET', '/v2/containers/x/route'],
])('%s %s is not served', async (method, path) => {
  expect((await ask(path, { method })).status).toBe(404);
});
