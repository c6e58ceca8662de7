import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#/app/start.ts';
import type { NotificationText } from '#/device/notifications.ts';
import { eventually } from '#/test/eventually.ts';
import { createSandboxApi, type SandboxApi } from '#/test/sandboxApi.ts';
import { describeAlert } from '#/wording/alerts.ts';

/** A page that is opened now on this device, with alerts on. */
async function openPage(service: SandboxApi) {
  vi.resetModules();
  const { claim } = await import('#/device/deviceStore.ts');
  const { readAlertLedger } = await import('#/device/alertLedger.ts');
  const { watchAlerts } = await import('./watchAlerts.ts');
  const { fleetKey } = await import('#/data/fleet/queries.ts');
  const { useAlertRules } = await import('#/device/useAlertRules.ts');
  await claim('one');
  const client = createQueryClient();
  client.mount();
  const shown: NotificationText[] = [];
  const end = watchAlerts({
    client,
    api: service.api,
    show: ({ tag, fact, address }, format) => shown.push({ tag, ...describeAlert(fact, format), address }),
  });
  const open = {
    shown,
    rules: useAlertRules,
    ledger: readAlertLedger,
    refresh: () => client.invalidateQueries({ queryKey: fleetKey }),
    end() {
      end();
      client.unmount();
      client.clear();
    },
  };
  pages.push(open);
  return open;
}
const pages: { readonly end: () => void }[] = [];

const auth = { headers: { authorization: 'Token demo' } } as const;

/** Shipments that are tracked; the first of them. */
async function tracked({
  sandbox,
}: SandboxApi): Promise<readonly { readonly id: string; readonly bill: string }[]> {
  const answer = await sandbox.request('/v2/shipments?page[size]=100', auth);
  const { data } = (await answer.json()) as {
    data: { id: string; attributes: Record<string, unknown> }[];
  };
  return data
    .filter(({ attributes }) => attributes['line_tracking_stopped_at'] === null)
    .map(({ id, attributes }) => ({ id, bill: String(attributes['bill_of_lading_number']) }));
}

const stop = ({ sandbox }: SandboxApi, id: string) =>
  sandbox.request(`/v2/shipments/${id}/stop_tracking`, { ...auth, method: 'PATCH' });
const resume = ({ sandbox }: SandboxApi, id: string) =>
  sandbox.request(`/v2/shipments/${id}/resume_tracking`, { ...auth, method: 'PATCH' });

const onlyStopped = { kinds: ['tracking_stopped'], views: [], quiet: null } as const;
describe('alerts over the embedded service', { timeout: 90_000 }, () => {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('Notification', { permission: 'granted' });
    localStorage.clear();
  });
  afterEach(() => {
    for (const page of pages.splice(0)) page.end();
    vi.resetModules();
    localStorage.clear();
  });

  it('show what is new since they were switched on, once, also on the next page and after it went away', async () => {
    const service = createSandboxApi({ shipments: 30 });
    const [one, two] = await tracked(service);
    const page = await openPage(service);
    page.rules.setState(onlyStopped);
    await eventually(async () => expect((await page.ledger())?.known.size).toBeGreaterThan(0));
    expect(page.shown).toEqual([]);

    await stop(service, one?.id ?? '');
    await page.refresh();
    await eventually(() => expect(page.shown).toHaveLength(1));
    expect(page.shown[0]).toMatchObject({
      tag: `tracking_stopped stopped:${one?.id}`,
      title: expect.stringMatching(/ · Tracking stopped$/),
      address: expect.stringContaining(`/shipments/${one?.id}`),
    });

    await resume(service, one?.id ?? '');
    await page.refresh();
    await stop(service, one?.id ?? '');
    await stop(service, two?.id ?? '');
    page.end();
    const next = await openPage(service);
    next.rules.setState(onlyStopped);
    await eventually(() => expect(next.shown).toHaveLength(1));
    expect(next.shown[0]?.tag).toBe(`tracking_stopped stopped:${two?.id}`);
  });
});
