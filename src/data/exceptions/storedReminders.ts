import { useMessageLog } from '#/device/messageLog.ts';
import { clockOf, type Preferences, usePreferences } from '#/device/preferences.ts';
import type { ExceptionQuestion, FoundExceptions } from '#/domain/exceptions/exceptions.ts';
import { withReminders } from '#/domain/exceptions/reminders.ts';
import type { LoggedMessage } from '#/domain/messages/log.ts';

interface Stored {
  readonly messages: readonly LoggedMessage[];
  readonly preferences: Pick<Preferences, 'timeDisplay' | 'zone'>;
}

/** The exceptions with the reminders of this device that are due. */
export function withStoredReminders(
  found: FoundExceptions,
  {
    shipments,
    now,
    messages = useMessageLog.getState().messages,
    preferences = usePreferences.getState(),
  }: Pick<ExceptionQuestion, 'shipments' | 'now'> & Partial<Stored>,
): FoundExceptions {
  return withReminders(found, messages, shipments, { now, viewer: clockOf(preferences).viewer });
}
