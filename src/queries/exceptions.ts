import { useMemo } from 'react';
import { type Attention, type AttentionQuestion, findAttention } from '#/domain/exceptions/exceptions.ts';
import type { AttentionSettings } from '#/domain/exceptions/exceptionSettings.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { OpenRequests } from '#/domain/records/trackingRequest.ts';
import type { Instant } from '#/time/instant.ts';

/** Everything that needs somebody by these settings, worst first, from what has been read so far. */
export function useAttention(
  fleet: Fleet | undefined,
  open: OpenRequests | undefined,
  now: Instant,
  settings: AttentionSettings,
): Attention {
  const shipments = fleet?.shipments;
  const requests = open?.requests;
  return useMemo(() => {
    const question: AttentionQuestion = {
      shipments: shipments ?? [],
      requests: requests ?? [],
      now,
      settings,
    };
    return findAttention(question);
  }, [shipments, requests, now, settings]);
}
