import { type SubmitEvent, useState } from 'react';
import { useSavedViews } from '#/device/savedViews.ts';
import { findByName, longestName, type SavedView, viewName } from '#/domain/list/savedView.ts';
import { Button } from '#/ui/Button.tsx';
import { nameMissing, nameTaken, newNameOf, rename as renameLabel, renamedTo } from './panelWords.ts';
import type { ViewsStep } from './ViewsMenu.tsx';

/** Renames a view, unless the name is taken. Escape cancels. */
export function RenameView({
  view,
  onStep,
  onDone,
}: {
  view: SavedView;
  onStep: (step: ViewsStep) => void;
  onDone: () => void;
}) {
  const { views, rename } = useSavedViews();
  const [text, setText] = useState(view.name);
  const name = viewName(text);
  const other = findByName(views, view.page, name);
  const taken = other !== null && other.id !== view.id;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (name === '' || taken) return;
    if (name !== view.name) {
      rename(view.id, name);
      onStep({ words: renamedTo(view.name, name), before: views });
    }
    onDone();
  };

  return (
    <form onSubmit={submit} className="space-y-1">
      <div className="flex gap-2">
        <input
          autoFocus
          aria-label={newNameOf(view.name)}
          aria-invalid={taken || name === ''}
          value={text}
          maxLength={longestName}
          onChange={({ target }) => setText(target.value)}
          onFocus={({ target }) => target.select()}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            onDone();
          }}
          className="h-8 min-w-0 flex-1 rounded-md border border-line bg-surface px-2 text-sm"
        />
        <Button type="submit">{renameLabel}</Button>
      </div>
      <p role="status" className="text-xs text-ink-soft empty:hidden">
        {name === '' && nameMissing}
        {taken && nameTaken(other.name)}
      </p>
    </form>
  );
}
