import type { Fetch } from '#/data/http/request.ts';

/** What the page's first script asked for (early.ts). */
export interface Early {
  /** `/config.json`; rejects where it cannot be read. */
  config: Promise<unknown> | null;
  list: {
    readonly address: string;
    readonly answer: Promise<Response>;
    readonly abort: () => void;
    /** Whether all of the answer has arrived. */
    readonly isHere: boolean;
  } | null;
}

/** Hands on what is on its way, each once. */
export interface EarlyAnswers {
  /** The configuration; null where it was not asked for, or was taken. */
  readonly takeConfig: () => Promise<unknown> | null;
  /** Sends requests by `fetch`; the first one for the list takes the answer that is on its way. */
  readonly answering: (fetch: Fetch) => Fetch;
  /** Whether the list has arrived, taken or not. */
  readonly isListHere: () => boolean;
}

export function earlyAnswers(
  early = (globalThis as { readonly landfallEarly?: Early }).landfallEarly,
): EarlyAnswers | undefined {
  if (!early) return undefined;
  const { list: asked } = early;
  return {
    takeConfig: () => {
      const { config } = early;
      early.config = null;
      return config;
    },
    answering: (fetch) => (address, init) => {
      const { list } = early;
      if (!list || list.address !== address || init.method !== 'GET') return fetch(address, init);
      early.list = null;
      init.signal?.addEventListener('abort', list.abort, { once: true });
      return list.answer;
    },
    isListHere: () => asked?.isHere === true,
  };
}
