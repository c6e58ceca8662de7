import type { ReactNode } from 'react';
import { viewPages } from '#/domain/list/savedView.ts';
import { useSavedViews } from '#/device/savedViews.ts';
import { SaveViewForm } from './SaveViewForm.tsx';
import { starterViews } from './starterViews.ts';
import type { CurrentView } from './useCurrentView.ts';
import { ViewItem } from './ViewItem.tsx';
import { ViewLink } from './ViewLink.tsx';
import type { ViewsStep } from './ViewsMenu.tsx';

/** All saved views, with a way to save this one. */
export function ViewsPanel({
  current,
  undo,
  onStep,
  onClose,
}: {
  current: CurrentView;
  /** The way back from what was done last. */
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
        <ol aria-label="Saved views" className="divide-y divide-line border-t border-line">
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
          <p className="text-sm text-ink-soft">Nothing saved yet. Views that many begin with:</p>
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
        <p className="border-t border-line px-3 py-2 text-xs text-ink-soft">
          {unread.length === 1 ? '1 saved view' : `${unread.length} saved views`} of another version of
          Landfall could not be read. They are kept, and show again in the version that wrote them.
        </p>
      )}
      <div className="border-line px-3 has-[button]:border-t has-[button]:py-1">{undo}</div>
    </>
  );
}
