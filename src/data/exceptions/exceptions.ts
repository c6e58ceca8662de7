import { useMemo } from 'react';
import {
  type FoundExceptions,
  type ExceptionQuestion,
  findExceptions,
} from '#/domain/exceptions/exceptions.ts';
import type { ExceptionSettings } from '#/domain/exceptions/exceptionSettings.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { OpenRequests } from '#/domain/records/trackingRequest.ts';
import type { Instant } from '#/time/instant.ts';

/** The exceptions by these settings, from what has been read so far. */
export function useExceptions(
  fleet: Fleet | undefined,
  open: OpenRequests | undefined,
  now: Instant,
  settings: ExceptionSettings,
): FoundExceptions {
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
