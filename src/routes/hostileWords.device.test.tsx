import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { shipmentPages } from '#/data/shipments/calls.ts';
import { claim, read, remove } from '#/device/deviceStore.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { eventually } from '#/test/eventually.ts';
import { renderRoute } from '#/test/renderRoute.tsx';
import { createSandboxApi } from '#/test/sandboxApi.ts';
import { instant } from '#/time/instant.ts';

const hostile = '<img src=x onerror="document.title=0"><script>document.title=1</script>';
const monday = instant(Date.parse('2026-08-10T06:10:00Z'));
const wednesday = instant(Date.parse('2026-08-12T15:00:00Z'));
const world = { shipments: 40 };

// Times, zones and words that choose a clock or a row are read, all others are shown as they came.
const isRead = (key: string, text: string) =>
  /^\d{4}-\d\d/.test(text) || /zone|_at$|locode|^current_status$|^event$|^data_source$|^amount$/.test(key);
const unreadableText = (key: string, value: unknown): unknown => {
  if (typeof value === 'string') return isRead(key, value) ? value : `${value} ${hostile}`;
  if (Array.isArray(value)) return value.map((item) => unreadableText(key, item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, unreadableText(name, item)]));
};
/** An answer whose every word that a person or a foreign system wrote carries markup. */
const unreadable = (answer: string) =>
  JSON.stringify(JSON.parse(answer), (key, value) =>
    key === 'attributes' ? unreadableText(key, value) : value,
  );

async function shipments(): Promise<readonly Shipment[]> {
  const { api } = createSandboxApi({ ...world, now: wednesday });
  for await (const page of shipmentPages(api, { priority: 'user', signal: new AbortController().signal })) {
    return page.shipments;
  }
  return [];
}

function visit(address: string, at = wednesday) {
  cleanup();
  vi.setSystemTime(at);
  return renderRoute(address, { ...world, now: at, rewrite: unreadable });
}

/** What has become of the markup, once it can be read on the page: elements, and the title if one of them ran. */
async function made() {
  await waitFor(() => expect(document.body.textContent).toContain(hostile));
  // The router writes a script of its own, which restores the scroll position.
  const scripts = [...document.querySelectorAll('script')].filter(({ text }) => /document\.title/.test(text));
  const titles = document.title.endsWith('Landfall') ? [] : [document.title];
  return [...document.querySelectorAll('[src="x"], [onerror]'), ...scripts, ...titles];
}

describe('markup in the words of a source', () => {
  beforeAll(() => {
    Object.assign(globalThis, { indexedDB: new IDBFactory() });
    return claim('test');
  });
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    return remove('lastLook');
  });

  it.each(['/shipments', '/shipments?by=container', '/shipments?group=vessel', '/exceptions'])(
    'stays text on %s (trap 37)',
    async (address) => {
      visit(address);
      expect(await made()).toEqual([]);
    },
  );

  it('stays text on a shipment, in its journey and in its date sources (trap 37)', async () => {
    const one = (await shipments()).find(({ containers }) => containers[0]?.podDischarged);
    for (const proof of ['', '?proof=all']) {
      visit(`/shipments/${one?.id}${proof}`);
      await screen.findByRole('heading', { level: 1, name: /<img src=x/ });
      await within(
        await screen.findByRole('region', { name: proof ? /^Date sources/ : /^Events of/ }),
      ).findAllByText(/Discharged/);
      expect(await made()).toEqual([]);
    }
  });

  it('stays text in what has changed, and in the message about it', async () => {
    const user = userEvent.setup();
    visit('/changes', monday);
    await screen.findByText('Comparison starts now');
    await eventually(async () => expect(await read('lastLook')).toBeDefined());
    visit('/changes');
    await screen.findByRole('table', { name: 'Changes' });
    expect(await made()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Message' }));
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveProperty(
      'value',
      expect.stringContaining('<img'),
    );
    expect(await made()).toEqual([]);
  });

  it('stays text on paper', async () => {
    visit('/shipments');
    await screen.findByText(/^\d+ of 40, due soonest first$/);
    await userEvent.setup().keyboard('{Control}');
    await waitFor(async () => {
      await act(async () => window.dispatchEvent(new Event('beforeprint')));
      expect(document.querySelector('.printed')?.textContent).toContain(hostile);
    });
    expect(await made()).toEqual([]);
    await act(async () => window.dispatchEvent(new Event('afterprint')));
  });
});
