import { type SubmitEvent, useId, useState } from 'react';
import { findByName, hasRoomFor, longestName, mostViews, viewName } from '#/domain/list/savedView.ts';
import { useSavedViews } from '#/device/savedViews.ts';
import { Button } from '#/ui/Button.tsx';
import type { CurrentView } from './useCurrentView.ts';
import type { ViewsStep } from './ViewsMenu.tsx';

/** Saves the list as it stands under a name; a name that is taken is replaced only when asked again. */
export function SaveViewForm({
  current: { here },
  onStep,
}: {
  current: CurrentView;
  onStep: (step: ViewsStep) => void;
}) {
  const { views, save } = useSavedViews();
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
    save({ ...here, name });
    onStep({ words: taken ? `Replaced “${name}”` : `Saved “${name}”`, before: views });
    setText('');
    setProblem(null);
  };

  return (
    <form onSubmit={submit} className="space-y-1.5 p-3">
      <label htmlFor={field} className="block text-sm font-medium">
        Save this list as a view
      </label>
      <div className="flex gap-2">
        <input
          id={field}
          value={text}
          placeholder="Name"
          maxLength={longestName}
          autoComplete="off"
          aria-invalid={problem !== null}
          aria-describedby={note}
          onChange={({ target }) => {
            setText(target.value);
            setProblem(null);
          }}
          className="h-8 min-w-0 flex-1 rounded-md border border-line bg-surface px-2 text-sm placeholder:text-ink-faint"
        />
        <Button type="submit" look={name === '' ? 'plain' : 'primary'}>
          {problem === 'taken' ? 'Replace' : 'Save'}
        </Button>
      </div>
      <p id={note} role="status" className="text-xs text-ink-soft">
        {problem === 'empty' && 'A view needs a name.'}
        {problem === 'taken' && `There is a view “${name}”. Replace it, or choose another name.`}
        {problem === 'full' &&
          `${mostViews} views are kept, and no more have room. Delete one first, or replace one by giving its name.`}
        {problem === null && 'Filters, order, groups and columns are kept on this device.'}
      </p>
    </form>
  );
}
