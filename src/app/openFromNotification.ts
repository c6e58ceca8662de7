/** What the service worker needs of a page. */
interface Page {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
  readonly postMessage: (message: unknown) => void;
}

interface Pages {
  readonly matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly Page[]>;
  readonly openWindow: (address: string) => Promise<unknown>;
}

/** Opens an address on a page that is there, which keeps what it has loaded, else on a new one. Never on a wall. */
export async function openFromNotification(pages: Pages, address: unknown): Promise<void> {
  if (typeof address !== 'string') return;
  const all = await pages.matchAll({ type: 'window', includeUncontrolled: true });
  const page = all.find(({ url }) => !/^\/arrivals\/?$/.test(new URL(url).pathname));
  if (!page) return void (await pages.openWindow(address));
  // Refused where the click was too long ago: the page opens it all the same.
  await page.focus().catch(() => undefined);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A page of a worker has no other origin.
  page.postMessage({ type: 'OPEN', address });
}
