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
        expect(results.map(({ attributes }) => attributes['shipment_id'])).toContain(shipment);
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
