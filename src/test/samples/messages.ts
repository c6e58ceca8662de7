import type { LoggedMessage } from '#/domain/messages/log.ts';
import { instant } from '#/time/instant.ts';

/** A message to the broker about one container, for tests: copied, with neither reminder nor answer. */
export function loggedMessage(known: Partial<LoggedMessage> = {}): LoggedMessage {
  return {
    id: 'message',
    at: instant(Date.parse('2026-11-26T10:00:00Z')),
    how: 'copied',
    party: 'broker',
    contact: null,
    name: null,
    about: [{ shipmentId: 's', containerId: 'a', number: 'A' }],
    subject: 'A: on hold',
    remindOn: null,
    answeredAt: null,
    ...known,
  };
}
