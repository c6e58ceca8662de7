import { useId, useState } from 'react';
import { addLabels, mergeLabels, sameLabels } from '#/domain/records/labels.ts';
import { cancel, edit, replace, save } from '#/parts/fields/editWords.ts';
import { type TokenDraft, TokenField } from '#/parts/fields/TokenField.tsx';
import { Button } from '#/ui/Button.tsx';
import * as words from './words.ts';

interface LabelEditorProps {
  readonly name: string;
  readonly one: string;
  /** What the field begins with. */
  readonly start: readonly string[];
  /** What the record held when editing began. */
  readonly seen: readonly string[];
  /** What the record holds now, as last loaded. */
  readonly newest: readonly string[];
  /** Why the last try was not saved. */
  readonly failure: string | null;
  readonly autoFocus: boolean;
  readonly onSave: (labels: readonly string[], seen: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** The field while it is edited. A list that somebody changed meanwhile is never overwritten without a word. */
export function LabelEditor(props: LabelEditorProps) {
  const { name, one, newest, failure, onSave, onCancel } = props;
  const [seen, setReviewed] = useState(props.seen);
  const [draft, setDraft] = useState<TokenDraft>({ tokens: props.start, text: '' });
  const failureId = useId();
  const current = () => addLabels(draft.tokens, draft.text).labels;
  const changed = !sameLabels(newest, seen) && !sameLabels(newest, current());

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape comes up from its controls.
    <form
      aria-label={edit(name)}
      className="my-1 w-128 max-w-full space-y-2 text-sm"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(current(), newest);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <TokenField
        label={name}
        inputLabel={words.add(one)}
        draft={draft}
        onChange={setDraft}
        autoFocus={props.autoFocus}
        describedBy={failure === null ? undefined : failureId}
      />
      {failure !== null && (
        <p id={failureId} role="alert" className="break-words text-problem">
          {failure}
        </p>
      )}
      {changed && (
        <p role="status" className="break-words text-attention">
          {newest.length > 0 ? (
            <>
              {words.areNow(name)} <span className="num break-all">{newest.join(', ')}</span>.
            </>
          ) : (
            words.allRemoved(name)
          )}{' '}
          {words.savingReplaces}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" look="primary">
          {changed ? replace : save}
        </Button>
        {changed && (
          <Button
            onClick={() => {
              setDraft({ ...draft, tokens: mergeLabels(seen, draft.tokens, newest) });
              setReviewed(newest);
            }}
          >
            {words.keepBoth}
          </Button>
        )}
        <Button onClick={onCancel}>{cancel}</Button>
        <span className="text-xs text-ink-faint">{words.hint}</span>
      </div>
    </form>
  );
}
