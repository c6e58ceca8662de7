import { Suspense, useEffect, useState } from 'react';
import { followSavedViews, useSavedViews } from '#/device/savedViews.ts';
import type { SavedView } from '#/domain/list/savedView.ts';
import { Button } from '#/ui/Button.tsx';
import { lazyPart } from '#/ui/lazyPart.ts';
import { PopoverButton } from '#/ui/PopoverButton.tsx';
import { UndoLine } from '#/ui/UndoLine.tsx';
import { useCurrentView } from './useCurrentView.ts';
import { changedSave, savedAs, savedViews, theView, views as viewsLabel } from './words.ts';

const ViewsPanel = lazyPart(async () => (await import('./ViewsPanel.tsx')).ViewsPanel);

/** The last change of the views, and the views before it. */
export interface ViewsStep {
  readonly words: string;
  readonly before: readonly SavedView[];
  /** Whether the focused element is gone. */
  readonly lostFocus?: boolean;
}

/** The saved views of the list: the one that is open, whether it was changed, and all others. */
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
        label={savedViews}
        text={view?.name ?? viewsLabel}
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
            setStep({ words: savedAs(view.name), before: views, lostFocus: true });
          }}
        >
          {changedSave} <span className="sr-only">{theView(view.name)}</span>
        </Button>
      )}
      {!open && undo}
    </div>
  );
}
