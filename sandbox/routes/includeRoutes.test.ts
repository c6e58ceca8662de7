import { describe, expect, it } from 'vitest';
import { openTestSandbox, type TestRecord } from '#sandbox/testSandbox.ts';

const { ask, first, json, list, one } = openTestSandbox();

type Reference = { readonly type: string; readonly id: string };
const keyOf = ({ type, id }: Reference) => `${type} ${id}`;
const refsOf = (record: TestRecord, name: string): readonly Reference[] =>
  [record.relationships?.[name]?.data ?? []].flat() as unknown as readonly Reference[];

const containers = await list('/v2/containers?page[size]=100&include=shipment');
const maxEvents = (box: TestRecord) => refsOf(box, 'transport_events').length;
const box = containers.toSorted((a, b) => maxEvents(b) - maxEvents(a))[0] ?? (await first('/v2/containers'));
const stopped = await first('/v2/shipments?filter[tracking_stopped]=false');
await ask(`/v2/shipments/${stopped.id}/stop_tracking`, { method: 'PATCH' });
const ramp = (await list('/v2/shipments?page[size]=100')).flatMap((each) =>
  refsOf(each, 'destination_terminal'),
)[0];
const dock = refsOf(box, 'pod_terminal')[0];
const request = (await list('/v2/tracking_requests?filter[status]=created'))[0];
const field = await first('/v2/custom_fields');
const definition = (await list('/v2/custom_field_definitions')).find(
  (each) => refsOf(each, 'options').length > 0,
);

const routes = [
  '/v2/shipments',
  `/v2/shipments/${stopped.id}`,
  '/v2/containers',
  `/v2/containers/${box.id}`,
  `/v2/containers/${box.id}/transport_events`,
  `/v2/containers/${box.id}/raw_events`,
  `/v2/containers/${box.id}/container_updates`,
  '/v2/tracking_requests',
  `/v2/tracking_requests/${request?.id}`,
  '/v2/custom_fields',
  `/v2/custom_fields/${field.id}`,
  `/v2/shipments/${stopped.id}/custom_fields`,
  '/v2/custom_field_definitions',
  `/v2/custom_field_definitions/${definition?.id}`,
  `/v2/custom_field_definitions/${definition?.id}/options`,
  '/v2/parties',
  `/v2/terminals/${ramp?.id}`,
  `/v2/terminals/${dock?.id}`,
  '/v2/ports/USLAX',
  '/v2/shipping_lines',
  `/v2/vessels/${String(stopped.attributes['pod_vessel_imo'])}`,
  '/v2/search?query=a',
];
const asking = (path: string, include: string) =>
  `${path}${path.includes('?') ? '&' : '?'}include=${encodeURIComponent(include)}`;

describe('include on every route', () => {
  it.each(routes)(
    '%s takes each relation that its records show, and brings what it leads to',
    async (path) => {
      const document = (await json(path)) as { data: TestRecord | readonly TestRecord[] };
      const records = [document.data].flat() as readonly TestRecord[];
      const names = new Set(records.flatMap((record) => Object.keys(record.relationships ?? {})));
      if (names.size === 0) return;
      const asked = (await json(asking(path, [...names].join(',')))) as { included: readonly TestRecord[] };
      const there = [...records, ...asked.included].map(keyOf);
      const led = records.flatMap((record) => [...names].flatMap((name) => refsOf(record, name)));
      expect([...new Set(led.map(keyOf))].filter((key) => !there.includes(key))).toEqual([]);
      expect(new Set(there).size).toBe(there.length);
    },
  );

  it.each(routes)('%s refuses a relation that it does not have', async (path) => {
    const answer = await ask(asking(path, 'nothing'));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ source: { parameter: 'include' } }] });
  });

  it.each(routes)('%s asked for nothing answers as if it had not been asked for', async (path) => {
    const { links: _links, ...plain } = (await json(path)) as Record<string, unknown>;
    const { links: _echo, ...asked } = (await json(asking(path, ','))) as Record<string, unknown>;
    expect(asked).toEqual(plain);
  });

  it('brings what an event was made of, and the values of a definition up to a page of them', async () => {
    const events = (await json(asking(`/v2/containers/${box.id}/transport_events`, 'source_event'))) as {
      data: readonly TestRecord[];
      included: readonly TestRecord[];
    };
    const movements = events.data.filter((each) => refsOf(each, 'source_event').length > 0);
    expect(movements.length).toBeGreaterThan(0);
    expect(events.included.map(keyOf).toSorted()).toEqual(
      movements.flatMap((each) => refsOf(each, 'source_event').map(keyOf)).toSorted(),
    );
    const { data, included } = (await json(
      asking(`/v2/custom_field_definitions/${refsOf(field, 'definition')[0]?.id}`, 'fields,account'),
    )) as { data: TestRecord; included: readonly TestRecord[] };
    const related = (data.relationships['fields'] as { links?: { related: string } }).links?.related ?? '';
    const all = (await json(`${related}&page[size]=100`)) as { data: readonly TestRecord[] };
    const kinds = included.map(({ type }) => type);
    expect(kinds.filter((type) => type === 'account')).toHaveLength(1);
    expect(kinds.filter((type) => type === 'custom_field')).toHaveLength(all.data.length);
    expect(all.data.length).toBeGreaterThan(0);
  });

  it('brings the shipment and the containers of a request under the names that clients use', async () => {
    const path = `/v2/tracking_requests/${request?.id}?include=shipment,container,`;
    const { included } = (await json(path)) as { included: readonly TestRecord[] };
    const shipment = request && refsOf(request, 'tracked_object')[0];
    const boxes = refsOf(await one(`/v2/shipments/${shipment?.id}`), 'containers');
    expect(included.map(keyOf).toSorted()).toEqual(
      [...boxes, ...(shipment ? [shipment] : [])].map(keyOf).toSorted(),
    );
  });
});
