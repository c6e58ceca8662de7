import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useFindUsual } from '#/data/fleet/useFindUsual.ts';
import { clearAsked, noteAsked } from '#/device/askedToday.ts';
import type { SentWay } from '#/domain/messages/log.ts';
import type { Ask } from '#/domain/morning/asks.ts';
import { sentLabels } from '#/parts/messages/logWords.ts';
import { Button } from '#/ui/Button.tsx';
import { lazyPart } from '#/ui/lazyPart.ts';
import { UndoLine } from '#/ui/states/UndoLine.tsx';
import { AskList, buttonsIn, nameOf, useAskKeys } from './AskList.tsx';
import { Panel, panelLink, PanelNote } from './Panel.tsx';
import type { Morning } from './useMorning.ts';
import * as words from './words.ts';

// A message is written only after the page has been read.
const MessagesDialog = lazyPart(() => import('#/parts/messages/MessagesDialog.tsx'), 'MessagesDialog');
/** So many rows leave what is to be fetched in sight; as they are done, the next take their places. */
const maxShown = 7;

/** Whom to ask. What was written leaves the list, and comes back on demand. */
export function AskPanel({ morning, isPartial }: { morning: Morning; isPartial: boolean }) {
  const { asks, cases, shipments, today, now } = morning;
  const list = useRef<HTMLUListElement>(null);
  const doneList = useRef<HTMLUListElement>(null);
  const next = useRef<HTMLElement>(null);
  const [writing, setWriting] = useState<Ask | null>(null);
  const findUsual = useFindUsual(writing !== null);
  const [last, setLast] = useState<{ readonly words: string; readonly ask: Ask } | null>(null);
  const [showsDone, showDone] = useState(false);
  const [isAll, showAll] = useState(false);
  const onKey = useAskKeys(list);
  const shown = isAll ? asks.open : asks.open.slice(0, maxShown);
  const left = asks.open.length - shown.length;

  const open = (ask: Ask) => {
    next.current = buttonOf(list.current, ask, 0);
    setWriting(ask);
  };
  const sent = (ask: Ask, how: SentWay) => {
    // The row leaves the list with its dialog: the keyboard goes on with the one after it.
    next.current =
      buttonOf(list.current, ask, 1) ??
      buttonOf(list.current, ask, -1) ??
      list.current?.closest('main') ??
      null;
    noteAsked(
      today,
      ask.id,
      ask.rows.map(({ id }) => id),
    );
    setLast({ words: words.sentNotice(sentLabels[how], nameOf(ask)), ask });
    setWriting(null);
  };
  const undo = (ask: Ask) => {
    clearAsked(
      today,
      ask.id,
      ask.rows.map(({ id }) => id),
    );
    setLast(null);
  };
  return (
    <Panel
      title={words.askTitle}
      note={words.askNote}
      area="ask"
      count={words.contactCount(asks.open.length, isPartial)}
      foot={
        <div className="flex flex-wrap items-center gap-x-4">
          {left > 0 && (
            <button type="button" className={panelLink} onClick={() => showAll(true)}>
              {words.showMoreContacts(left)}
            </button>
          )}
          <Link to="/exceptions" className={panelLink}>
            {words.allExceptions}
          </Link>
          {asks.done.length > 0 && (
            <Button look="bare" aria-expanded={showsDone} onClick={() => showDone(!showsDone)}>
              {words.showDone(asks.done.length, showsDone)}
            </Button>
          )}
          <UndoLine className="ml-auto" done={last?.words} onUndo={() => last && undo(last.ask)} />
        </div>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Keys of the rows in it. */}
      <div onKeyDown={onKey}>
        <AskList asks={shown} cases={cases} now={now} list={list} primary onWrite={open} />
      </div>
      {asks.open.length === 0 && (
        <PanelNote>{isPartial ? words.stillLoading : words.everyoneAsked}</PanelNote>
      )}
      {showsDone && asks.done.length > 0 && (
        <section aria-label={words.doneTitle} className="border-t border-line">
          <h3 className="eyebrow px-4 pt-3">{words.doneTitle}</h3>
          <AskList
            asks={asks.done}
            cases={cases}
            now={now}
            list={doneList}
            primary={false}
            act={words.askAgain}
            onWrite={undo}
          />
        </section>
      )}
      {writing && findUsual && (
        <MessagesDialog
          rows={writing.rows}
          to={writing.to}
          shipments={shipments}
          findUsual={findUsual}
          finalFocus={next}
          onSent={(_, how) => sent(writing, how)}
          onClose={() => setWriting(null)}
        />
      )}
    </Panel>
  );
}

/** The button of the row so many places after that of an ask. */
function buttonOf(list: HTMLUListElement | null, { id }: Ask, after: number): HTMLElement | null {
  const buttons = buttonsIn(list);
  const at = buttons.findIndex((button) => button.dataset['ask'] === id);
  return buttons[at + after] ?? null;
}
