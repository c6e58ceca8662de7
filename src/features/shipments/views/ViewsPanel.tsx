import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { useSavedViews } from '#/device/savedViews.ts';
import { saveView } from '#/device/viewWrites.ts';
import { longestName, maxViews, type SavedView, viewName, viewPages } from '#/domain/list/savedView.ts';
import { findByName, hasRoomFor } from '#/domain/list/viewChanges.ts';
import { containerStatuses } from '#/domain/records/vocabulary.ts';
import { type Phase, statusPhase } from '#/domain/status/statusPhase.ts';
import { Button } from '#/ui/Button.tsx';
import {
  changedSave,
  nameMissing,
  namePlaceholder,
  nameTakenReplace,
  noSavedViews,
  replace,
  replacedView,
  save as saveLabel,
  savedAs,
  savedHere,
  saveView as saveViewLabel,
  starterNames,
  theView,
  unreadViews,
  viewsFull,
} from './panelWords.ts';
import type { CurrentView } from './useCurrentView.ts';
import { ViewItem, type ViewsStep, ViewLink } from './ViewItem.tsx';
import { savedViews } from './words.ts';

/** All saved views, and a form that saves the list. */
export function ViewsPanel({
  current,
  undo,
  onStep,
  onClose,
}: {
  current: CurrentView;
  /** Undoes the last change. */
  undo: ReactNode;
  onStep: (step: ViewsStep) => void;
  onClose: () => void;
}) {
  const { views, unread } = useSavedViews();
  const [page] = viewPages;
  const shown = views.filter((view) => view.page === page);
  return (
    <>
      <SaveViewForm current={current} onStep={onStep} />
      {shown.length > 0 ? (
        <ol aria-label={savedViews} className="divide-y divide-line border-t border-line">
          {shown.map((view, at) => (
            <ViewItem
              key={view.id}
              view={view}
              isCurrent={view.id === current.view?.id}
              first={at === 0}
              last={at === shown.length - 1}
              onStep={onStep}
              onClose={onClose}
            />
          ))}
        </ol>
      ) : (
        <div className="space-y-1 border-t border-line p-3">
          <p className="text-sm text-ink-soft">{noSavedViews}</p>
          <ul className="-mx-2">
            {starterViews.map((view) => (
              <li key={view.name}>
                <ViewLink view={view} onOpen={onClose} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {unread.length > 0 && (
        <p className="border-t border-line px-3 py-2 text-xs text-ink-soft">{unreadViews(unread.length)}</p>
      )}
      <div className="border-line px-3 has-[button]:border-t has-[button]:py-1">{undo}</div>
    </>
  );
}

/** The part of an address that filters by the statuses of some phases. */
const statusesIn = (...phases: readonly Phase[]): string =>
  containerStatuses
    .filter((status) => phases.includes(statusPhase(status)))
    .map((status) => `status=${status}`)
    .join('&');

/** Views to start with while none is saved. They are links like any other view. */
export const starterViews: readonly Omit<SavedView, 'id'>[] = [
  { name: starterNames.arriving, page: '/shipments', search: '?sort=arrival&from=today&to=%2B7d' },
  {
    name: starterNames.freeTime,
    page: '/shipments',
    search: `?by=container&sort=daysLeft&${statusesIn('port', 'awaitingInland', 'offDock')}`,
  },
  {
    name: starterNames.atTerminal,
    page: '/shipments',
    search: `?by=container&group=discharge&${statusesIn('port')}`,
  },
];

/** Saves the list under a name. A view of that name is replaced only when the button is pressed again. */
function SaveViewForm({
  current: { here },
  onStep,
}: {
  current: CurrentView;
  onStep: (step: ViewsStep) => void;
}) {
  const views = useSavedViews((saved) => saved.views);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<'empty' | 'taken' | 'full' | null>(null);
  const field = useId();
  const note = useId();
  const name = viewName(text);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const taken = findByName(views, here.page, name) !== null;
    if (name === '') return setProblem('empty');
    if (!hasRoomFor(views, here.page, name)) return setProblem('full');
    if (taken && problem !== 'taken') return setProblem('taken');
    saveView({ ...here, name });
    onStep({ words: taken ? replacedView(name) : savedAs(name), before: views });
    setText('');
    setProblem(null);
  };

  return (
    <form onSubmit={submit} className="space-y-2 p-3">
      <label htmlFor={field} className="block text-sm font-medium">
        {saveViewLabel}
      </label>
      <div className="flex gap-2">
        <input
          id={field}
          value={text}
          placeholder={namePlaceholder}
          maxLength={longestName}
          autoComplete="off"
          aria-invalid={problem !== null}
          aria-describedby={note}
          onChange={({ target }) => {
            setText(target.value);
            setProblem(null);
          }}
          className="h-8 min-w-0 flex-1 rounded border border-line bg-surface px-2 text-sm placeholder:text-ink-faint"
        />
        <Button type="submit" look={name === '' ? 'plain' : 'primary'}>
          {problem === 'taken' ? replace : saveLabel}
        </Button>
      </div>
      <p id={note} role="status" className="text-xs text-ink-soft">
        {problem === 'empty' && nameMissing}
        {problem === 'taken' && nameTakenReplace(name)}
        {problem === 'full' && viewsFull(maxViews)}
        {problem === null && savedHere}
      </p>
    </form>
  );
}

/** Beside the name of a view whose address has changed, the button that saves the change. */
export function SaveChange({
  here,
  view: { name },
  onStep,
}: {
  here: CurrentView['here'];
  view: SavedView;
  onStep: (step: ViewsStep) => void;
}) {
  const views = useSavedViews((saved) => saved.views);
  return (
    <Button
      look="bare"
      onClick={() => {
        saveView({ ...here, name });
        onStep({ words: savedAs(name), before: views, lostFocus: true });
      }}
    >
      {changedSave} <span className="sr-only">{theView(name)}</span>
    </Button>
  );
}
