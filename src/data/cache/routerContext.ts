import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#/data/http/api.ts';

/** What every route is given. */
export interface RouterContext {
  readonly api: Api;
  readonly queryClient: QueryClient;
  /** What the runtime configuration got wrong and how it was read instead. */
  readonly configNotes: readonly string[];
  /** What it says of street tiles, as it came: the map checks it when there is one. */
  readonly streetTiles?: unknown;
}
