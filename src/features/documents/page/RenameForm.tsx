import { useState } from 'react';
import { detail } from '#/features/documents/words.ts';
import { Button } from '#/ui/Button.tsx';

export function RenameForm({
  name,
  onSave,
  onCancel,
}: {
  name: string;
  onSave: (name: string) => void;
  onCancel: () => void;
}) {
  const [draft, setDraft] = useState(name);
  const next = draft.trim();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape comes up from its controls.
    <form
      aria-label={detail.rename}
      className="flex flex-wrap items-center gap-2 py-1"
      onSubmit={(event) => {
        event.preventDefault();
        if (next !== '') onSave(next);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <input
        aria-label={detail.name}
        value={draft}
        maxLength={200}
        autoFocus
        onChange={({ target }) => setDraft(target.value)}
        className="h-8 w-80 max-w-full rounded-md border border-line-strong bg-surface px-2.5 text-sm max-md:h-11"
      />
      <Button type="submit" look="primary" disabled={next === ''}>
        {detail.save}
      </Button>
      <Button onClick={onCancel}>{detail.cancel}</Button>
    </form>
  );
}
