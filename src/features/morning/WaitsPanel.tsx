import { useState } from 'react';
import type { LoggedMessage } from '#/domain/messages/log.ts';
import { SentMessages } from '#/parts/messages/SentMessages.tsx';
import { Panel, panelLink } from './Panel.tsx';
import * as words from './words.ts';

const maxShown = 5;

/** What was asked and has no answer yet: the answer is noted here, or a reminder set. */
export function WaitsPanel({ messages }: { messages: readonly LoggedMessage[] }) {
  const [isAll, showAll] = useState(false);
  const shown = isAll ? messages : messages.slice(0, maxShown);
  const left = messages.length - shown.length;
  return (
    <Panel
      area="waits"
      title={words.waitsTitle}
      count={words.messageCount(messages.length)}
      foot={
        left > 0 && (
          <button type="button" className={panelLink} onClick={() => showAll(true)}>
            {words.showMoreMessages(left)}
          </button>
        )
      }
    >
      <div className="px-4 py-3">
        <SentMessages messages={shown} hasSubjects />
      </div>
    </Panel>
  );
}
