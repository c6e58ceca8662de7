import { useSyncExternalStore } from 'react';
import type { Api } from '#/api/api.ts';
import type { RequestStatus } from '#/api/scheduler.ts';

/** How many requests run and wait, and until when the service wants none. */
export function useRequestStatus(api: Api): RequestStatus {
  return useSyncExternalStore(api.status.subscribe, api.status.snapshot);
}
