import { useState } from 'react';
import { longestNote } from '#/device/acknowledgements.ts';
import * as words from '#/features/exceptions/words.ts';
import { Button } from '#/ui/Button.tsx';
import { Dialog } from '#/ui/overlays/Dialog.tsx';

/** Writes a note on rows, or removes it. */
export function NoteDialog({
  what,
  text,
  onSave,
  onClose,
}: {
  what: string;
  /** The note that is there; empty for none. */
  text: string;
  onSave: (text: string) => void;
  onClose: () => void;
}) {
  const [draft, setDraft] = useState(text);
  return (
    <Dialog title={words.noteTitle(what)} onClose={onClose}>
      <form
        className="space-y-3 p-4 text-sm"
        onSubmit={(event) => {
          event.preventDefault();
          onSave(draft);
        }}
      >
        <textarea
          aria-label={words.noteField}
          aria-describedby="note-hint"
          value={draft}
          maxLength={longestNote}
          rows={4}
          onChange={({ target }) => setDraft(target.value)}
          className="w-full rounded-md border border-line bg-surface p-2"
        />
        <p id="note-hint" className="text-xs text-ink-soft">
          {words.noteHint}
        </p>
        <div className="flex justify-end gap-2">
          {text !== '' && (
            <Button className="mr-auto" onClick={() => onSave('')}>
              {words.removeNote}
            </Button>
          )}
          <Button onClick={onClose}>{words.cancelLabel}</Button>
          <Button type="submit" look="primary">
            {words.saveNote}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
