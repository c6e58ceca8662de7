import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#/data/http/api.ts';
import { followLive } from '#/data/live/live.ts';
import { connectLive } from '#/data/live/liveConnection.ts';

/** From here on the page hears of what happens. A chunk of its own, after what the page needs first. */
export function startLive(client: QueryClient, api: Api): void {
  followLive({ client, api, connect: connectLive });
}
