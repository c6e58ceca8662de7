import { describe, expect, it } from 'vitest';
import { openFromNotification } from './openFromNotification.ts';

function device(...urls: readonly string[]) {
  const done: string[] = [];
  const pages = urls.map((url) => ({
    url,
    focus: async () => void done.push(`focus ${url}`),
    postMessage: (message: unknown) => void done.push(`${url} ${JSON.stringify(message)}`),
  }));
  const clients = {
    matchAll: async () => pages,
    openWindow: async (address: string) => void done.push(`open ${address}`),
  };
  return { clients, done };
}
const address = '/shipments/1?container=A';
const list = 'https://landfall.test/shipments';

describe('a notification that the service worker shows', () => {
  it('opens on a page that is there', async () => {
    const { clients, done } = device(list);
    await openFromNotification(clients, address);
    expect(done).toEqual([`focus ${list}`, `${list} ${JSON.stringify({ type: 'OPEN', address })}`]);
  });

  it('opens a page where there is none, or only a wall', async () => {
    for (const urls of [[], ['https://landfall.test/arrivals?port=USLAX']]) {
      const { clients, done } = device(...urls);
      await openFromNotification(clients, address);
      expect(done).toEqual([`open ${address}`]);
    }
  });

  it('does nothing without an address', async () => {
    const { clients, done } = device(list);
    await openFromNotification(clients, undefined);
    expect(done).toEqual([]);
  });
});
