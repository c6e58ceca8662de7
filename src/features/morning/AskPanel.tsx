import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useFindUsual } from '#/data/fleet/useFindUsual.ts';
import { clearAsked, noteAsked } from '#/device/askedToday.ts';
import type { SentWay } from '#/domain/messages/log.ts';
import type { MorningDraft } from '#/domain/morning/asks.ts';
import { sentLabels } from '#/parts/messages/logWords.ts';
import { MessagesDialog } from '#/parts/messages/messageDialogs.ts';
import { Button } from '#/ui/Button.tsx';
import { UndoLine } from '#/ui/states/UndoLine.tsx';
import { AskList, buttonsIn, nameOf, useAskKeys } from './AskList.tsx';
import { Panel, panelLink, PanelNote } from './Panel.tsx';
import type { Morning } from './useMorning.ts';
import * as words from './words.ts';

/** So many rows leave what is to be fetched in sight; as they are done, the next take their places. */
const maxShown = 7;

/** Whom to ask. What was written leaves the list, and comes back on demand. */
export function AskPanel({ morning, isPartial }: { morning: Morning; isPartial: boolean }) {
  const { drafts, cases, shipments, today, now } = morning;
  const list = useRef<HTMLUListElement>(null);
  const doneList = useRef<HTMLUListElement>(null);
  const next = useRef<HTMLElement>(null);
  const [writing, setWriting] = useState<MorningDraft | null>(null);
  const findUsual = useFindUsual(writing !== null);
  const [last, setLast] = useState<{ readonly words: string; readonly draft: MorningDraft } | null>(null);
  const [showsDone, showDone] = useState(false);
  const [isAll, showAll] = useState(false);
  const onKey = useAskKeys(list);
  const shown = isAll ? drafts.open : drafts.open.slice(0, maxShown);
  const left = drafts.open.length - shown.length;

  const open = (draft: MorningDraft) => {
    next.current = buttonOf(list.current, draft, 0);
    setWriting(draft);
  };
  const sent = (draft: MorningDraft, how: SentWay) => {
    // The row leaves the list with its dialog: the keyboard goes on with the one after it.
    next.current =
      buttonOf(list.current, draft, 1) ??
      buttonOf(list.current, draft, -1) ??
      list.current?.closest('main') ??
      null;
    noteAsked(
      today,
      draft.id,
      draft.rows.map(({ id }) => id),
    );
    setLast({ words: words.sentNotice(sentLabels[how], nameOf(draft)), draft });
    setWriting(null);
  };
  const undo = (draft: MorningDraft) => {
    clearAsked(
      today,
      draft.id,
      draft.rows.map(({ id }) => id),
    );
    setLast(null);
  };
  return (
    <Panel
      title={words.askTitle}
      note={words.askNote}
      area="ask"
      count={words.contactCount(drafts.open.length, isPartial)}
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
          {drafts.done.length > 0 && (
            <Button look="bare" aria-expanded={showsDone} onClick={() => showDone(!showsDone)}>
              {words.showDone(drafts.done.length, showsDone)}
            </Button>
          )}
          <UndoLine className="ml-auto" done={last?.words} onUndo={() => last && undo(last.draft)} />
        </div>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Keys of the rows in it. */}
      <div onKeyDown={onKey}>
        <AskList drafts={shown} cases={cases} now={now} list={list} primary onWrite={open} />
      </div>
      {drafts.open.length === 0 && (
        <PanelNote>{isPartial ? words.stillLoading : words.everyoneAsked}</PanelNote>
      )}
      {showsDone && drafts.done.length > 0 && (
        <section aria-label={words.doneTitle} className="border-t border-line">
          <h3 className="eyebrow px-4 pt-3">{words.doneTitle}</h3>
          <AskList
            drafts={drafts.done}
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

/** The button of the row so many places after that of a draft. */
function buttonOf(list: HTMLUListElement | null, { id }: MorningDraft, after: number): HTMLElement | null {
  const buttons = buttonsIn(list);
  const at = buttons.findIndex((button) => button.dataset['ask'] === id);
  return buttons[at + after] ?? null;
}
