import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { instant } from '#/time/instant.ts';
import type { SandboxOptions } from '#sandbox/app.ts';
import { openTestSandbox, type TestRecord } from '#sandbox/testSandbox.ts';

const start = Date.UTC(2026, 7, 12, 15);
const minute = 60_000;
const day = 24 * 60 * minute;

/** An account whose clock the test moves. */
function openMoving(options: SandboxOptions = {}) {
  let now = start;
  const sandbox = openTestSandbox({ clock: { now: () => instant(now) }, shipments: 40, ...options });
  const request = (attributes: object) => ({ data: { type: 'tracking_request', attributes } });
  return {
    ...sandbox,
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
    create: (attributes: object) => sandbox.post('/v2/tracking_requests', request(attributes)),
    async created(attributes: object): Promise<TestRecord> {
      const answer = await sandbox.post('/v2/tracking_requests', request(attributes));
      const document: unknown = await answer.json();
      expect(answer.status, JSON.stringify(document)).toBe(201);
      return (document as { data: TestRecord }).data;
    },
  };
}

const bill = { request_type: 'bill_of_lading', request_number: 'MAEU812345678', scac: 'MAEU' };

const idOf = (record: TestRecord, relation: string): string | undefined =>
  (record.relationships[relation]?.data as { id: string } | null | undefined)?.id;

describe('a new tracking request', () => {
  it('is pending and has no shipment', async () => {
    const { created, one, list } = openMoving();
    const record = await created({ ...bill, ref_numbers: ['PO-1'] });
    expect(record.attributes).toMatchObject({
      ...bill,
      ref_numbers: ['PO-1'],
      status: 'pending',
      failed_reason: null,
    });
    expect(record.relationships['tracked_object']).toEqual({ data: null });
    expect(record).toHaveProperty('links.self', `/v2/tracking_requests/${record.id}`);
    expect(await one(`/v2/tracking_requests/${record.id}`)).toEqual(record);
    expect((await list('/v2/tracking_requests?page[size]=1'))[0]).toEqual(record);
  });

  it('is a shipment within two minutes, with its references, tags and containers', async () => {
    const { created, wait, one, list } = openMoving();
    const { id } = await created({ ...bill, ref_numbers: ['PO-1', 'PO-2'], shipment_tags: ['spring'] });
    wait(2 * minute);
    const record = await one(`/v2/tracking_requests/${id}?include=shipment,container`);
    expect(record.attributes['status']).toBe('created');
    const shipmentId = idOf(record, 'tracked_object');
    const [newest] = await list('/v2/shipments?page[size]=1');
    expect(newest).toMatchObject({
      id: shipmentId,
      attributes: {
        bill_of_lading_number: bill.request_number,
        ref_numbers: ['PO-1', 'PO-2'],
        tags: ['spring'],
        shipping_line_scac: 'MAEU',
      },
    });
    wait(6 * day);
    const containers = await list(`/v2/containers?page[size]=100`);
    const own = containers.filter((each) => idOf(each, 'shipment') === shipmentId);
    expect(own.length).toBeGreaterThan(0);
    for (const each of own) expect(each.attributes['ref_numbers']).toEqual(['PO-1', 'PO-2']);
  });

  it('fills in the custom fields that it brings, and no others', async () => {
    const { created, wait, one, list } = openMoving();
    const { id } = await created({
      ...bill,
      request_type: 'container',
      request_number: 'MSKU 480796-9',
      initial_custom_fields: {
        shipment: [{ api_slug: 'incoterm', value: 'fob' }],
        containers: [
          { api_slug: 'pallets', value: 12 },
          { api_slug: 'pallets', value: 14, number: 'MSKU4807969' },
          { api_slug: 'inspected', value: true, number: '' },
          { api_slug: 'handling', value: ['fragile'], number: 'TCLU7654320' },
        ],
      },
    });
    wait(2 * minute);
    const shipment = idOf(await one(`/v2/tracking_requests/${id}`), 'tracked_object');
    const values = async (path: string) =>
      (await list(path)).map(({ attributes }) => [attributes['api_slug'], attributes['display_value']]);
    expect(await values(`/v2/shipments/${shipment}/custom_fields`)).toEqual([['incoterm', 'FOB']]);
    const [box] = await list('/v2/containers?filter[number]=MSKU4807969');
    expect(await values(`/v2/containers/${box?.id}/custom_fields`)).toEqual([
      ['pallets', '14'],
      ['inspected', 'Yes'],
    ]);
  });

  it('is for a customer, who is that of the shipment', async () => {
    const { post, first, wait, one } = openMoving();
    const party = await first('/v2/parties');
    const customer = { data: { type: 'party', id: party.id } };
    const answer = await post('/v2/tracking_requests?include=customer', {
      data: { type: 'tracking_request', attributes: bill, relationships: { customer } },
    });
    const { data, included } = (await answer.json()) as { data: TestRecord; included: TestRecord[] };
    expect(data.relationships['customer']).toEqual(customer);
    expect(included).toEqual([party]);
    wait(2 * minute);
    const shipment = idOf(await one(`/v2/tracking_requests/${data.id}`), 'tracked_object');
    expect((await one(`/v2/shipments/${shipment}`)).attributes['customer_name']).toBe(
      party.attributes['company_name'],
    );
  });

  it.each([
    ['bill_of_lading', 'MAEU812345678', 'MAEU'],
    ['booking', 'EBKG12345678', 'MSCU'],
    ['booking_number', '256789012', 'HLCU'],
    ['container', 'MSKU 480796-9', 'MAEU'],
  ])('is found by its number, %s %s', async (type, number, scac) => {
    const { created, wait, list } = openMoving();
    const { id, attributes } = await created({ request_type: type, request_number: number, scac });
    expect(attributes['request_type']).toBe(type.replace('_number', ''));
    const query = encodeURIComponent(number);
    expect((await list(`/v2/search?query=${query}`))[0]?.id).toBe(id);
    expect((await list(`/v2/tracking_requests?q=${query}`))[0]?.id).toBe(id);
    expect((await list(`/v2/tracking_requests?filter[request_number]=${query}`))[0]?.id).toBe(id);
    wait(2 * minute);
    expect((await list(`/v2/search?query=${query}`)).length).toBeGreaterThan(0);
    expect(await list(`/v2/shipments?q=${query}`)).toHaveLength(1);
    // The last is never about containers (docs/interface.md 2.7).
    const requestedAs = await list(`/v2/shipments?number=${query}`);
    expect(requestedAs).toHaveLength(type === 'container' ? 0 : 1);
  });

  it('is not found by a number of dashes alone', async () => {
    const { list } = openMoving();
    expect((await list('/v2/tracking_requests')).length).toBeGreaterThan(0);
    expect(await list('/v2/tracking_requests?filter[request_number]=--')).toEqual([]);
  });

  it('goes on a voyage of its carrier that ends with the return of every container', async () => {
    const { created, wait, one, list, ask } = openMoving();
    const { id } = await created({ ...bill, request_number: 'MAEU800000001' });
    wait(2 * minute);
    const shipmentId = idOf(await one(`/v2/tracking_requests/${id}`), 'tracked_object');
    wait(3 * day);
    const { attributes } = await one(`/v2/shipments/${shipmentId}`);
    expect(await one(`/v2/vessels/${String(attributes['pod_vessel_imo'])}`)).toMatchObject({
      attributes: { name: attributes['pod_vessel_name'] },
    });
    const box = (await list('/v2/containers?page[size]=100')).find(
      (each) => idOf(each, 'shipment') === shipmentId,
    );
    expect((await ask(`/v2/containers/${box?.id}/map_geojson`)).status).toBe(200);
    expect(await list(`/v2/containers/${box?.id}/raw_events`)).not.toEqual([]);
    wait(150 * day);
    expect((await list(`/v2/containers/${box?.id}/transport_events`)).length).toBeGreaterThan(4);
    expect((await one(`/v2/shipments/${shipmentId}`)).attributes['pod_ata_at']).toEqual(expect.any(String));
  });
});

describe('what becomes of requests', () => {
  const many = async (sandbox: ReturnType<typeof openMoving>, count: number) => {
    for (let n = 0; n < count; n++) {
      await sandbox.created({ ...bill, request_number: `MAEU7${String(n).padStart(8, '0')}` });
    }
  };
  const statuses = async ({ list }: ReturnType<typeof openMoving>, pages: number) => {
    const counts: Record<string, number> = {};
    for (let page = 1; page <= pages; page++) {
      const path = `/v2/tracking_requests?q=MAEU7&page[size]=100&page[number]=${page}`;
      for (const { attributes } of await list(path)) {
        const status = String(attributes['status']);
        counts[status] = (counts[status] ?? 0) + 1;
      }
    }
    return counts;
  };

  it('most are created within two minutes, some wait for the manifest, some fail', async () => {
    const sandbox = openMoving({ shipments: 0 });
    await many(sandbox, 300);
    expect(await statuses(sandbox, 3)).toEqual({ pending: 300 });
    sandbox.wait(2 * minute);
    const soon = await statuses(sandbox, 3);
    expect(soon['created']).toBeGreaterThan(250);
    expect(soon['awaiting_manifest']).toBeGreaterThan(0);
    sandbox.wait(8 * day);
    const late = await statuses(sandbox, 3);
    expect(late['awaiting_manifest']).toBeUndefined();
    expect(late['pending']).toBeUndefined();
    expect(late['created']).toBeGreaterThan(soon['created'] ?? 0);
    expect(late['failed']).toBeGreaterThan(0);
  });

  it.each([
    ['a bill of lading as a container', { ...bill, request_type: 'container' }, 'invalid_number'],
    ['a container as a bill of lading', { ...bill, request_number: 'MSKU4807969' }, 'invalid_number'],
    [
      "another carrier's container",
      { request_type: 'container', request_number: 'HLXU1234561', scac: 'MAEU' },
      'not_found',
    ],
    ["another carrier's bill of lading", { ...bill, request_number: 'HLCUHAM250711234' }, 'not_found'],
    [
      'a container with a wrong check digit',
      { ...bill, request_type: 'container', request_number: 'TGHU1234560' },
      'invalid_number',
    ],
    ['a text that is no number', { ...bill, request_number: '!!! HELLO' }, 'invalid_number'],
    [
      'a number that no carrier is known by',
      { request_type: 'booking', request_number: 'QX48AB12', auto_detect_vocc_scac: true },
      'scac_auto_detect_failed',
    ],
    ['TEST-TR-FAILED', { ...bill, request_number: 'TEST-TR-FAILED', scac: 'TEST' }, 'not_found'],
  ])('fails: %s', async (_, attributes, reason) => {
    const { created, wait, one } = openMoving();
    const { id } = await created(attributes);
    wait(4 * minute);
    expect((await one(`/v2/tracking_requests/${id}`)).attributes).toMatchObject({
      status: 'failed',
      failed_reason: reason,
    });
  });

  it('TEST-TR-SUCCEEDED is created, and nothing more', async () => {
    const { created, wait, one, list } = openMoving();
    const before = await list('/v2/shipments');
    const { id } = await created({ ...bill, request_number: 'TEST-TR-SUCCEEDED', scac: 'TEST' });
    wait(2 * minute);
    const { attributes, relationships } = await one(`/v2/tracking_requests/${id}`);
    expect(attributes['status']).toBe('created');
    expect(relationships['tracked_object']).toEqual({ data: null });
    expect((await list('/v2/shipments')).map((each) => each.id)).toEqual(before.map((each) => each.id));
  });

  it('a carrier that is to be detected is unknown at first', async () => {
    const { created, wait, one } = openMoving();
    const { scac: _, ...numbers } = bill;
    const { id, attributes } = await created({ ...numbers, auto_detect_vocc_scac: true });
    expect(attributes['scac']).toBeNull();
    wait(2 * minute);
    expect((await one(`/v2/tracking_requests/${id}`)).attributes).toMatchObject({
      scac: 'MAEU',
      status: 'created',
    });
  });
});

describe('a request that cannot be taken', () => {
  it('is refused with an item and a pointer for each fault', async () => {
    const { create } = openMoving();
    const answer = await create({ request_type: 'parcel', request_number: ' ', scac: '', ref_numbers: [1] });
    expect(answer.status).toBe(422);
    const { errors } = (await answer.json()) as { errors: { source: { pointer: string } }[] };
    expect(errors.map(({ source }) => source.pointer)).toEqual([
      '/data/attributes/request_type',
      '/data/attributes/request_number',
      '/data/attributes/scac',
      '/data/attributes/ref_numbers/0',
    ]);
  });

  it('names the fault of a custom field and of a customer', async () => {
    const { post } = openMoving();
    const initial = {
      shipment: [{ api_slug: 'incoterm', value: 'xyz' }, { api_slug: 'nothing', value: 1 }, 3],
      containers: 'all',
    };
    const answer = await post('/v2/tracking_requests', {
      data: {
        attributes: { ...bill, initial_custom_fields: initial },
        relationships: { customer: { data: { type: 'party', id: 'nobody' } } },
      },
    });
    expect(answer.status).toBe(422);
    const { errors } = (await answer.json()) as { errors: { source: { pointer: string } }[] };
    expect(errors.map(({ source }) => source.pointer.replace('/data/', ''))).toEqual([
      'relationships/customer/data',
      'attributes/initial_custom_fields/shipment/2',
      'attributes/initial_custom_fields/shipment/0/value',
      'attributes/initial_custom_fields/shipment/1/api_slug',
      'attributes/initial_custom_fields/shipment/2/api_slug',
      'attributes/initial_custom_fields/containers',
    ]);
  });

  it.each([
    ['missing', undefined],
    ['blank', ''],
    ['unknown', 'XXXX'],
    ['not tracked at all', 'TXZJ'],
  ])('says blank of a carrier that is %s (trap 53)', async (_, scac) => {
    const { create } = openMoving();
    const answer = await create({ ...bill, scac });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: [{ code: 'blank', source: { pointer: '/data/attributes/scac' }, detail: expect.any(String) }],
    });
  });

  it('takes another SCAC of a carrier for its first one (trap 46)', async () => {
    const { created } = openMoving();
    const { attributes } = await created({ ...bill, request_number: 'MEDU12345678', scac: 'MEDU' });
    expect(attributes['scac']).toBe('MSCU');
  });

  it('is a duplicate while the first is there, and says which (trap 52)', async () => {
    const { created, create, wait, one } = openMoving();
    const { id } = await created(bill);
    const again = await create({ ...bill, request_number: 'maeu 812345678' });
    expect(again.status).toBe(422);
    expect(await again.json()).toMatchObject({
      errors: [
        {
          code: 'duplicate',
          source: { pointer: '/data/attributes/request_number' },
          meta: { existing_tracking_request_id: id, existing_shipment_id: null },
        },
      ],
    });
    wait(2 * minute);
    const shipment = idOf(await one(`/v2/tracking_requests/${id}`), 'tracked_object');
    expect(await (await create(bill)).json()).toMatchObject({
      errors: [{ code: 'duplicate', meta: { existing_shipment_id: shipment } }],
    });
  });

  it('is none when the carrier is another, or the first has failed or was stopped', async () => {
    const { created, create, wait, patch, one } = openMoving();
    const { id } = await created(bill);
    expect((await create({ ...bill, scac: 'HLCU' })).status).toBe(201);
    wait(2 * minute);
    const shipment = idOf(await one(`/v2/tracking_requests/${id}`), 'tracked_object');
    await patch(`/v2/shipments/${shipment}/stop_tracking`, '');
    expect((await create(bill)).status).toBe(201);
    const failing = { ...bill, request_number: 'MSKU4807969' };
    await created(failing);
    wait(4 * minute);
    expect((await create(failing)).status).toBe(201);
  });

  it('is a duplicate of what the account tracks by any of its numbers', async () => {
    const { create, first, list } = openMoving();
    const shipment = await first('/v2/shipments?filter[tracking_stopped]=false');
    const { bill_of_lading_number: number, shipping_line_scac: scac } = shipment.attributes;
    const answer = await create({ request_type: 'bill_of_lading', request_number: number, scac });
    expect(await answer.json()).toMatchObject({
      errors: [{ code: 'duplicate', meta: { existing_shipment_id: shipment.id } }],
    });
    expect(await list(`/v2/tracking_requests?q=${String(number)}&filter[status]=pending`)).toEqual([]);
  });

  it('is not stored when the include of its answer is wrong', async () => {
    const { post, list } = openMoving();
    const body = { data: { attributes: bill } };
    expect((await post('/v2/tracking_requests?include=parcel', body)).status).toBe(400);
    expect(await list(`/v2/tracking_requests?q=${bill.request_number}`)).toEqual([]);
  });
});

describe('the reference of a request', () => {
  it('replaces those it had, and is copied to a shipment that is not there yet', async () => {
    const { created, patch, wait, one, first } = openMoving();
    const { id } = await created({ ...bill, ref_numbers: ['PO-1', 'PO-2'] });
    const change = { data: { type: 'tracking_request', attributes: { ref_number: 'PO-3' } } };
    const changed = await patch(`/v2/tracking_requests/${id}`, change);
    expect(await changed.json()).toMatchObject({ data: { attributes: { ref_numbers: ['PO-3'] } } });
    wait(2 * minute);
    const shipment = idOf(await one(`/v2/tracking_requests/${id}`), 'tracked_object');
    expect((await one(`/v2/shipments/${shipment}`)).attributes['ref_numbers']).toEqual(['PO-3']);
    await patch(`/v2/tracking_requests/${id}`, { data: { attributes: { ref_number: null } } });
    expect((await one(`/v2/tracking_requests/${id}`)).attributes['ref_numbers']).toEqual([]);
    const own = await one(`/v2/shipments/${shipment}`);
    expect(own.attributes['ref_numbers']).toEqual(['PO-3']);
    expect(await first(`/v2/shipments?number=${bill.request_number}`)).toEqual(own);
  });

  it('is changed on requests of the world as well', async () => {
    const { first, patch, one } = openMoving();
    const { id } = await first('/v2/tracking_requests');
    await patch(`/v2/tracking_requests/${id}`, { data: { attributes: { ref_number: 'OWN' } } });
    expect((await one(`/v2/tracking_requests/${id}`)).attributes['ref_numbers']).toEqual(['OWN']);
  });
});

describe('after a restart', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'landfall-requests-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('a request has the same id, the same shipment and the same voyage', async () => {
    const db = join(folder, 'landfall.db');
    const paths = ['/v2/shipments?page[size]=3&include=containers', '/v2/tracking_requests?page[size]=3'];
    const read = async (sandbox: ReturnType<typeof openMoving>) => {
      sandbox.wait(2 * minute);
      return Promise.all(paths.map((path) => sandbox.json(path)));
    };
    const before = openMoving({ db });
    await before.created(bill);
    await before.created({ request_type: 'container', request_number: 'TCLU7654320', scac: 'HLCU' });
    const { id } = await before.created({ ...bill, request_number: 'MAEU800000002' });
    await before.patch(`/v2/tracking_requests/${id}`, { data: { attributes: { ref_number: 'PO-9' } } });
    await read(before);
    await before.patch(`/v2/tracking_requests/${id}`, { data: { attributes: { ref_number: 'LATER' } } });
    const known = await read(before);
    before.app.close();
    const after = openMoving({ db });
    after.wait(2 * minute);
    expect(await read(after)).toEqual(known);
    const shipment = await after.first('/v2/shipments?number=MAEU800000002');
    expect(shipment.attributes['ref_numbers']).toEqual(['PO-9']);
    after.app.close();
  });

  it('a request is still there when the clock of the world was set back', async () => {
    const db = join(folder, 'landfall.db');
    const before = openMoving({ db });
    const { id } = await before.created(bill);
    before.wait(2 * minute);
    expect((await before.one(`/v2/tracking_requests/${id}`)).attributes['status']).toBe('created');
    before.app.close();
    const after = openMoving({ db });
    after.wait(-day);
    expect((await after.one(`/v2/tracking_requests/${id}`)).attributes['status']).toBe('pending');
    const { id: next } = await after.created({ ...bill, request_number: 'MAEU800000003' });
    expect((await after.list('/v2/tracking_requests?q=MAEU8')).map((each) => each.id)).toEqual([id, next]);
    after.app.close();
  });
});
