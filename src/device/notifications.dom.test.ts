import { describe, expect, it, vi } from 'vitest';
import { onWorkerOpens, showNotification } from './notifications.ts';

const notice = {
  tag: 'hold a',
  title: 'TEMU3043531 · Customs hold',
  body: 'Los Angeles',
  address: '/shipments/1',
};

function refuse(): never {
  throw new TypeError('Illegal constructor');
}

/** A browser of a phone: pages may not make notifications, the service worker may. */
function phone(registration: object | undefined) {
  vi.stubGlobal('Notification', refuse);
  const serviceWorker = Object.assign(new EventTarget(), { getRegistration: async () => registration });
  vi.stubGlobal('navigator', { serviceWorker });
  return serviceWorker;
}

describe('notifications on a phone', () => {
  it('are shown by the service worker, with what a click opens', async () => {
    const shown: unknown[] = [];
    phone({ showNotification: async (...given: readonly unknown[]) => void shown.push(given) });
    expect(await showNotification(notice, () => undefined)).toBe(true);
    const { tag, title, body, address: data } = notice;
    expect(shown).toEqual([[title, { tag, body, data, icon: '/icon-192.png' }]]);
  });

  it('are none without a worker, or where that may not either', async () => {
    phone(undefined);
    expect(await showNotification(notice, () => undefined)).toBe(false);
    phone({ showNotification: () => Promise.reject(new TypeError('No permission')) });
    expect(await showNotification(notice, () => undefined)).toBe(false);
  });

  it('open addresses of the application alone', () => {
    const worker = phone(undefined);
    const opened: string[] = [];
    const stop = onWorkerOpens((address) => opened.push(address));
    const send = (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data }));
    send({ type: 'OPEN', address: '/shipments/1' });
    for (const address of ['https://example.com', '//example.com', 'javascript:1', 7, null]) {
      send({ type: 'OPEN', address });
    }
    send({ type: 'OTHER', address: '/shipments/2' });
    send(null);
    stop();
    send({ type: 'OPEN', address: '/shipments/3' });
    expect(opened).toEqual(['/shipments/1']);
  });
});
