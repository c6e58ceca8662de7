import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import { whyNotSaved } from '#/data/cache/writeFailure.ts';
import { type OptionAct, optionMutation } from '#/data/customFields/defineFields.ts';
import { optionsQuery } from '#/data/customFields/queries.ts';
import type { CustomDefinition, CustomOption } from '#/domain/records/customField.ts';
import { optionValueOf } from '#/domain/records/definitionDraft.ts';
import * as words from '#/features/settings/words.ts';
import { stop } from '#/language/punctuation.ts';
import { Button } from '#/ui/Button.tsx';
import { SortableList } from '#/ui/fields/SortableList.tsx';
import { CloseIcon } from '#/ui/icons/icons.tsx';
import { Dialog } from '#/ui/overlays/Dialog.tsx';
import { UndoLine } from '#/ui/states/UndoLine.tsx';
import type { FieldDialogProps } from './RenameField.tsx';

interface Last {
  readonly words: string;
  readonly undo: OptionAct;
}

/** What can be chosen in a field, in its order. Every change is made at once and can be undone. */
export function OptionsDialog({
  definition,
  api,
  client,
  onClose,
}: FieldDialogProps & { readonly definition: CustomDefinition }) {
  const read = useQuery(optionsQuery(api, definition.id));
  const { mutate, error, isPending, variables } = useMutation(optionMutation(api, client, definition.id));
  const failureId = useId();
  /** What was refused: a new option, or the one with that id. */
  const refused = error && variables ? (variables.kind === 'add' ? 'new' : variables.id) : null;
  const failure = error && (
    <p id={failureId} role="alert" className="break-words text-problem">
      {whyNotSaved(error)}
    </p>
  );
  const [last, setLast] = useState<Last | null>(null);
  const [label, setLabel] = useState('');
  const options = read.data ?? [];
  const run = (act: OptionAct, done: Last | null) => mutate(act, { onSuccess: () => setLast(done) });

  const rename = (option: CustomOption, next: string) => {
    if (next.trim() === '' || next === option.label) return;
    // Enter has sent it already, and the field is left after that.
    if (isPending && variables.kind === 'rename' && variables.label === next) return;
    const undo: OptionAct = { kind: 'rename', id: option.id, label: option.label };
    run({ kind: 'rename', id: option.id, label: next }, { words: words.changed(next), undo });
  };
  const remove = (option: CustomOption, place: number) => {
    const undo: OptionAct = { kind: 'add', option, place };
    const done = `${words.deleted(option.label)}${stop}${words.valuesStay}`;
    run({ kind: 'delete', id: option.id }, { words: done, undo });
  };

  return (
    <Dialog title={words.optionsOf(definition.label)} onClose={onClose}>
      <div className="min-h-0 space-y-3 overflow-y-auto p-4 text-sm">
        <p className="text-ink-soft">{words.optionsHint}</p>
        {read.isPending && <p role="status">{words.optionsLoading}</p>}
        {read.error && !read.data && (
          <p role="alert" className="text-problem">
            {describeError(read.error).title}
            {stop}
            {describeError(read.error).next}
          </p>
        )}
        {read.data?.length === 0 && <p>{words.noOptions}</p>}
        <SortableList
          label={words.optionsOf(definition.label)}
          items={options.map((option, place) => ({
            id: option.id,
            name: option.label,
            fixed: false,
            content: (
              <>
                <input
                  key={option.label}
                  aria-label={words.optionName(option.label)}
                  defaultValue={option.label}
                  autoComplete="off"
                  aria-invalid={refused === option.id}
                  aria-describedby={refused === option.id ? failureId : undefined}
                  onBlur={({ target }) => rename(option, target.value)}
                  onKeyDown={(event) => {
                    if (event.key === 'Enter') rename(option, event.currentTarget.value);
                  }}
                  className="h-8 min-w-0 flex-1 rounded border border-line bg-surface px-2 max-md:h-11 aria-invalid:border-problem"
                />
                <Button
                  look="bare"
                  aria-label={words.removeLabel(option.label)}
                  onClick={() => remove(option, place)}
                >
                  <CloseIcon />
                </Button>
              </>
            ),
          }))}
          onMove={(id, place) => {
            const from = options.findIndex((option) => option.id === id);
            const name = options[from]?.label ?? '';
            const undo: OptionAct = { kind: 'move', id, place: from };
            run({ kind: 'move', id, place }, { words: words.moveDone(name), undo });
          }}
        />
        {refused !== 'new' && failure}
        <form
          className="flex gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (label.trim() === '' || isPending) return;
            const value = optionValueOf(
              label,
              options.map((option) => option.value),
            );
            mutate(
              { kind: 'add', option: { label, value }, place: options.length },
              { onSuccess: () => (setLabel(''), setLast(null)) },
            );
          }}
        >
          <input
            aria-label={words.newOption}
            placeholder={words.newOption}
            value={label}
            autoComplete="off"
            aria-invalid={refused === 'new'}
            aria-describedby={refused === 'new' ? failureId : undefined}
            onChange={({ target }) => setLabel(target.value)}
            className="h-8 min-w-0 flex-1 rounded border border-line-strong bg-surface px-2 max-md:h-11 aria-invalid:border-problem"
          />
          <Button type="submit">{words.add}</Button>
        </form>
        {refused === 'new' && failure}
        {last && <UndoLine done={last.words} onUndo={() => run(last.undo, null)} />}
        <Button look="primary" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </Dialog>
  );
}
