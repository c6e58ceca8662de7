import { describe, expect, it } from 'vitest';
import { openTestSandbox, type TestRecord } from '#sandbox/testSandbox.ts';

const { ask, json, list, one, patch } = openTestSandbox();
const boxes = await list('/v2/containers?page[size]=100&include=shipment');
const refresh = (id: string) => ask(`/v2/containers/${id}/refresh`, { method: 'PATCH' });

function pick(fits: (box: TestRecord) => boolean): TestRecord {
  const found = boxes.find(fits);
  if (!found) throw new Error('The simulated account holds no such container.');
  return found;
}

const shipmentOf = ({ relationships }: TestRecord) =>
  (relationships['shipment']?.data as { readonly id: string } | undefined)?.id;

describe('refreshing a container', () => {
  it('asks carrier and terminal now, names them, and changes nothing else', async () => {
    const box = pick(
      ({ attributes: a }) =>
        a['terminal_checked_at'] !== null &&
        a['pod_full_out_at'] === null &&
        a['pod_rail_loaded_at'] === null,
    );
    const before = await one(`/v2/shipments/${shipmentOf(box)}`);
    const answer = await refresh(box.id);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ message: 'Refresh started with carrier, terminal.' });
    const now = '2026-08-12T15:00:00Z';
    const asked = {
      line_tracking_last_attempted_at: now,
      line_tracking_last_succeeded_at: now,
    };
    const { attributes } = await one(`/v2/containers/${box.id}`);
    expect(attributes).toEqual({
      ...box.attributes,
      terminal_checked_at: now,
      pod_last_tracking_request_at: now,
      shipment_last_tracking_request_at: now,
    });
    // The carrier is asked about the shipment, which is where clients of the specification look for it.
    const shipment = await one(`/v2/shipments/${shipmentOf(box)}`);
    expect(shipment.attributes).toEqual({ ...before.attributes, ...asked });
    const listed = await list(`/v2/shipments?number=${String(before.attributes['bill_of_lading_number'])}`);
    expect(listed).toContainEqual(shipment);
    for (const other of await list('/v2/containers?page[size]=100'))
      expect(other.attributes['shipment_last_tracking_request_at'] === now).toBe(
        shipmentOf(other) === shipmentOf(box),
      );
  });

  it('asks no source once tracking has stopped', async () => {
    const box = pick(() => true);
    await patch(`/v2/shipments/${shipmentOf(box)}/stop_tracking`, '');
    const before = await json(`/v2/containers/${box.id}`);
    expect(await (await refresh(box.id)).json()).toEqual({
      message: 'No source was asked, because tracking has stopped.',
    });
    expect(await json(`/v2/containers/${box.id}`)).toEqual(before);
  });

  it('is paid, limited to ten a minute, and needs a container', async () => {
    expect((await refresh('none')).status).toBe(404);
    const { id } = pick(() => true);
    const unpaid = await openTestSandbox({ features: [] }).ask(`/v2/containers/${id}/refresh`, {
      method: 'PATCH',
    });
    expect(unpaid.status).toBe(403);
    expect(await unpaid.json()).toMatchObject({ errors: [{ title: 'API access not enabled' }] });
    const limited = openTestSandbox({ limits: {} });
    const ten = Array.from({ length: 11 }, () =>
      limited.ask(`/v2/containers/${id}/refresh`, { method: 'PATCH' }),
    );
    const statuses = (await Promise.all(ten)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await limited.ask('/v2/shipments')).status).toBe(200);
  });
});
