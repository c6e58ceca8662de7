import { useMemo } from 'react';
import { type Attention, type ExceptionQuestion, findExceptions } from '#/domain/exceptions/exceptions.ts';
import type { ExceptionSettings } from '#/domain/exceptions/exceptionSettings.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { OpenRequests } from '#/domain/records/trackingRequest.ts';
import type { Instant } from '#/time/instant.ts';

/** Everything that needs somebody by these settings, worst first, from what has been read so far. */
export function useExceptions(
  fleet: Fleet | undefined,
  open: OpenRequests | undefined,
  now: Instant,
  settings: ExceptionSettings,
): Attention {
  const shipments = fleet?.shipments;
  const requests = open?.requests;
  return useMemo(() => {
    const question: ExceptionQuestion = {
      shipments: shipments ?? [],
      requests: requests ?? [],
      now,
      settings,
    };
    return findExceptions(question);
  }, [shipments, requests, now, settings]);
}
