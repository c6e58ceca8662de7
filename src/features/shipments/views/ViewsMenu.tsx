import { useState } from 'react';
import { useSavedViews } from '#/device/savedViews.ts';
import { lazyPart } from '#/ui/lazyPart.ts';
import { PopoverButton } from '#/ui/overlays/PopoverButton.tsx';
import { UndoLine } from '#/ui/states/UndoLine.tsx';
import { useCurrentView } from './useCurrentView.ts';
import type { ViewsStep } from './ViewItem.tsx';
import { savedViews, views as viewsLabel } from './words.ts';

const load = () => import('./ViewsPanel.tsx');
const SaveChange = lazyPart(load, 'SaveChange');
const ViewsPanel = lazyPart(load, 'ViewsPanel');

/** The saved views of the list: the one that is open, whether it was changed, and all others. */
export function ViewsMenu() {
  const current = useCurrentView();
  const [open, setOpen] = useState(false);
  const [step, setStep] = useState<ViewsStep | null>(null);

  const { here, view, changed } = current;
  const undo = (
    <UndoLine
      done={step?.words}
      takeFocus={step?.lostFocus ?? false}
      onUndo={() => {
        if (step) useSavedViews.setState({ views: step.before });
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
        <ViewsPanel current={current} onStep={setStep} onClose={() => setOpen(false)} undo={undo} />
      </PopoverButton>
      {view && changed && <SaveChange here={here} view={view} onStep={setStep} />}
      {!open && undo}
    </div>
  );
}
