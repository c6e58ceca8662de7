import { useSavedViews } from '#/device/savedViews.ts';
import { saveView } from '#/device/viewWrites.ts';
import type { SavedView } from '#/domain/list/savedView.ts';
import { Button } from '#/ui/Button.tsx';
import { changedSave, savedAs, theView } from './panelWords.ts';
import type { CurrentView } from './useCurrentView.ts';
import type { ViewsStep } from './ViewItem.tsx';

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
