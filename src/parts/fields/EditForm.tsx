import { type ReactNode, useId } from 'react';
import { Button } from '#/ui/Button.tsx';
import * as words from './editWords.ts';

interface EditFormProps {
  readonly name: string;
  readonly className: string;
  /** The control, described by the failure with that id. */
  readonly children: (describedBy: string | undefined) => ReactNode;
  /** Why the last try was not saved, or why there is nothing to choose from. */
  readonly failure: string | null;
  /** What somebody else changed meanwhile, and that saving replaces it. */
  readonly changed?: ReactNode;
  readonly canSave?: boolean;
  /** Between saving and leaving. */
  readonly more?: ReactNode;
  readonly hint?: ReactNode;
  readonly onSave: (form: HTMLFormElement) => void;
  readonly onCancel: () => void;
}

/**
 * A field while it is edited in its place. Escape leaves it. What somebody else changed meanwhile is never overwritten
 * without a word.
 */
export function EditForm(props: EditFormProps) {
  const { name, className, children, failure, changed, canSave = true, onSave, onCancel } = props;
  const failureId = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape comes up from its controls.
    <form
      aria-label={words.edit(name)}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(event.currentTarget);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        onCancel();
      }}
    >
      {children(failure === null ? undefined : failureId)}
      {failure !== null && (
        <p id={failureId} role="alert" className="break-words text-problem">
          {failure}
        </p>
      )}
      {changed && (
        <p role="status" className="break-words text-attention">
          {changed}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" look="primary" disabled={!canSave}>
          {changed ? words.replace : words.save}
        </Button>
        {props.more}
        <Button onClick={onCancel}>{words.cancel}</Button>
        {props.hint}
      </div>
    </form>
  );
}
