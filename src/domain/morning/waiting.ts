import type { ExceptionRow } from '#/domain/exceptions/exceptionRows.ts';
import type { LoggedContainer, LoggedMessage } from '#/domain/messages/log.ts';

/**
 * Messages that wait for an answer, the one that waits longest first: about what still needs action. Of several to one
 * recipient about one container the newest counts, also where that is answered.
 */
export function waitingFor(
  log: readonly LoggedMessage[],
  rows: readonly ExceptionRow[],
): readonly LoggedMessage[] {
  const open = new Set(rows.map(({ subject }) => subject.id));
  const known = new Set<string>();
  const waiting: LoggedMessage[] = [];
  for (const message of log.toSorted((a, b) => b.at - a.at)) {
    const newest = message.about.filter((one) => !known.has(keyOf(message, one)));
    for (const one of newest) known.add(keyOf(message, one));
    const isOpen = newest.some(({ containerId, shipmentId }) => open.has(containerId ?? shipmentId));
    if (message.answeredAt === null && isOpen) waiting.push(message);
  }
  return waiting.toReversed();
}

const keyOf = ({ party, contact }: LoggedMessage, { containerId, shipmentId }: LoggedContainer): string =>
  `${party} ${contact?.id ?? ''} ${containerId ?? shipmentId}`;
