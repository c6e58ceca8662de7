import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#/app/start.ts';
import { fleetKey, fleetQuery } from '#/data/fleet/queries.ts';
import { resolve } from '#/domain/find/find.ts';
import { createFindIndex } from '#/domain/find/findIndex.ts';
import { readFindQuery } from '#/domain/find/findQuery.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { eventually } from '#/test/eventually.ts';
import { createSandboxApi } from '#/test/sandboxApi.ts';
import { findQuery, warmAnswer } from './queries.ts';

async function account() {
  const { api } = createSandboxApi({ shipments: 250 });
  const fleet = await createQueryClient().query(fleetQuery(api));
  const shipment = fleet.shipments.find(
    ({ refNumbers, containers }) =>
      refNumbers.length > 0 && containers.some((container) => container.refNumbers.length > 0),
  );
  if (!shipment) throw new Error('this account has no references');
  return { fleet, shipment };
}

async function findCold(q: string) {
  const { api, asked } = createSandboxApi({ shipments: 250 });
  return { answer: await createQueryClient().query(findQuery(api, createQueryClient(), q)), asked };
}

/** As somebody types it: lower case, a space after the owner, a dash before the check digit. */
const typed = (number: string) =>
  `${number.slice(0, 4)} ${number.slice(4, 7)}-${number.slice(7, 10)} ${number.slice(10)}`.toLowerCase();

function firstContainer({ containers }: Shipment) {
  const [container] = containers;
  if (!container) throw new Error('no container');
  return container;
}

describe('finding in a cold browser (docs/interface.md 2.8)', () => {
  it('finds a container as it is typed, in two narrow requests', async () => {
    const { shipment } = await account();
    const { id, number } = firstContainer(shipment);
    const { answer, asked } = await findCold(typed(number));
    expect(answer).toMatchObject({ kind: 'exactContainer', shipmentId: shipment.id, containerId: id });
    expect(asked).toHaveLength(2);
  });

  it('finds a bill of lading, and references of the shipment and of its containers', async () => {
    const { shipment } = await account();
    const reference = shipment.containers.flatMap(({ refNumbers }) => refNumbers)[0] ?? '';
    for (const q of [shipment.billOfLading, shipment.refNumbers[0] ?? '', reference]) {
      const { answer } = await findCold(q.toLowerCase());
      expect(answer.kind, q).toBe('exactShipment');
    }
  });

  it('finds a shipment by the booking it was requested with, which stands on no record', async () => {
    const { api } = createSandboxApi({ shipments: 250 });
    const document = await api.read('/tracking_requests?page%5Bsize%5D=100', { priority: 'user' });
    const requests = (document as { data: readonly BookingRequest[] }).data;
    const booking = requests.find(
      ({ attributes, relationships }) =>
        attributes.request_type.startsWith('booking') && relationships.tracked_object.data,
    );
    const { answer } = await findCold(booking?.attributes.request_number ?? 'none');
    expect(answer).toMatchObject({
      kind: 'exactShipment',
      shipmentId: booking?.relationships.tracked_object.data?.id,
    });
  });

  it('reads the account where the service finds nothing, and keeps what it read', async () => {
    const { api, asked } = createSandboxApi({ shipments: 250 });
    const client = createQueryClient();
    const answer = await client.query(findQuery(api, client, 'zzz-no-such-number'));
    expect(answer).toEqual({ kind: 'none' });
    expect(asked).toHaveLength(6);
    expect(client.getQueryData<Fleet>(fleetKey)?.complete).toBe(true);
  });

  it('is not misled by a service that ignores what it is asked, nor stopped by one that refuses it (trap 47)', async () => {
    const { shipment } = await account();
    for (const shipments of [1, 40, 250]) {
      const small = createSandboxApi({ shipments });
      const path = '/v2/shipments?page[size]=100&include=containers';
      const everything = await (
        await small.sandbox.request(path, { headers: { Authorization: 'Token demo' } })
      ).text();
      const deaf = createSandboxApi({
        shipments,
        obstruct: (asked) => (/[?&](q|number)=/.test(asked) ? new Response(everything) : null),
      });
      const answer = await createQueryClient().query(findQuery(deaf.api, createQueryClient(), 'zzz-none'));
      expect(answer, `${shipments}`).toEqual({ kind: 'none' });
    }
    const strict = createSandboxApi({
      shipments: 250,
      obstruct: (asked) => (/[?&](q|number)=/.test(asked) ? new Response('{}', { status: 422 }) : null),
    });
    const client = createQueryClient();
    expect(await client.query(findQuery(strict.api, client, shipment.billOfLading))).toMatchObject({
      kind: 'exactShipment',
      shipmentId: shipment.id,
    });
  });

  it('is safe with enormous, percent-encoded and hostile queries', async () => {
    for (const q of ['x'.repeat(100_000), '%', '%00', '../../etc', '<img src=x onerror=alert(1)>', '(((']) {
      expect((await findCold(q)).answer.kind).toBe('none');
    }
  });

  it('asks nothing for an empty query', async () => {
    const { answer, asked } = await findCold('  ');
    expect(answer).toEqual({ kind: 'none' });
    expect(asked).toHaveLength(0);
  });
});

describe('finding in a warm browser', () => {
  it('needs no request', async () => {
    const { fleet, shipment } = await account();
    const client = createQueryClient();
    client.setQueryData(fleetKey, fleet);
    const { id, number } = firstContainer(shipment);
    expect(await warmAnswer(client, readFindQuery(typed(number)))).toMatchObject({
      kind: 'exactContainer',
      containerId: id,
    });
    expect((await warmAnswer(client, readFindQuery(shipment.billOfLading)))?.kind).toBe('exactShipment');
  });

  it('waits for no reading of the account when the whole of it is at hand, however old', async () => {
    const { api, asked } = createSandboxApi({ shipments: 250 });
    const client = createQueryClient();
    const fleet = await client.query(fleetQuery(api));
    client.setQueryData(fleetKey, fleet, { updatedAt: 0 });
    const before = asked.length;
    expect(await client.query(findQuery(api, client, 'zzz-no-such-number'))).toEqual({ kind: 'none' });
    expect(asked.length - before).toBe(2);
  });

  it('answers from the service while the fleet is still being read, or could not be', async () => {
    const { shipment } = await account();
    let isStuck = true;
    const { api } = createSandboxApi({
      shipments: 250,
      obstruct: (path) =>
        isStuck && path.includes('number%5D=2') ? new Response('', { status: 400 }) : null,
    });
    const client = createQueryClient();
    const reading = client.query(fleetQuery(api)).catch(() => 'failed');
    const find = () => client.query(findQuery(api, client, shipment.billOfLading));
    expect(await find()).toMatchObject({ shipmentId: shipment.id });
    await reading;
    expect(await find()).toMatchObject({ shipmentId: shipment.id });
    isStuck = false;
    expect(await client.query(findQuery(api, client, 'zzz-none'))).toEqual({ kind: 'none' });
  });

  it('changes nothing that the exact order resolves, whatever a tolerance would make of it', async () => {
    const { api } = createSandboxApi({ shipments: 60 });
    const fleet = await createQueryClient().query(fleetQuery(api));
    const client = createQueryClient();
    client.setQueryData(fleetKey, fleet);
    const index = createFindIndex(fleet.shipments);
    const numbers = fleet.shipments.flatMap((shipment) => [
      shipment.billOfLading,
      ...shipment.refNumbers,
      ...shipment.containers.flatMap(({ number, refNumbers }) => [number, ...refNumbers]),
    ]);
    const query = fc
      .tuple(
        fc.constantFrom(...numbers),
        fc.nat(6),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom('', 'PO ', 'O', '0', ' '),
      )
      .map(([number, from, length, before]) => before + number.slice(from, from + length).toLowerCase());
    await fc.assert(
      fc.asyncProperty(query, async (q) => {
        const exact = resolve(index, readFindQuery(q));
        if (exact.kind === 'none') return;
        expect(await warmAnswer(client, readFindQuery(q))).toEqual(exact);
        expect(await client.query(findQuery(api, client, q))).toEqual(exact);
      }),
    );
  });

  it('trusts a fleet that is still being read only with an exact container', async () => {
    const { fleet, shipment } = await account();
    const client = createQueryClient();
    client.setQueryData<Fleet>(fleetKey, { ...fleet, complete: false });
    expect((await warmAnswer(client, readFindQuery(firstContainer(shipment).number)))?.kind).toBe(
      'exactContainer',
    );
    expect(await warmAnswer(client, readFindQuery(shipment.billOfLading))).toBeNull();
  });
});

interface BookingRequest {
  readonly attributes: { readonly request_type: string; readonly request_number: string };
  readonly relationships: { readonly tracked_object: { readonly data: { readonly id: string } | null } };
}

describe('finding in a browser that only has the cached fleet', () => {
  async function findCached(q: string, obstruct?: (path: string) => Response | null) {
    const { fleet } = await account();
    const { api, asked } = createSandboxApi({ shipments: 250, ...(obstruct ? { obstruct } : {}) });
    const client = createQueryClient();
    client.setQueryData<Fleet>(fleetKey, { ...fleet, cached: 'sure' }, { updatedAt: 0 });
    expect(await warmAnswer(client, readFindQuery(q)), 'it is never sure').toBeNull();
    const answer = client.query({ ...findQuery(api, client, q), retry: false });
    return { answer, asked, client };
  }
  const down = () => new Response('{}', { status: 500 });

  it('asks the service first: the number may have come again on a newer shipment', async () => {
    const { shipment } = await account();
    const { answer, asked } = await findCached(firstContainer(shipment).number);
    expect(await answer).toMatchObject({ kind: 'exactContainer', shipmentId: shipment.id });
    expect(asked).toHaveLength(2);
  });

  it('does not wait for the account where the service finds nothing, and reads it again meanwhile', async () => {
    const { answer, client } = await findCached('zzz-no-such-number');
    expect(await answer).toEqual({ kind: 'none' });
    await eventually(() => expect(client.getQueryData<Fleet>(fleetKey)?.cached).toBeNull());
  });

  it.each<[string, () => Response]>([
    [
      'there is no network',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
    ['the service does not answer in time', () => new Response('{}', { status: 504 })],
  ])('answers from it while %s', async (_, fail) => {
    vi.stubGlobal('navigator', { onLine: false });
    const { shipment } = await account();
    const { answer } = await findCached(firstContainer(shipment).number, fail);
    expect(await answer).toMatchObject({ kind: 'exactContainer', shipmentId: shipment.id });
  });

  it('answers from it while the service cannot be reached, but never that there is nothing', async () => {
    const { shipment } = await account();
    const known = await findCached(shipment.billOfLading, down);
    expect(await known.answer).toMatchObject({ kind: 'exactShipment', shipmentId: shipment.id });
    await expect((await findCached('zzz-no-such-number', down)).answer).rejects.toMatchObject({
      kind: 'serverError',
    });
  });

  it('does not answer from it when the key is refused', async () => {
    const { shipment } = await account();
    const refused = await findCached(shipment.billOfLading, () => new Response('{}', { status: 401 }));
    await expect(refused.answer).rejects.toMatchObject({ kind: 'unauthorized' });
  });
});
