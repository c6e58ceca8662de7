import type { QueryState } from '@tanstack/react-query';
import { ApiError, type ApiErrorKind } from '#/api/errors.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { untilNext } from './boardFleet.ts';

type FleetState = Pick<
  QueryState<Fleet>,
  'data' | 'status' | 'error' | 'dataUpdatedAt' | 'errorUpdatedAt' | 'fetchStatus'
>;

/**
 * Whether something that may have changed the case (a network that is back, a device that woke up) is worth a reading
 * at once: when one is overdue because timers slept, when the clock was set back, and when the last one never reached
 * the service, so that it cost nothing there.
 */
export function isReadingDue(state: FleetState, now: number): boolean {
  if (state.fetchStatus === 'fetching') return false;
  const { status, error, dataUpdatedAt, errorUpdatedAt } = state;
  const sinceLast = now - Math.max(dataUpdatedAt, errorUpdatedAt);
  if (status === 'error' && error instanceof ApiError && unheard.includes(error.kind)) return true;
  return sinceLast < 0 || sinceLast >= untilNext(state);
}
const unheard: readonly ApiErrorKind[] = ['offline', 'unreachable'];
