import { useMessageLog } from '#/device/messageLog.ts';
import { messagesAbout } from '#/domain/messages/log.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { Topic } from '#/features/shipment/facts/FactList.tsx';
import * as words from '#/features/shipment/words.ts';
import { SentMessages } from '#/parts/messages/SentMessages.tsx';

/** As many as are read on a page of facts; the newest. */
const maxShown = 20;

/** What was written about a container on this device; nothing where nothing was. */
export function MessagesTopic({ shipment, container }: { shipment: Shipment; container: Container | null }) {
  const log = useMessageLog(({ messages }) => messages);
  const about = messagesAbout(log, { shipmentId: shipment.id, containerId: container?.id ?? null });
  if (about.length === 0) return null;
  const open = about.filter(({ answeredAt }) => answeredAt === null).length;
  return (
    <Topic title={words.messages} digest={words.messageDigest(about.length, open)}>
      <p className="pb-2 text-xs text-ink-soft">{words.messagesHint}</p>
      <SentMessages messages={about.slice(0, maxShown)} hasSubjects />
    </Topic>
  );
}
