import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { shippingLineSchema } from '#/data/carriers/schema.ts';
import { containerSchema } from '#/data/containers/schema.ts';
import { customDefinitionSchema } from '#/data/customFields/definition.schema.ts';
import { customFieldSchema, customOptionSchema } from '#/data/customFields/schema.ts';
import { rawEventSchema, transportEventSchema } from '#/data/events/schema.ts';
import { searchResultSchema } from '#/data/find/schema.ts';
import { documentOf, listDocumentOf, type Ref } from '#/data/http/document.schema.ts';
import { placeSchema } from '#/data/places/schema.ts';
import { terminalSchema } from '#/data/places/terminal.schema.ts';
import { shipmentSchema } from '#/data/shipments/schema.ts';
import { trackingRequestSchema } from '#/data/trackingRequests/schema.ts';
import { mapGeojsonSchema } from '#/data/vessels/geojson.schema.ts';
import { vesselSchema } from '#/data/vessels/schema.ts';
import { readEntityType } from '#/domain/records/customField.ts';
import { contractTarget } from './contractTarget.ts';

/**
 * What every service of this interface does. Runs against the embedded service, or against the one that
 * CONTRACT_BASE_URL and CONTRACT_API_KEY name; nothing here writes (contractWrites.test.ts does), and nothing depends on
 * the data.
 */
const target = contractTarget(process.env);

const recordSchema = v.variant('type', [
  shipmentSchema,
  containerSchema,
  placeSchema,
  terminalSchema,
  vesselSchema,
  transportEventSchema,
]);

const errorsSchema = v.object({ errors: v.pipe(v.array(v.looseObject({})), v.minLength(1)) });

async function read<TSchema extends v.GenericSchema>(
  path: string,
  schema: TSchema,
): Promise<v.InferOutput<TSchema>> {
  const answer = await target.ask(path);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.json)}`);
  return v.parse(schema, answer.json);
}

const shipmentList = listDocumentOf(shipmentSchema);
const containerList = listDocumentOf(containerSchema);

const someShipments = await read('/shipments?page[size]=100&include=containers', shipmentList);
const someContainers = v.parse(
  v.array(containerSchema),
  someShipments.included?.filter((record) => record.type === 'container') ?? [],
);
/** The container with the longest history: the one that shows most. */
const container = someContainers.toSorted(
  (a, b) => count(b.relationships?.transport_events) - count(a.relationships?.transport_events),
)[0];
const shipment = someShipments.data.find((each) => each.id === container?.relationships?.shipment?.data?.id);
if (!container || !shipment) throw new Error('The account has no container to look at.');

function count(relation: { data?: readonly (Ref | null)[] | null | undefined } | null | undefined): number {
  return relation?.data?.length ?? 0;
}

function keyOf({ type, id }: Ref): string {
  return `${type} ${id}`;
}

function newestFirst(times: readonly (string | null | undefined)[]): readonly (string | null | undefined)[] {
  return times.toSorted((a, b) => Date.parse(b ?? '') - Date.parse(a ?? ''));
}

describe('every call', () => {
  it('is refused without the right key, with an errors array', async () => {
    for (const authorization of ['', 'Token not-the-key', 'Bearer not-the-key']) {
      const answer = await target.ask('/shipments', { headers: { authorization } });
      expect(answer.status).toBe(401);
      v.parse(errorsSchema, answer.json);
    }
  });

  it('answers in the media type of JSON:API or in plain JSON', async () => {
    const { headers } = await target.ask('/shipments?page[size]=1');
    expect(headers.get('content-type')).toMatch(/^application\/(vnd\.api\+)?json/);
  });

  it.each([
    '/shipments/00000000-0000-4000-8000-000000000000',
    '/containers/00000000-0000-4000-8000-000000000000',
    '/tracking_requests/00000000-0000-4000-8000-000000000000',
    '/terminals/00000000-0000-4000-8000-000000000000',
    '/vessels/00000000-0000-4000-8000-000000000000',
  ])('answers an unknown id with 404 and an errors array: %s', async (path) => {
    const answer = await target.ask(path);
    expect(answer.status).toBe(404);
    v.parse(errorsSchema, answer.json);
  });
});

describe('lists', () => {
  it('tell size and total of the shipments', async () => {
    const { json } = await target.ask('/shipments?page[size]=2');
    const { data, meta } = v.parse(
      v.object({ data: v.array(shipmentSchema), meta: v.object({ size: v.number(), total: v.number() }) }),
      json,
    );
    expect(data.length).toBeLessThanOrEqual(2);
    expect(meta.total).toBeGreaterThanOrEqual(data.length);
  });

  it('never give more than 100 rows', async () => {
    const { data } = await read('/shipments?page[size]=500', shipmentList);
    expect(data.length).toBeLessThanOrEqual(100);
  });

  it('are read to the end by following next, which the last page lacks', async () => {
    const ids: string[] = [];
    let next: string | null | undefined = '/shipping_lines?page[size]=10';
    for (let pages = 0; next && pages < 20; pages++) {
      const page: v.InferOutput<ReturnType<typeof listDocumentOf<typeof shippingLineSchema>>> = await read(
        next,
        listDocumentOf(shippingLineSchema),
      );
      ids.push(...page.data.map((each) => each.id));
      next = page.links?.next;
    }
    expect(next).toBeUndefined();
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(0);
  });

  it('have shipments newest created first', () => {
    const times = someShipments.data.map((each) => each.attributes.created_at);
    expect(times).toEqual(newestFirst(times));
  });
});

describe('shipments', () => {
  it('come with everything that may be included, linked in full', async () => {
    const include =
      'containers,pod_terminal,port_of_lading,port_of_discharge,destination,destination_terminal';
    const path = `/shipments/${shipment.id}?include=${include}`;
    const { data, included } = await read(path, documentOf(shipmentSchema));
    const records = v.parse(v.array(recordSchema), included);
    const keys = records.map(keyOf);
    expect(new Set(keys).size).toBe(keys.length);
    const { line_tracking_stopped_by_user: _user, ...relations } = data.relationships ?? {};
    const asked = Object.values(relations)
      .flatMap((relation) => relation?.data ?? [])
      .filter((ref) => ref !== null);
    expect(keys.toSorted()).toEqual([...new Set(asked.map(keyOf))].toSorted());
  });

  it('have no included records unless asked for', async () => {
    const { json } = await target.ask(`/shipments/${shipment.id}`);
    expect(json).not.toHaveProperty('included');
  });

  it('walk dotted include paths', async () => {
    const path = `/containers/${container.id}?include=shipment,shipment.port_of_lading`;
    const { included } = await read(path, documentOf(containerSchema));
    expect(included?.map((each) => each.type)).toEqual(expect.arrayContaining(['shipment', 'port']));
  });

  it('are found by part of the bill of lading in any case, and by container number', async () => {
    const bill = shipment.attributes.bill_of_lading_number ?? '';
    const queries = [bill, bill.toLowerCase().slice(2), container.attributes.number ?? ''];
    for (const q of queries) {
      const { data } = await read(`/shipments?page[size]=100&q=${encodeURIComponent(q)}`, shipmentList);
      expect(data.map((each) => each.id)).toContain(shipment.id);
    }
  });

  it('are empty for a query that nothing has', async () => {
    const { data } = await read('/shipments?q=%00%25%5Czz%27%22--nothing', shipmentList);
    expect(data).toEqual([]);
  });

  it.each([true, false])('can be cut to those whose tracking stopped: %s', async (stopped) => {
    const { data } = await read(
      `/shipments?page[size]=100&filter[tracking_stopped]=${stopped}`,
      shipmentList,
    );
    const states = data.map((each) => (each.attributes.line_tracking_stopped_at ?? null) !== null);
    expect(states.every((state) => state === stopped)).toBe(true);
  });

  it('refuse an unknown include and name the parameter', async () => {
    const answer = await target.ask('/shipments?include=shipping_line');
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ errors: [{ source: { parameter: 'include' } }] });
  });
});

describe('containers', () => {
  it('are listed and opened', async () => {
    const { data } = await read('/containers?page[size]=5', containerList);
    const one = await read(`/containers/${data[0]?.id}`, documentOf(containerSchema));
    expect(one.data.attributes.number).toBe(data[0]?.attributes.number);
  });

  it('tell their history newest created first, with the records asked for', async () => {
    const path = `/containers/${container.id}/transport_events?include=location,terminal,vessel`;
    const { data, included } = await read(path, listDocumentOf(transportEventSchema));
    const keys = new Set(v.parse(v.array(recordSchema), included).map(keyOf));
    expect(data.length).toBeGreaterThan(0);
    const times = data.map((event) => event.attributes.created_at);
    expect(times).toEqual(newestFirst(times));
    for (const { relationships } of data) {
      expect(relationships?.container?.data?.id).toBe(container.id);
      const asked = [relationships?.location, relationships?.terminal, relationships?.vessel];
      for (const ref of asked.flatMap((relation) => relation?.data ?? [])) {
        expect(keys).toContain(keyOf(ref));
      }
    }
  });

  it('tell in raw events what happened and what is expected', async () => {
    const { data } = await read(`/containers/${container.id}/raw_events`, listDocumentOf(rawEventSchema));
    const expected = data.filter((event) => event.attributes.estimated === true);
    expect(expected.filter((event) => event.attributes.actual_at)).toEqual([]);
    expect(data.some((event) => event.attributes.estimated !== true)).toBe(true);
  });

  it('have a map, or say which feature is missing', async () => {
    const answer = await target.ask(`/containers/${container.id}/map_geojson`);
    expect([200, 403]).toContain(answer.status);
    v.parse(answer.status === 200 ? mapGeojsonSchema : errorsSchema, answer.json);
  });
});

describe('tracking requests and search', () => {
  it('list requests with the shipment that each became, unasked', async () => {
    const { data, included, meta } = await read(
      '/tracking_requests?page[size]=20',
      listDocumentOf(trackingRequestSchema),
    );
    const keys = new Set(included?.map(keyOf));
    const objects = data.flatMap((each) => each.relationships?.tracked_object?.data ?? []);
    expect(objects.every((ref) => keys.has(keyOf(ref)))).toBe(true);
    expect(meta?.pagination?.records).toBe(meta?.total);
    const times = data.map((each) => each.attributes.created_at);
    expect(times).toEqual(newestFirst(times));
  });

  it.each(['failed', 'pending', 'created'])('can be cut to a status: %s', async (status) => {
    const path = `/tracking_requests?filter[status]=${status}`;
    const { data } = await read(path, listDocumentOf(trackingRequestSchema));
    expect(data.every((each) => each.attributes.status === status)).toBe(true);
  });

  it('find a container under its own id', async () => {
    const path = `/search?query=${encodeURIComponent(container.attributes.number ?? '')}`;
    const { data } = await read(path, listDocumentOf(searchResultSchema));
    expect(data.map((each) => each.id)).toContain(container.id);
    expect(data.length).toBeLessThanOrEqual(25);
  });

  it('refuse a search without a query', async () => {
    const answer = await target.ask('/search');
    expect(answer.status).toBe(400);
    v.parse(errorsSchema, answer.json);
  });
});

describe('places, facilities and vessels', () => {
  it('open a port by id and by LOCODE as the same record (trap 72)', async () => {
    const id = shipment.relationships?.port_of_lading?.data?.id;
    const byId = await read(`/ports/${id}`, documentOf(placeSchema));
    const byCode = await read(`/ports/${byId.data.attributes.code}`, documentOf(placeSchema));
    expect(byCode.data).toEqual(byId.data);
  });

  it('open a terminal', async () => {
    const withTerminal = someShipments.data.find((each) => each.relationships?.pod_terminal?.data);
    const id = withTerminal?.relationships?.pod_terminal?.data?.id;
    expect((await read(`/terminals/${id}`, documentOf(terminalSchema))).data.id).toBe(id);
  });

  it('open a vessel by IMO and by id as the same record (trap 72)', async () => {
    const byImo = await read(`/vessels/${shipment.attributes.pod_vessel_imo}`, documentOf(vesselSchema));
    const byId = await read(`/vessels/${byImo.data.id}`, documentOf(vesselSchema));
    expect(byId.data.attributes.name).toBe(byImo.data.attributes.name);
    expect(byId.data.attributes).not.toHaveProperty('positions');
  });
});

describe('custom fields', () => {
  const definitionList = listDocumentOf(customDefinitionSchema);
  const fieldList = listDocumentOf(customFieldSchema);
  // Values and their definitions may be none; live services have answered the list of values with 500.
  const definitions = async () =>
    (await read('/custom_field_definitions?page[size]=100', definitionList)).data;

  it('are defined with a slug, a name and a known record', async () => {
    for (const { attributes } of await definitions()) {
      expect(attributes.display_name).toBeTruthy();
      expect(['shipment', 'container', 'trackingrequest']).toContain(
        readEntityType(attributes.entity_type ?? ''),
      );
    }
  });

  it('have options where something may be chosen', async () => {
    for (const { id, attributes } of await definitions()) {
      if (!attributes.data_type?.startsWith('enum')) continue;
      const path = `/custom_field_definitions/${id}/options`;
      const { data } = await read(path, listDocumentOf(customOptionSchema));
      const values = data.map((option) => option.attributes.value);
      expect(new Set(values).size).toBe(values.length);
    }
  });

  it('of a record are the same in its own list and in the list of the account', async () => {
    for (const [type, id] of [
      ['shipment', shipment.id],
      ['container', container.id],
    ] as const) {
      const own = await read(`/${type}s/${id}/custom_fields`, fieldList);
      const all = await read(`/custom_fields?page[size]=100&filter[entity_id]=${id}`, fieldList);
      expect(all.data).toEqual(own.data);
      expect(own.data.every(({ relationships }) => relationships?.entity?.data?.id === id)).toBe(true);
    }
  });

  it('come 25 to a page', async () => {
    const { data } = await read('/custom_fields', fieldList);
    expect(data.length).toBeLessThanOrEqual(25);
  });
});
