import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useLastEdit } from '#/data/cache/useLastEdit.ts';
import { describeWriteFailure } from '#/data/cache/writeFailure.ts';
import { editLabelsMutation } from '#/data/shipments/editLabels.ts';
import { addLabels, mergeLabels, sameLabels } from '#/domain/records/labels.ts';
import type { LabelTarget } from '#/domain/records/labelTarget.ts';
import { EditForm } from '#/parts/fields/EditForm.tsx';
import { EditInPlace, useInPlace } from '#/parts/fields/EditInPlace.tsx';
import { type TokenDraft, TokenField } from '#/parts/fields/TokenField.tsx';
import { Button } from '#/ui/Button.tsx';
import * as words from './words.ts';

const route = getRouteApi('/_app/shipments/$shipmentId');

interface LabelFieldProps {
  readonly target: LabelTarget;
  /** `References` */
  readonly name: string;
  /** `Add a reference` */
  readonly add: string;
  readonly labels: readonly string[];
  /** The labels as they are read. */
  readonly children: ReactNode;
}

/**
 * References or tags, read and edited in their place. A change shows at once; where the service refuses it, the field
 * opens again with what was typed and the refusal beside it.
 */
export function LabelField({ target, name, add, labels, children }: LabelFieldProps) {
  const { last, save, discard } = useLabelEdit(target);
  const edit = useInPlace();
  const failed = last?.status === 'failed' ? last : null;
  const saved = last?.status === 'saved' ? last : null;
  const send = (next: readonly string[], seen: readonly string[], undoes = false) =>
    save({ labels: next, seen, undoes }, { onError: edit.reopen });
  return (
    <EditInPlace
      edit={edit}
      name={name}
      status={last?.status ?? null}
      undoes={saved?.edit.undoes ?? false}
      onUndo={() => saved && send(saved.edit.seen, saved.saved, true)}
      editor={
        <LabelEditor
          name={name}
          add={add}
          start={failed?.edit.labels ?? labels}
          seen={failed?.edit.seen ?? labels}
          newest={labels}
          failure={failed && describeWriteFailure(failed.failure, failed.edit.labels)}
          autoFocus={edit.isOpen}
          onSave={(next, seen) => {
            edit.close();
            if (!sameLabels(next, seen)) send(next, seen);
            else discard();
          }}
          onCancel={() => {
            edit.close();
            discard();
          }}
        />
      }
    >
      {children}
    </EditInPlace>
  );
}

/** The last change of a field of labels and how to make the next. */
function useLabelEdit(target: LabelTarget) {
  const client = useQueryClient();
  const api = route.useRouteContext({ select: (context) => context.api });
  return useLastEdit(editLabelsMutation(api, client, target));
}

interface LabelEditorProps {
  readonly name: string;
  readonly add: string;
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

/** The field while it is edited. */
function LabelEditor(props: LabelEditorProps) {
  const { name, add, newest, failure, onSave, onCancel } = props;
  const [seen, setReviewed] = useState(props.seen);
  const [draft, setDraft] = useState<TokenDraft>({ tokens: props.start, text: '' });
  const current = () => addLabels(draft.tokens, draft.text).labels;
  const changed = !sameLabels(newest, seen) && !sameLabels(newest, current());

  return (
    <EditForm
      name={name}
      className="my-1 w-128 max-w-full space-y-2 text-sm"
      failure={failure}
      changed={
        changed && (
          <>
            {newest.length > 0 ? (
              <>
                {words.areNow(name)} <span className="num break-all">{newest.join(', ')}</span>.
              </>
            ) : (
              words.allRemoved(name)
            )}{' '}
            {words.savingReplaces}
          </>
        )
      }
      more={
        changed && (
          <Button
            onClick={() => {
              setDraft({ ...draft, tokens: mergeLabels(seen, draft.tokens, newest) });
              setReviewed(newest);
            }}
          >
            {words.keepBoth}
          </Button>
        )
      }
      hint={<span className="text-xs text-ink-faint">{words.hint}</span>}
      onSave={() => onSave(current(), newest)}
      onCancel={onCancel}
    >
      {(describedBy) => (
        <TokenField
          label={name}
          inputLabel={add}
          draft={draft}
          onChange={setDraft}
          autoFocus={props.autoFocus}
          describedBy={describedBy}
        />
      )}
    </EditForm>
  );
}
