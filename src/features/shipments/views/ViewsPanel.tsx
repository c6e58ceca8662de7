import type { ReactNode } from 'react';
import { useSavedViews } from '#/device/savedViews.ts';
import { viewPages } from '#/domain/list/savedView.ts';
import { noSavedViews, unreadViews } from './panelWords.ts';
import { SaveViewForm } from './SaveViewForm.tsx';
import { starterViews } from './starterViews.ts';
import type { CurrentView } from './useCurrentView.ts';
import { ViewItem } from './ViewItem.tsx';
import { ViewLink } from './ViewLink.tsx';
import type { ViewsStep } from './ViewsMenu.tsx';
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
