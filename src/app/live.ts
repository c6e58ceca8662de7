import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#/api/api.ts';
import { connectLive } from '#/api/liveConnection.ts';
import { followLive } from '#/queries/live.ts';

/** From here on the page hears of what happens. A chunk of its own, after what the page needs first. */
export function startLive(client: QueryClient, api: Api): void {
  followLive({ client, api, connect: connectLive });
}
