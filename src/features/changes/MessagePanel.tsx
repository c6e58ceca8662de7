import { useId } from 'react';
import type { ShipmentChanges } from '#/domain/changes/changedShipment.ts';
import { changeMessage, maxInMessage } from '#/domain/changes/changeMessage.ts';
import type { FleetSnapshot } from '#/domain/changes/reviewSnapshot.ts';
import { findLink } from '#/parts/messages/findLink.ts';
import { SendMessage } from '#/parts/messages/SendMessage.tsx';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import {
  copiedMessage,
  messageAbout,
  messageCut,
  messageOfAll,
  messageOfSelected,
  messageSubject,
  messageTitle,
  shipmentCount,
} from './words.ts';

/** The message as it will be sent, to read before it is copied. */
export function MessagePanel({
  rows,
  all,
  snapshot,
}: {
  rows: readonly ShipmentChanges[];
  /** True where nothing is selected, so that it is about all that is shown. */
  all: boolean;
  snapshot: FleetSnapshot;
}) {
  const id = useId();
  const format = useFormatOptions();
  const text = changeMessage(rows, {
    since: snapshot.reviewedAt,
    format,
    linkTo: findLink,
    linkToAll: window.location.href,
  });
  const count = shipmentCount(rows.length);
  return (
    <section aria-labelledby={id} className="card flex min-h-72 flex-col gap-2 p-3 lg:order-last lg:w-96">
      <h2 id={id} className="eyebrow">
        {messageAbout(count)}
      </h2>
      <p className="text-xs text-ink-soft">
        {all ? messageOfAll : messageOfSelected}
        {rows.length > maxInMessage && ` ${messageCut(maxInMessage)}`}
      </p>
      <textarea
        readOnly
        aria-label={messageTitle}
        value={text}
        className="num min-h-48 w-full flex-1 resize-none rounded border border-line bg-raised p-2 text-xs leading-5"
      />
      <SendMessage message={{ subject: messageSubject(count), body: text }} what={copiedMessage(count)} />
    </section>
  );
}
