import { useEffect, useState } from 'react';
import { runCooperatively } from '#/async/runCooperatively.ts';
import { isStored, messageLogName } from '#/device/stored.ts';
import type { ExceptionQuestion, FoundExceptions } from '#/domain/exceptions/exceptions.ts';
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
    let isAsked = true;
    findOnce({ shipments, requests, now, settings })
      .then((exceptions) => isAsked && setFound(exceptions))
      .catch(() => undefined);
    return () => {
      isAsked = false;
    };
  }, [shipments, requests, now, settings]);
  return shipments && requests ? found : null;
}

interface Finding {
  readonly question: ExceptionQuestion;
  readonly found: Promise<FoundExceptions>;
  readonly overtaken: AbortController;
}

let last: Finding | null = null;

/** What the navigation counts and the list filters by is found once; another question overtakes the one before. */
function findOnce(question: ExceptionQuestion): Promise<FoundExceptions> {
  if (last && isSameQuestion(last.question, question)) return last.found;
  last?.overtaken.abort();
  const overtaken = new AbortController();
  last = { question, found: find(question, overtaken.signal), overtaken };
  return last.found;
}

async function find(question: ExceptionQuestion, signal: AbortSignal): Promise<FoundExceptions> {
  const { findExceptionsInSteps } = await import('#/domain/exceptions/exceptions.ts');
  const found = await runCooperatively(findExceptionsInSteps(question), signal);
  if (!isStored(messageLogName)) return found;
  const { withStoredReminders } = await import('./storedReminders.ts');
  return withStoredReminders(found, question);
}

export function isSameQuestion(one: ExceptionQuestion, other: ExceptionQuestion): boolean {
  return (
    one.shipments === other.shipments &&
    one.requests === other.requests &&
    one.now === other.now &&
    one.settings === other.settings
  );
}
