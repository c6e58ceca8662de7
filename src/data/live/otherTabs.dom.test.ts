import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '#/test/eventually.ts';
import { createSandboxApi } from '#/test/sandboxApi.ts';
import type { LiveChange } from './liveChange.ts';
import { followTabs } from './otherTabs.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const { api } = createSandboxApi({ shipments: 3 });

/** Two tabs of a browser over one service; what the second one hears. */
function openTabs() {
  const { api: other } = createSandboxApi({ shipments: 3 });
  const client = new QueryClient();
  const received: LiveChange[] = [];
  ends.push(followTabs({ api, client: new QueryClient() }, () => undefined));
  ends.push(followTabs({ api: other, client }, (change) => received.push(change)));
  return { client, received };
}

describe('what one tab writes', () => {
  it.each<readonly [string, LiveChange]>([
    ['/shipments/a%20b', { event: 'shipment.written', shipments: ['a b'], containers: [] }],
    ['/shipments/s/resume_tracking', { event: 'shipment.written', shipments: ['s'], containers: [] }],
    ['/containers/c', { event: 'container.written', shipments: [], containers: ['c'] }],
    ['/containers/c/custom_fields', { event: 'container.written', shipments: [], containers: ['c'] }],
    ['/containers/refresh', { event: 'container.written', shipments: [], containers: [] }],
    ['/tracking_requests', { event: 'tracking_request.written', shipments: [], containers: [] }],
    ['/documents/d', { event: 'document.written', shipments: [], containers: [] }],
  ])('is told to the others as a change: %s', async (path, change) => {
    const { received } = openTabs();
    await api.write('PATCH', path, {}, { priority: 'user' }).catch(() => undefined);
    await eventually(() => expect(received).toEqual([change]));
  });

  it.each([
    ['/custom_field_definitions/1', 'customFields'],
    ['/shipments/s/custom_fields', 'customFields'],
    ['/parties/1', 'parties'],
    ['/webhooks', 'webhooks'],
  ])('is refreshed where it is shown: %s', async (path, key) => {
    const { client } = openTabs();
    let readings = 0;
    const observer = new QueryObserver(client, { queryKey: [key, 'shown'], queryFn: () => (readings += 1) });
    ends.push(observer.subscribe(() => undefined));
    await eventually(() => expect(readings).toBe(1));
    for (let write = 0; write < 3; write += 1)
      await api.write('PATCH', path, {}, { priority: 'user' }).catch(() => undefined);
    await eventually(() => expect(readings).toBe(2));
  });

  it('is nothing that it reads', async () => {
    const { received } = openTabs();
    await api.read('/shipments', { priority: 'user' });
    await api.write('PATCH', '/documents/d', {}, { priority: 'user' }).catch(() => undefined);
    await eventually(() => expect(received.map(({ event }) => event)).toEqual(['document.written']));
  });
});
