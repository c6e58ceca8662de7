import { type SubmitEvent, useId, useState } from 'react';
import { useSavedViews } from '#/device/savedViews.ts';
import { findByName, hasRoomFor, longestName, mostViews, viewName } from '#/domain/list/savedView.ts';
import { Button } from '#/ui/Button.tsx';
import {
  nameMissing,
  namePlaceholder,
  nameTakenReplace,
  replace,
  replacedView,
  save as saveLabel,
  savedHere,
  saveView,
  viewsFull,
} from './panelWords.ts';
import type { CurrentView } from './useCurrentView.ts';
import type { ViewsStep } from './ViewsMenu.tsx';
import { savedAs } from './words.ts';

/** Saves the list under a name. A view of that name is replaced only when the button is pressed again. */
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
    onStep({ words: taken ? replacedView(name) : savedAs(name), before: views });
    setText('');
    setProblem(null);
  };

  return (
    <form onSubmit={submit} className="space-y-1.5 p-3">
      <label htmlFor={field} className="block text-sm font-medium">
        {saveView}
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
          className="h-8 min-w-0 flex-1 rounded-md border border-line bg-surface px-2 text-sm placeholder:text-ink-faint"
        />
        <Button type="submit" look={name === '' ? 'plain' : 'primary'}>
          {problem === 'taken' ? replace : saveLabel}
        </Button>
      </div>
      <p id={note} role="status" className="text-xs text-ink-soft">
        {problem === 'empty' && nameMissing}
        {problem === 'taken' && nameTakenReplace(name)}
        {problem === 'full' && viewsFull(mostViews)}
        {problem === null && savedHere}
      </p>
    </form>
  );
}
