import { describe, expect, it } from 'vitest';
import { createQueryClient } from '#/app/start.ts';
import { fleetKey, fleetQuery } from '#/data/fleet/queries.ts';
import { type BulkChange, bulkSubjects, planBulkChange } from '#/domain/list/bulkChange.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { isStopped } from '#/domain/status/carrierTracking.ts';
import { createSandboxApi, type SandboxApiOptions } from '#/test/sandboxApi.ts';
import { beginBulkWrites, type BulkBatch, undoWrites, whyNotChanged } from './bulkWrites.ts';

const add: BulkChange = { kind: 'labels', field: 'refNumbers', action: 'add', labels: ['BULK-1'] };

/** A fleet that was read, and how to change its first shipments. */
async function begin(options: SandboxApiOptions = {}) {
  const { api, asked, sandbox } = createSandboxApi({ shipments: 30, ...options });
  const client = createQueryClient();
  const { shipments } = await client.query(fleetQuery(api));
  const chosen = shipments.slice(0, 8);
  const plan = (change: BulkChange, of: readonly Shipment[] = chosen) =>
    planBulkChange(
      bulkSubjects(of.map((shipment) => ({ id: shipment.id, kind: 'shipment', shipment, containers: [] }))),
      change,
    ).writes;
  const shown = () =>
    client.getQueryData<Fleet>(fleetKey)?.shipments.filter(({ id }) => chosen.some((one) => one.id === id)) ??
    [];
  const stored = async () => {
    const fresh = await createQueryClient().query(fleetQuery(api));
    return fresh.shipments.filter(({ id }) => chosen.some((one) => one.id === id));
  };
  return { api, asked, sandbox, client, chosen, plan, shown, stored };
}

const settled = (batch: BulkBatch, state: 'ended' | 'paused' = 'ended') =>
  new Promise<void>((resolve) => {
    const look = () => batch.status().state === state && resolve();
    batch.subscribe(look);
    look();
  });

const references = (shipments: readonly Shipment[]) => shipments.map(({ refNumbers }) => refNumbers);
const isWrite = (path: string) => /^\/shipments\/[^/?]+$/.test(path);

describe('a change of many shipments', () => {
  it('is written and shown on each, and one undo takes all of it back', async () => {
    const { api, client, chosen, plan, shown, stored } = await begin();
    const batch = beginBulkWrites(api, client, plan(add));
    await settled(batch);
    const expected = chosen.map(({ refNumbers }) => [...refNumbers, 'BULK-1']);
    expect(references(await stored())).toEqual(expected);
    expect(references(shown())).toEqual(expected);
    const undo = beginBulkWrites(api, client, undoWrites(batch));
    await settled(undo);
    expect(references(await stored())).toEqual(references(chosen));
    expect(references(shown())).toEqual(references(chosen));
  });

  it('overwrites nothing that somebody else wrote meanwhile, and says so', async () => {
    const { api, sandbox, client, chosen, plan, stored } = await begin();
    const [theirs] = chosen;
    await sandbox.request(`/v2/shipments/${theirs?.id}`, {
      method: 'PATCH',
      headers: { authorization: 'Token demo' },
      body: JSON.stringify({ data: { type: 'shipment', attributes: { ref_numbers: ['THEIRS'] } } }),
    });
    const batch = beginBulkWrites(api, client, plan(add));
    await settled(batch);
    expect(batch.status()).toMatchObject({ done: 7, failed: 1 });
    const failures = batch
      .outcomes()
      .flatMap(({ item, outcome }) =>
        outcome.kind === 'failed' ? [[item.shipment.id, whyNotChanged(item, outcome.error)]] : [],
      );
    expect(failures).toEqual([[theirs?.id, expect.stringMatching(/changed elsewhere meanwhile/)]]);
    expect(references(await stored())[0]).toEqual(['THEIRS']);
  });

  it('stops tracking with the reason of the service, and resumes it', async () => {
    const { api, client, chosen, plan, shown, stored } = await begin();
    const tracked = chosen.filter(({ carrierTracking }) => !isStopped(carrierTracking));
    const stop = beginBulkWrites(api, client, plan({ kind: 'tracking', isTracked: false }, tracked));
    await settled(stop);
    const reasons = (shipments: readonly Shipment[]) =>
      shipments
        .filter(({ id }) => tracked.some((one) => one.id === id))
        .map(({ carrierTracking }) => carrierTracking.stoppedReason);
    const expected = tracked.map(() => 'cancelled_by_user');
    expect(reasons(shown())).toEqual(expected);
    expect(reasons(await stored())).toEqual(expected);
    await settled(beginBulkWrites(api, client, undoWrites(stop)));
    expect(reasons(await stored())).toEqual(tracked.map(() => null));
  });

  it('shows what the service has where an undo of it is refused', async () => {
    let isRefused = false;
    const { api, client, chosen, plan, shown } = await begin({
      obstruct: (path) =>
        isRefused && path.includes('/resume_tracking') ? new Response('{}', { status: 422 }) : null,
    });
    const tracked = chosen.filter(({ carrierTracking }) => !isStopped(carrierTracking));
    const stop = beginBulkWrites(api, client, plan({ kind: 'tracking', isTracked: false }, tracked));
    await settled(stop);
    const stopped = shown();
    isRefused = true;
    const undo = beginBulkWrites(api, client, undoWrites(stop));
    await settled(undo);
    expect(undo.status()).toMatchObject({ done: 0, failed: tracked.length });
    expect(shown()).toEqual(stopped);
  });

  it('pauses where the service takes nothing, and goes on where it stopped', async () => {
    let isDown = true;
    const { api, asked, client, chosen, plan, stored } = await begin({
      obstruct: (path) => (isDown && isWrite(path) ? new Response('{}', { status: 403 }) : null),
    });
    const batch = beginBulkWrites(api, client, plan(add));
    await settled(batch, 'paused');
    expect(batch.status()).toMatchObject({ done: 0, failed: 0 });
    const before = asked.length;
    await Promise.resolve();
    expect(asked).toHaveLength(before);
    isDown = false;
    batch.resume();
    await settled(batch);
    expect(references(await stored())).toEqual(chosen.map(({ refNumbers }) => [...refNumbers, 'BULK-1']));
  });
});
