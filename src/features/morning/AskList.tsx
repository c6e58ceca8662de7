import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { usePreferences } from '#/device/preferences.ts';
import type { CaseEntries } from '#/domain/cases/cases.ts';
import { openState } from '#/domain/contacts/hours.ts';
import { type Ask, askKey } from '#/domain/messages/ask.ts';
import type { MorningDraft } from '#/domain/morning/asks.ts';
import { colon } from '#/language/punctuation.ts';
import { recipient } from '#/parts/messages/messagesDialogWords.ts';
import { addressee } from '#/parts/messages/messageWords.ts';
import { InstantTime } from '#/parts/time/Time.tsx';
import type { Instant } from '#/time/instant.ts';
import { Button } from '#/ui/Button.tsx';
import { useHotkey } from '#/ui/hooks/useHotkey.ts';
import { ErrorBoundary } from '#/ui/states/ErrorBoundary.tsx';
import { describeAsk } from '#/wording/asks.ts';
import { describeOpen } from '#/wording/contactMatch.ts';
import { containerName } from '#/wording/containerName.ts';
import { panelLink } from './Panel.tsx';
import * as words from './words.ts';

/** As many numbers as are read at a glance; the others on demand. */
const maxNumbers = 5;

/** What one writes to: a contact by name, a party without one as the records name it. */
export const nameOf = ({ to, name, match }: MorningDraft): string =>
  match?.contact.name ?? recipient(to, name);

/** Whom to ask, one row each. `j` and `k` or the arrows go from row to row, Enter or `w` writes. */
export function AskList({
  drafts,
  cases,
  now,
  list,
  primary,
  act = null,
  onWrite,
}: {
  drafts: readonly MorningDraft[];
  /** Who has the rows, by their ids. */
  cases: CaseEntries;
  now: Instant;
  list: RefObject<HTMLUListElement | null>;
  /** Whether the first row has the one primary button of the page. */
  primary: boolean;
  /** What the button of a row does, where it does not write. */
  act?: string | null;
  onWrite: (draft: MorningDraft) => void;
}) {
  return (
    <ul ref={list} className="divide-y divide-line">
      {drafts.map((draft, index) => (
        <ErrorBoundary
          key={draft.id}
          of={draft}
          renderFailure={() => <li className="px-4 py-3 text-sm">{words.unreadRow}</li>}
        >
          <AskRow
            draft={draft}
            owners={ownersOf(draft, cases)}
            now={now}
            look={primary && index === 0 ? 'primary' : 'plain'}
            act={act}
            onWrite={onWrite}
          />
        </ErrorBoundary>
      ))}
    </ul>
  );
}

/** The buttons of the rows, in their order. */
export const buttonsIn = (list: HTMLUListElement | null): readonly HTMLButtonElement[] => [
  ...(list?.querySelectorAll<HTMLButtonElement>('[data-ask]') ?? []),
];

/** Whether the keyboard is anywhere in the row of a button. */
const isAtRow = (button: HTMLButtonElement): boolean =>
  button.closest('li')?.contains(document.activeElement) ?? false;

/** The keys of the list: from anywhere on the page where single keys are on. */
export function useAskKeys(list: RefObject<HTMLUListElement | null>) {
  const singleKeys = usePreferences((preferences) => preferences.singleKeys);
  const step = (by: number) => {
    const buttons = buttonsIn(list.current);
    const at = buttons.findIndex(isAtRow);
    buttons[at < 0 ? 0 : Math.min(Math.max(at + by, 0), buttons.length - 1)]?.focus();
  };
  useHotkey('j', singleKeys, () => step(1));
  useHotkey('k', singleKeys, () => step(-1));
  useHotkey('w', singleKeys, () => {
    const buttons = buttonsIn(list.current);
    (buttons.find(isAtRow) ?? buttons[0])?.click();
  });
  return (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    step(by);
  };
}

function AskRow({
  draft,
  owners,
  now,
  look,
  act,
  onWrite,
}: {
  draft: MorningDraft;
  owners: readonly string[];
  now: Instant;
  look: 'primary' | 'plain';
  act: string | null;
  onWrite: (draft: MorningDraft) => void;
}) {
  const name = nameOf(draft);
  const button = act ?? (draft.asked ? words.writeAgain : words.write);
  const state = draft.match && openState(draft.match.contact, now);
  return (
    <li className="morning-row grid gap-x-6 gap-y-2 px-4 py-3 text-sm">
      <div className="min-w-0">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-xs text-ink-soft">
          {draft.match ? (
            [addressee(draft.to), state && describeOpen(state, now)].filter(Boolean).join(' · ')
          ) : (
            <>
              {words.noContact}{' '}
              <Link to="/settings/contacts" className={panelLink}>
                {words.addContact}
              </Link>
            </>
          )}
        </p>
      </div>
      <ul className="min-w-0 space-y-1">
        {draft.asks.map((joint) => (
          <li key={askKey(joint)} className="break-words">
            {describeAsk(joint)}
            {colon}
            <Numbers asks={joint.asks} />
          </li>
        ))}
        {owners.length > 0 && <li className="text-xs text-ink-soft">{words.owners(owners)}</li>}
        {draft.asked && (
          <li className="text-xs text-ink-soft">
            {words.asked} <InstantTime at={draft.asked.at} />
            {words.noAnswer}
          </li>
        )}
      </ul>
      <Money draft={draft} />
      <div>
        <Button
          data-ask={draft.id}
          look={look}
          aria-haspopup={act === null ? 'dialog' : undefined}
          aria-label={`${button}${colon}${name}`}
          className="w-full"
          onClick={() => onWrite(draft)}
        >
          {button}
        </Button>
      </div>
    </li>
  );
}

/** Who has any of its rows, each once. */
const ownersOf = ({ rows }: MorningDraft, cases: CaseEntries): readonly string[] => [
  ...new Set(rows.flatMap(({ id }) => cases.get(id)?.owner ?? [])),
];

function Money({ draft: { money, nextDay } }: { draft: MorningDraft }) {
  const lines = [
    { text: words.moneySoFar(money), ink: 'font-medium text-problem' },
    { text: words.moneyUnverified(money), ink: 'text-ink-soft' },
    { text: money.estimated.length > 0 ? words.estimated(money.estimated) : '', ink: 'text-ink-soft' },
    { text: nextDay.length > 0 ? words.moneyADay(nextDay) : '', ink: 'text-attention' },
  ].filter(({ text }) => text !== '');
  return (
    <div className="min-w-0">
      {lines.length === 0 && <p className="text-ink-soft">{words.noFees}</p>}
      {lines.map(({ text, ink }) => (
        <p key={text} className={ink}>
          {text}
        </p>
      ))}
    </div>
  );
}

/** Each opens its container, or its shipment. */
function Numbers({ asks }: { asks: readonly Ask[] }) {
  const [isAll, showAll] = useState(false);
  const shown = isAll ? asks : asks.slice(0, maxNumbers);
  const left = asks.length - shown.length;
  return (
    <>
      {shown.map(({ subject }, index) => (
        <span key={subject.id}>
          {index > 0 && ', '}
          <Link
            to="/shipments/$shipmentId"
            params={{ shipmentId: subject.shipmentId ?? '' }}
            search={{ container: subject.container ?? undefined }}
            className="num font-semibold underline-offset-2 hover:underline"
          >
            {containerName(subject)}
          </Link>
        </span>
      ))}
      {left > 0 && (
        <>
          {' '}
          <button type="button" className={panelLink} onClick={() => showAll(true)}>
            {words.showMoreNumbers(left)}
          </button>
        </>
      )}
    </>
  );
}
