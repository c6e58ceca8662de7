import { useSyncExternalStore } from 'react';
import type { Api } from '#/data/http/api.ts';
import type { RequestStatus } from '#/data/http/scheduler.ts';

/** How many requests run and wait, and until when the service wants none. */
export function useRequestStatus(api: Api): RequestStatus {
  return useSyncExternalStore(api.status.subscribe, api.status.snapshot);
}
