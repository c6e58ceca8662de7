import { useMemo } from 'react';
import { runCooperatively } from '#/async/runCooperatively.ts';
import { useMessageLog } from '#/device/messageLog.ts';
import { usePreferences } from '#/device/preferences.ts';
import { isStored, messageLogName } from '#/device/stored.ts';
import {
  type FoundExceptions,
  type ExceptionQuestion,
  findExceptions,
  findExceptionsInSteps,
} from '#/domain/exceptions/exceptions.ts';
import type { ExceptionSettings } from '#/domain/exceptions/exceptionSettings.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { OpenRequests } from '#/domain/records/trackingRequest.ts';
import type { Instant } from '#/time/instant.ts';
import { withStoredReminders } from './storedReminders.ts';

const noShipments: readonly Shipment[] = [];

/** The exceptions by these settings, from what has been read so far, with the reminders of this device that are due. */
export function useExceptions(
  fleet: Fleet | undefined,
  open: OpenRequests | undefined,
  now: Instant,
  settings: ExceptionSettings,
): FoundExceptions {
  const shipments = fleet?.shipments ?? noShipments;
  const requests = open?.requests;
  const found = useMemo(() => {
    const question: ExceptionQuestion = { shipments, requests: requests ?? [], now, settings };
    return findExceptions(question);
  }, [shipments, requests, now, settings]);
  const messages = useMessageLog((log) => log.messages);
  const preferences = usePreferences();
  return useMemo(
    () => withStoredReminders(found, { shipments, now, messages, preferences }),
    [found, shipments, now, messages, preferences],
  );
}

interface Finding {
  readonly question: ExceptionQuestion;
  readonly found: Promise<FoundExceptions>;
  readonly overtaken: AbortController;
}

let last: Finding | null = null;

/**
 * The exceptions with the reminders of this device, found in slices. What the navigation counts and the list filters by is
 * found once; another question overtakes the one before.
 */
export function findOnce(question: ExceptionQuestion): Promise<FoundExceptions> {
  if (last && isSameQuestion(last.question, question)) return last.found;
  last?.overtaken.abort();
  const overtaken = new AbortController();
  last = { question, found: find(question, overtaken.signal), overtaken };
  return last.found;
}

async function find(question: ExceptionQuestion, signal: AbortSignal): Promise<FoundExceptions> {
  const found = await runCooperatively(findExceptionsInSteps(question), signal);
  return isStored(messageLogName) ? withStoredReminders(found, question) : found;
}

export function isSameQuestion(one: ExceptionQuestion, other: ExceptionQuestion): boolean {
  return (
    one.shipments === other.shipments &&
    one.requests === other.requests &&
    one.now === other.now &&
    one.settings === other.settings
  );
}
