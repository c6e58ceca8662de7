import { useMessageLog } from '#/device/messageLog.ts';
import { earlierMessages, type LoggedContainer, type LoggedRecipient } from '#/domain/messages/log.ts';
import { SentMessages } from './SentMessages.tsx';

/** As many as one reads before one writes again. */
const maxShown = 3;

/** What was written to this recipient about these containers before; nothing where nothing was. */
export function EarlierMessages({
  recipient,
  about,
}: {
  recipient: LoggedRecipient;
  about: readonly LoggedContainer[];
}) {
  const log = useMessageLog(({ messages }) => messages);
  const earlier = earlierMessages(log, recipient, about);
  return earlier.length > 0 && <SentMessages messages={earlier.slice(0, maxShown)} />;
}
