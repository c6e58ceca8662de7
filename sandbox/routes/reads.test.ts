import { describe, expect, it } from 'vitest';
import {
  containerStatuses,
  dataSources,
  deadlineEventNames,
  stopReasons,
  transportEventNames,
} from '#/domain/records/vocabulary.ts';
import { specAttributes } from '#sandbox/records/specAttributes.ts';
import { openTestSandbox } from '#sandbox/testSandbox.ts';

const { ask, json, list, one } = openTestSandbox();

const all = '?page[size]=100';
const shipments = await list(`/v2/shipments${all}`);
const containers = await list(`/v2/containers${all}`);
const words = (key: string, records: typeof containers) => records.map((each) => each.attributes[key]);

const learned = (record: (typeof containers)[number] | undefined) =>
  (record?.attributes['created_at'] ?? '') as string;
const isOf = (container: (typeof containers)[number], shipmentId: string) =>
  (container.relationships['shipment']?.data as { id: string } | null)?.id === shipmentId;
/** Named more than a day after the shipment was asked for, when estimates may have been revised already. */
const isNamedLate = (shipment: (typeof shipments)[number]['attributes'], named: string) =>
  Date.parse(named) - Date.parse(shipment['created_at'] as string) > 86_400_000;

describe('every word', () => {
  it('and attribute of shipments and containers is one of the specification', () => {
    for (const record of [...shipments, ...containers]) {
      expect(Object.keys(record.attributes).toSorted()).toEqual(specAttributes[record.type]?.toSorted());
    }
    expect(containerStatuses).toEqual(expect.arrayContaining(words('current_status', containers)));
    expect([null, ...stopReasons]).toEqual(
      expect.arrayContaining(words('line_tracking_stopped_reason', shipments)),
    );
  });

  it('of the history is one of the specification, and the history holds no estimate', async () => {
    const past = transportEventNames.filter((name) => !name.startsWith('estimated.'));
    const names = [...past.map((name) => `container.transport.${name}`), ...deadlineEventNames];
    for (const { id } of containers.slice(0, 40)) {
      const events = await list(`/v2/containers/${id}/transport_events`);
      expect(names).toEqual(expect.arrayContaining(words('event', events)));
      expect(dataSources).toEqual(expect.arrayContaining(words('data_source', events)));
      for (const { attributes } of events) {
        expect(Object.keys(attributes).toSorted()).toEqual(specAttributes['transport_event']?.toSorted());
        // The zone is not known where the place is not.
        expect(attributes['timezone'] === null).toBe(attributes['location_locode'] === null);
        expect((attributes['created_at'] as string) <= '2026-08-12T15:00:00Z').toBe(true);
      }
    }
  });

  it('of a container’s deadlines follows line, terminal, rail', () => {
    for (const { attributes } of containers) {
      const sources = attributes['import_deadlines'] as Record<string, string | null>;
      const first =
        sources['pickup_lfd_line'] ?? sources['pickup_lfd_terminal'] ?? sources['pickup_lfd_rail'];
      expect(attributes['pickup_lfd']).toBe(first);
    }
  });
});

describe('lists', () => {
  it('have what those of the live service have', async () => {
    const document = async (path: string) => (await json(path)) as Record<string, object>;
    expect(Object.keys((await document('/v2/shipments'))['meta'] ?? {})).toEqual(['size', 'total']);
    expect(Object.keys((await document('/v2/containers'))['meta'] ?? {})).toEqual(['total']);
    const requests = await document('/v2/tracking_requests');
    expect(Object.keys(requests['meta'] ?? {})).toEqual(['size', 'total', 'pagination']);
    const lines = await document('/v2/shipping_lines');
    expect(Object.keys(lines)).toEqual(['data', 'links']);
    expect(Object.keys(lines['links'] ?? {})).toEqual(['self', 'current']);
    expect(Object.keys(await document('/v2/search?query=a'))).toEqual(['data', 'links']);
    const [container] = containers;
    const history = await document(`/v2/containers/${container?.id}/transport_events`);
    expect(Object.keys(history)).toEqual(['data', 'links', 'meta']);
    expect(Object.keys(await document(`/v2/containers/${container?.id}/raw_events`))).toEqual([
      'data',
      'included',
    ]);
  });

  it('of containers find one by its number, however it is typed', async () => {
    const number = containers[0]?.attributes['number'] as string;
    const typed = `${number.slice(0, 4).toLowerCase()} ${number.slice(4, 7)}-${number.slice(7)}`;
    const found = await list(`/v2/containers?filter[number]=${encodeURIComponent(typed)}`);
    expect(found.map((each) => each.attributes['number'])).toEqual([number]);
  });

  it('of containers by the words of their status, several after commas', async () => {
    for (const statuses of [['on_ship'], ['available', 'not_available']]) {
      const found = await list(
        `/v2/containers?page[size]=100&filter[current_status]=${statuses.join(',%20')}`,
      );
      const every = containers.filter(({ attributes }) =>
        statuses.includes(String(attributes['current_status'])),
      );
      expect(every.length).toBeGreaterThan(0);
      expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(every.map(({ id }) => id)));
      for (const { attributes } of found) expect(statuses).toContain(attributes['current_status']);
    }
    expect(await list('/v2/containers?filter[current_status]=nothing')).toEqual([]);
  });

  it('of shipments find by `number` what was asked for, in full only, and never a container', async () => {
    const requests = await list('/v2/tracking_requests?page[size]=100&filter[request_type]=booking');
    const request = requests.find((each) => each.relationships['tracked_object']?.data);
    const number = request?.attributes['request_number'] as string;
    const tracked = request?.relationships['tracked_object']?.data as { id: string };
    expect((await list(`/v2/shipments?number=${number}`)).map((each) => each.id)).toEqual([tracked.id]);
    expect(await list(`/v2/shipments?number=${number.slice(0, -1)}`)).toEqual([]);
    expect(await list(`/v2/shipments?number=${String(containers[0]?.attributes['number'])}`)).toEqual([]);
  });

  it.each([
    ['true', ['TRUE', 'True', '1', ' true ']],
    ['false', ['FALSE', '0']],
  ])('take other spellings of tracking_stopped=%s', async (usual, others) => {
    const stopped = await json(`/v2/shipments?filter[tracking_stopped]=${usual}`);
    for (const other of others) {
      const answer = await json(`/v2/shipments?filter[tracking_stopped]=${encodeURIComponent(other)}`);
      expect((answer as { meta: unknown }).meta).toEqual((stopped as { meta: unknown }).meta);
    }
  });

  it('refuse a filter value that is no answer to the question', async () => {
    const answer = await ask('/v2/shipments?filter[tracking_stopped]=maybe');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      errors: [{ source: { parameter: 'filter[tracking_stopped]' } }],
    });
  });

  it('ignore filters that they do not have', async () => {
    expect(await list(`/v2/shipments${all}&filter[status]=on_ship`)).toHaveLength(shipments.length);
  });

  it('of requests are cut by when they were made', async () => {
    const start = '2026-08-01T00:00:00Z';
    const requests = await list(`/v2/tracking_requests${all}&filter[created_at][start]=${start}`);
    expect(requests.length).toBeGreaterThan(0);
    expect(requests.every((each) => (each.attributes['created_at'] as string) >= start)).toBe(true);
    expect((await ask('/v2/tracking_requests?filter[created_at][end]=soon')).status).toBe(400);
  });

  it('take the word of live services for bookings as well as that of the specification', async () => {
    const bookings = await list('/v2/tracking_requests?filter[request_type]=booking');
    expect(bookings.length).toBeGreaterThan(0);
    expect(await list('/v2/tracking_requests?filter[request_type]=booking_number')).toEqual(bookings);
  });
});

describe('shipments', () => {
  it('have a self link with scheme and host, as a URI has', () => {
    const [shipment] = shipments as unknown as readonly { id: string; links: { self: string } }[];
    expect(shipment?.links.self).toBe(`http://localhost/v2/shipments/${shipment?.id}`);
  });

  it('without a destination beyond the port say so with null', () => {
    const direct = shipments.filter((each) => each.attributes['destination_locode'] === null);
    expect(direct.length).toBeGreaterThan(0);
    expect(direct.every((each) => each.relationships['destination']?.data === null)).toBe(true);
  });
});

describe('raw events', () => {
  it('hold estimates as estimates and bring the places along', async () => {
    const estimated = await Promise.all(
      containers.slice(0, 30).map(async ({ id }) => list(`/v2/containers/${id}/raw_events`)),
    );
    const events = estimated.flat();
    const expected = events.filter((each) => each.attributes['estimated'] === true);
    expect(expected.length).toBeGreaterThan(0);
    for (const { attributes } of expected) {
      const { actual_at, estimated_at, estimated_on, timestamp } = attributes;
      expect({ actual_at, estimated_at }).toEqual({
        actual_at: null,
        estimated_at: estimated_on === null ? timestamp : null,
      });
    }
    expect(events.some((each) => each.attributes['event'] === 'arrived_at_inland_destination')).toBe(false);
  });

  it('have every transport event by its name: those are a subset of them', async () => {
    const names = new Set<unknown>();
    for (const { id } of containers.slice(0, 60)) {
      const [events, raw] = await Promise.all([
        list(`/v2/containers/${id}/transport_events`),
        list(`/v2/containers/${id}/raw_events`),
      ]);
      const named = new Map(raw.map((each) => [each.id, each.attributes['event']]));
      for (const event of events) {
        const name = String(event.attributes['event']).replace('container.transport.', '');
        if (name.startsWith('container.')) continue;
        names.add(name);
        expect(named.get(event.id)).toBe(
          name === 'arrived_at_inland_destination' ? 'arrived_at_destination' : name,
        );
      }
    }
    expect([...names]).toEqual(expect.arrayContaining(['vessel_berthed', 'available']));
  });

  it('stand in the order of time, past and expected together, and say it in the words of their sources', async () => {
    const lists = await Promise.all(
      containers.slice(0, 60).map(async ({ id }) => list(`/v2/containers/${id}/raw_events`)),
    );
    for (const events of lists) {
      const times = events.flatMap(({ attributes }) => (attributes['timestamp'] as string | null) ?? []);
      expect(times).toEqual(times.toSorted());
      expect(events.map(({ attributes }) => attributes['index'])).toEqual(events.map((_, index) => index));
    }
    const written = new Set(lists.flat().map(({ attributes }) => attributes['original_event']));
    expect([...written].filter((word) => /_/.test(String(word)))).toEqual([]);
    expect(written.size).toBeGreaterThan(20);
    expect(written).toContain(null);
  });

  it('of sources that know only the day have that day and no time', async () => {
    const evergreen = shipments.filter(({ attributes }) => attributes['shipping_line_scac'] === 'EGLV');
    const boxes = containers.filter((box) => evergreen.some(({ id }) => isOf(box, id)));
    const lists = await Promise.all(boxes.map(async ({ id }) => list(`/v2/containers/${id}/raw_events`)));
    const facts = lists
      .flat()
      .map(({ attributes }) => attributes)
      .filter((each) => !each['estimated'] && each['data_source'] === 'shipping_line' && each['timestamp']);
    expect(facts.length).toBeGreaterThan(0);
    for (const fact of facts) {
      expect(fact).toMatchObject({ actual_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), actual_at: null });
    }
  });

  it('keep every estimate of the arrival from the original to the current one, each since when it was reported', async () => {
    const moved = shipments.filter(
      ({ attributes }) =>
        attributes['pod_ata_at'] === null &&
        attributes['pod_original_eta_at'] !== null &&
        attributes['pod_eta_at'] !== attributes['pod_original_eta_at'],
    );
    let revisions = 0;
    for (const { id, attributes } of moved.slice(0, 30)) {
      for (const box of containers.filter((each) => isOf(each, id))) {
        const raw = await list(`/v2/containers/${box.id}/raw_events`);
        const reported = raw
          .filter((each) => each.attributes['event'] === 'vessel_arrived' && each.attributes['estimated'])
          .toSorted((a, b) => learned(a).localeCompare(learned(b)));
        expect(reported.map(({ attributes: each }) => each['invalidated_at'])).toEqual(
          reported.map((_, index) => reported[index + 1]?.attributes['created_at'] ?? null),
        );
        // Nothing is reported of a container before it has a number.
        const named = box.attributes['created_at'] as string;
        expect(reported.every((each) => learned(each) >= named)).toBe(true);
        // The digits of an estimate without a place have no zone to be compared by.
        const times = reported.map(
          (each) => each.attributes['location_locode'] && each.attributes['timestamp'],
        );
        const first = isNamedLate(attributes, named) ? times[0] : attributes['pod_original_eta_at'];
        expect([null, first]).toContain(times[0]);
        expect([null, attributes['pod_eta_at']]).toContain(times.at(-1));
        revisions += reported.length - 1;
      }
    }
    expect(revisions).toBeGreaterThan(30);
  });
});

describe('places', () => {
  it('have coordinates that are numbers and an id that is no LOCODE', async () => {
    const port = await one('/v2/ports/cnsha');
    expect(port.attributes).toMatchObject({
      code: 'CNSHA',
      latitude: expect.any(Number),
      longitude: expect.any(Number),
    });
    expect(port.id).toMatch(/^[\da-f]{8}-/);
    const metro = shipments.map(
      (each) => each.relationships['destination']?.data as { id: string; type: string } | null,
    );
    const inland = metro.find((each) => each?.type === 'metro_area');
    expect((await one(`/v2/metro_areas/${inland?.id}`)).attributes).not.toHaveProperty('city');
    expect((await ask(`/v2/ports/${inland?.id}`)).status).toBe(404);
  });
});

describe('terminals', () => {
  it('have FIRMS and SMDG codes and an address where these are known, and null where not', async () => {
    const [losAngeles, newYork, vancouver, rotterdam, caiMep] = await Promise.all(
      ['USLAX', 'USNYC', 'CAVAN', 'NLRTM', 'VNCMT'].map(async (locode) => {
        const { relationships } = await one(`/v2/ports/${locode}`);
        const [terminal] = (relationships['terminals']?.data ?? []) as readonly { id: string }[];
        return (await one(`/v2/terminals/${terminal?.id}`)).attributes;
      }),
    );
    expect(losAngeles).toMatchObject({
      firms_code: expect.stringMatching(/^[A-Z]\d{3}$/),
      smdg_code: expect.stringMatching(/^[A-Z0-9]{3,6}$/),
      street: expect.any(String),
      city: 'Los Angeles',
      state: 'California',
      state_abbr: 'CA',
      zip: expect.stringMatching(/^\d{5}$/),
      country: 'United States',
    });
    expect(newYork?.['firms_code']).not.toBe(losAngeles?.['firms_code']);
    // FIRMS codes are those of U.S. Customs.
    expect(vancouver).toMatchObject({ firms_code: null, state: 'British Columbia', zip: 'V4M 4G5' });
    expect(rotterdam).toMatchObject({ firms_code: null, state: null, street: 'Europaweg 875' });
    expect(caiMep).toMatchObject({ smdg_code: null, street: null, zip: null });
  });

  it('inland have a FIRMS code in the United States, and the metropolitan area that they serve', async () => {
    const ramps = shipments.flatMap(({ relationships }) => {
      const terminal = relationships['destination_terminal']?.data as { id: string; type: string } | null;
      return terminal?.type === 'rail_terminal' ? [terminal.id] : [];
    });
    const records = await Promise.all([...new Set(ramps)].map((id) => one(`/v2/terminals/${id}`)));
    expect(records.length).toBeGreaterThan(3);
    for (const { attributes, relationships } of records) {
      const area = relationships['metro_area']?.data as { id: string } | null;
      expect([area, relationships['port']?.data].filter(Boolean)).toHaveLength(1);
      const country = area && (await one(`/v2/metro_areas/${area.id}`)).attributes['country_code'];
      expect([country, String(attributes['firms_code'])].join(' ')).toMatch(
        /^US R\d{3}$|^(?!US ).* null$|^ null$/,
      );
    }
  });
});

describe('carriers', () => {
  it('say what can be tracked there, and the account asks them for nothing else', async () => {
    const lines = await list('/v2/shipping_lines?page[size]=100');
    const supports = (kind: string) => words(`${kind}_tracking_support`, lines);
    expect(supports('container_number')).toContain(false);
    expect(supports('booking_number')).toContain(false);
    expect(words('scac', lines)).toContain('TEST');
    const byContainer = await list('/v2/tracking_requests?page[size]=100&filter[request_type]=container');
    const deaf = lines.filter((each) => each.attributes['container_number_tracking_support'] === false);
    const asked = words('scac', byContainer).filter((scac) => words('scac', deaf).includes(scac));
    expect(byContainer.length).toBeGreaterThan(0);
    expect(asked).toEqual([]);
  });
});
