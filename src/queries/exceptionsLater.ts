import { useEffect, useState } from 'react';
import { inSlices } from '#/async/inSlices.ts';
import type { FoundExceptions } from '#/domain/exceptions/exceptions.ts';
import type { ExceptionSettings } from '#/domain/exceptions/exceptionSettings.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { OpenRequests } from '#/domain/records/trackingRequest.ts';
import type { Instant } from '#/time/instant.ts';

/**
 * The exceptions by these settings, for what may come after the page has been painted: the rules are loaded then, and
 * the exceptions found in slices; until then the last ones are given. Null as long as one of the two has not been read.
 */
export function useExceptionsLater(
  fleet: Fleet | undefined,
  open: OpenRequests | undefined,
  now: Instant,
  settings: ExceptionSettings,
): FoundExceptions | null {
  const [found, setFound] = useState<FoundExceptions | null>(null);
  const shipments = fleet?.shipments;
  const requests = open?.requests;
  useEffect(() => {
    if (!shipments || !requests) return undefined;
    const overtaken = new AbortController();
    const find = async () => {
      const { findExceptionsInSteps } = await import('#/domain/exceptions/exceptions.ts');
      const steps = findExceptionsInSteps({ shipments, requests, now, settings });
      setFound(await inSlices(steps, overtaken.signal));
    };
    find().catch(() => undefined);
    return () => overtaken.abort();
  }, [shipments, requests, now, settings]);
  return shipments && requests ? found : null;
}
