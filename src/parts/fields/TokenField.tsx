import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { addLabels } from '#/domain/records/labels.ts';
import { classes } from '#/ui/classes.ts';
import { CloseIcon } from '#/ui/icons/icons.tsx';
import * as words from './words.ts';

/** A list of texts under construction, with what stands in its input and is not part of it yet. */
export interface TokenDraft {
  readonly tokens: readonly string[];
  readonly text: string;
}

interface TokenFieldProps {
  /** The name of the list: “References”. */
  readonly label: string;
  /** The name of its input: “Add a reference”. */
  readonly inputLabel: string;
  readonly draft: TokenDraft;
  readonly onChange: (draft: TokenDraft) => void;
  readonly autoFocus: boolean;
  /** The id of what is said about the list, such as why it was refused. */
  readonly describedBy?: string | undefined;
}

/**
 * A list of texts as tokens. Enter or a comma adds what was typed, pasting adds a whole column of a sheet, Backspace
 * in the empty input takes the last one away, and the arrow keys lead from the input to the tokens.
 */
export function TokenField({ label, inputLabel, draft, onChange, autoFocus, describedBy }: TokenFieldProps) {
  const [said, setSaid] = useState<{ text: string; repeats: boolean }>({ text: '', repeats: false });
  const input = useRef<HTMLInputElement>(null);
  const saidId = useId();
  const inputId = useId();
  const { tokens, text } = draft;

  const add = (typed: string) => {
    const { labels, repeated } = addLabels(tokens, typed);
    onChange({ tokens: labels, text: '' });
    const added = labels.slice(tokens.length);
    setSaid({ text: wordsFor(added, repeated), repeats: repeated.length > 0 });
  };
  const remove = (index: number) => {
    onChange({ ...draft, tokens: tokens.toSpliced(index, 1) });
    setSaid({ text: words.removed(tokens[index] ?? ''), repeats: false });
    input.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      add(text);
    }
    if (event.key === 'Backspace' && text === '' && tokens.length > 0) remove(tokens.length - 1);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    // One value is left to the browser, so that it lands where the cursor is and can be changed.
    if (!/[,;\t\r\n]/.test(pasted.trim())) return;
    event.preventDefault();
    add(`${text},${pasted}`);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Arrow keys come up from its controls.
    <div role="group" aria-label={label} onKeyDown={walk}>
      <label htmlFor={inputId} className="mb-1 block text-xs text-ink-soft">
        {inputLabel}
      </label>
      <ul className="flex max-h-60 flex-wrap gap-1 overflow-y-auto rounded border border-line-strong bg-surface p-1 focus-within:outline-2 focus-within:outline-focus">
        {tokens.map((token, index) => (
          // A record may hold a value twice, so its place is part of its identity.
          <Token key={`${index} ${token}`} text={token} onRemove={() => remove(index)} />
        ))}
        <li className="min-w-32 flex-1">
          <input
            ref={input}
            id={inputId}
            value={text}
            aria-describedby={classes(saidId, describedBy)}
            autoFocus={autoFocus}
            autoComplete="off"
            enterKeyHint="enter"
            onChange={({ target }) =>
              target.value.includes(',') ? add(target.value) : onChange({ ...draft, text: target.value })
            }
            onKeyDown={press}
            onPaste={paste}
            className="h-6 w-full bg-transparent px-1 text-sm outline-none"
          />
        </li>
      </ul>
      <p
        id={saidId}
        role="status"
        className={said.repeats ? 'mt-1 text-xs break-all text-attention' : 'sr-only'}
      >
        {said.text}
      </p>
    </div>
  );
}

function wordsFor(added: readonly string[], repeated: readonly string[]): string {
  const sentences = [
    added.length > 0 ? words.added(added.join(', ')) : '',
    repeated.length > 0 ? words.alreadyThere(repeated.join(', '), repeated.length) : '',
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Arrow keys go from token to token and back to the input, where they move the cursor first. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
  const { target } = event;
  if (step === 0 || (target instanceof HTMLInputElement && (step > 0 || target.selectionEnd !== 0))) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, input')];
  const next = stops[stops.indexOf(target as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** One text of a list that is being edited, with a button that removes it. Delete and Backspace do so too. */
export function Token({ text, onRemove }: { text: string; onRemove: () => void }) {
  return (
    <li className="inline-flex max-w-full items-center rounded bg-quiet-wash pl-2 text-sm text-ink">
      <span className="min-w-0 break-all">{text}</span>
      <button
        type="button"
        aria-label={words.removeOne(text)}
        title={words.remove}
        onClick={onRemove}
        onKeyDown={(event) => {
          if (event.key !== 'Delete' && event.key !== 'Backspace') return;
          event.preventDefault();
          onRemove();
        }}
        className="inline-flex size-6 shrink-0 items-center justify-center rounded text-ink-soft -outline-offset-2 hover:bg-hover hover:text-ink pointer-coarse:size-8"
      >
        <CloseIcon />
      </button>
    </li>
  );
}
