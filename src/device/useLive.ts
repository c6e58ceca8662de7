import { create } from 'zustand';

/** Numbers of the shipments that have just been read again because they changed. */
export type LiveNews = readonly string[];

interface Live {
  /** Since when this page receives live updates; null while it does not. Milliseconds of this device. */
  readonly openedAt: number | null;
  /** The last news; none of a page that has heard of nothing. */
  readonly news: LiveNews | null;
  /** Ids of shipments and containers that are marked on the screen, each with the news that it is marked for. */
  readonly changed: ReadonlyMap<string, LiveNews>;
}

export const useLive = create<Live>()(() => ({ openedAt: null, news: null, changed: new Map() }));

/** Whether this page receives live updates. */
export const useIsLive = () => useLive(({ openedAt }) => openedAt !== null);
