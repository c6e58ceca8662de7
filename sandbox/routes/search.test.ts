import { describe, expect, it } from 'vitest';
import { openTestSandbox, type TestRecord } from '#sandbox/testSandbox.ts';

const { list, one } = openTestSandbox({ shipments: 300 });

const requests = await listAll('/v2/tracking_requests?filter[status]=created');
const trackedId = ({ relationships }: TestRecord) =>
  (relationships['tracked_object']?.data as { id: string } | null)?.id;
const ids = async (path: string) => (await list(path)).map(({ id }) => id);

async function listAll(path: string): Promise<readonly TestRecord[]> {
  const pages = [1, 2, 3, 4].map((number) => list(`${path}&page[size]=100&page[number]=${number}`));
  return (await Promise.all(pages)).flat();
}

describe('a number that was asked to be tracked', () => {
  it.each(['bill_of_lading', 'booking', 'container'])(
    'finds its shipment, asked for as %s, by /search and by /shipments?q=',
    async (type) => {
      const asked = requests.filter(({ attributes }) => attributes['request_type'] === type);
      expect(asked.length).toBeGreaterThan(5);
      for (const request of asked) {
        const number = encodeURIComponent(String(request.attributes['request_number']));
        const shipment = trackedId(request);
        const results = await list(`/v2/search?query=${number}`);
        expect(results.map(({ id, attributes }) => attributes['shipment_id'] ?? id)).toContain(shipment);
        expect(await ids(`/v2/shipments?q=${number.toLowerCase()}`)).toContain(shipment);
      }
    },
  );

  it('finds a booking by its part, and the booking once: as the shipment it has become', async () => {
    const booking = requests.find(({ attributes }) => attributes['request_type'] === 'booking');
    const number = String(booking?.attributes['request_number']);
    const results = await list(`/v2/search?query=${number.slice(0, -1)}`);
    expect(results.map(({ attributes }) => attributes['entity_type'])).toEqual(['shipment']);
    expect(results[0]?.id).toBe(booking && trackedId(booking));
    expect(await one(`/v2/shipments/${results[0]?.id}`)).toMatchObject({ type: 'shipment' });
  });
});

describe('a search result', () => {
  const keys = ['shipment_id', 'port_of_lading_name', 'port_of_discharge_name', 'containers_count'] as const;
  const filled = ({ attributes }: TestRecord) => keys.filter((key) => attributes[key] !== null);
  const kind = ({ attributes }: TestRecord) => attributes['entity_type'];

  it('tells the ports and boxes of a shipment, the shipment of a container, and neither of a request', async () => {
    const [box] = await list('/v2/containers');
    const [failed] = await list('/v2/tracking_requests?filter[status]=failed');
    const shipment = box?.relationships['shipment']?.data as { id: string };
    const { attributes } = await one(`/v2/shipments/${shipment.id}`);
    const find = async (number: unknown, id: string | undefined) =>
      (await list(`/v2/search?query=${String(number)}`)).find((each) => each.id === id);

    const asShipment = await find(attributes['bill_of_lading_number'], shipment.id);
    expect(asShipment && filled(asShipment)).toEqual(keys.slice(1));
    expect(asShipment?.attributes).toMatchObject({
      port_of_lading_name: attributes['port_of_lading_name'],
      port_of_discharge_name: attributes['port_of_discharge_name'],
      tracking_stopped: expect.any(Boolean),
    });
    const asContainer = await find(box?.attributes['number'], box?.id);
    expect(asContainer && filled(asContainer)).toEqual(['shipment_id']);
    expect(asContainer?.attributes).toMatchObject({
      shipment_id: shipment.id,
      scac: attributes['shipping_line_scac'],
      tracking_stopped: null,
      created_at: box?.attributes['created_at'],
    });
    const asRequest = await find(failed?.attributes['request_number'], failed?.id);
    expect(asRequest && [kind(asRequest), ...filled(asRequest)]).toEqual(['tracking_request']);
  });
});
