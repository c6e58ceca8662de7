import { lazy, Suspense, useEffect, useState } from 'react';
import type { SavedView } from '#/domain/list/savedView.ts';
import { followSavedViews, useSavedViews } from '#/device/savedViews.ts';
import { Button } from '#/ui/Button.tsx';
import { PopoverButton } from '#/ui/PopoverButton.tsx';
import { UndoLine } from '#/ui/UndoLine.tsx';
import { useCurrentView } from './useCurrentView.ts';

const ViewsPanel = lazy(() => import('./ViewsPanel.tsx').then((module) => ({ default: module.ViewsPanel })));

/** What was done to the views last, and the views before it. */
export interface ViewsStep {
  readonly words: string;
  readonly before: readonly SavedView[];
  /** Whether the focus was on what is gone. */
  readonly lostFocus?: boolean;
}

/** The named views of the list: which one this is, whether it has been changed since, and all others. */
export function ViewsMenu() {
  const current = useCurrentView();
  const { views, save, restore } = useSavedViews();
  const [open, setOpen] = useState(false);
  const [step, setStep] = useState<ViewsStep | null>(null);
  useEffect(followSavedViews, []);

  const { here, view, changed } = current;
  const undo = (
    <UndoLine
      done={step?.words}
      takeFocus={step?.lostFocus ?? false}
      onUndo={() => {
        if (step) restore(step.before);
        setStep(null);
      }}
    />
  );
  return (
    <div className="flex min-w-0 items-center">
      <PopoverButton
        label="Saved views"
        text={view?.name ?? 'Views'}
        open={open}
        onOpen={(next) => {
          setOpen(next);
          setStep(null);
        }}
      >
        <Suspense>
          <ViewsPanel current={current} onStep={setStep} onClose={() => setOpen(false)} undo={undo} />
        </Suspense>
      </PopoverButton>
      {view && changed && (
        <Button
          look="bare"
          onClick={() => {
            save({ ...here, name: view.name });
            setStep({ words: `Saved “${view.name}”`, before: views, lostFocus: true });
          }}
        >
          Changed · Save <span className="sr-only">the view {view.name}</span>
        </Button>
      )}
      {!open && undo}
    </div>
  );
}
