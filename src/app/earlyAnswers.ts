import type { Fetch } from '#/api/request.ts';

/** What the page's first script asked for (early.ts). */
export interface Early {
  /** `/config.json`; rejects where it cannot be read. */
  config: Promise<unknown> | null;
  list: { readonly address: string; readonly answer: Promise<Response>; readonly abort: () => void } | null;
}

const early = (globalThis as { landfallEarly?: Early }).landfallEarly;

/** The configuration that is on its way; null where nobody has asked for it, or it was taken. */
export function takeConfig(): Promise<unknown> | null {
  const config = early?.config ?? null;
  if (early) early.config = null;
  return config;
}

/** Sends requests by `fetch`; the first one for the list takes the answer that is on its way. */
export function withEarlyAnswers(fetch: Fetch): Fetch {
  return (address, init) => {
    const list = early?.list;
    if (!list || list.address !== address || init.method !== 'GET') return fetch(address, init);
    early.list = null;
    init.signal?.addEventListener('abort', list.abort, { once: true });
    return list.answer;
  };
}
