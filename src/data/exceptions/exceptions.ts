import { useMemo } from 'react';
import { useMessageLog } from '#/device/messageLog.ts';
import { usePreferences } from '#/device/preferences.ts';
import {
  type FoundExceptions,
  type ExceptionQuestion,
  findExceptions,
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
