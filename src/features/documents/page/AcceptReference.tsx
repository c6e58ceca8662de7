import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useLastEdit } from '#/data/cache/useLastEdit.ts';
import { describeWriteFailure } from '#/data/cache/writeFailure.ts';
import { editLabelsMutation, type LabelEdit } from '#/data/shipments/editLabels.ts';
import type { FieldUse } from '#/domain/documents/fieldUses.ts';
import { addLabels } from '#/domain/records/labels.ts';
import { accepting as words } from '#/features/documents/words.ts';
import { AcceptButton } from './AcceptButton.tsx';

const route = getRouteApi('/_app/documents/$documentId');

/** Adds a number to the references of a shipment or container, as editing them there does: with its conflicts and its undo. */
export function AcceptReference({
  use: { target, isThere },
  value,
  present,
}: {
  use: Extract<FieldUse, { kind: 'reference' }>;
  value: string;
  /** The references as last loaded. */
  present: readonly string[];
}) {
  const api = route.useRouteContext({ select: (context) => context.api });
  const { last, save } = useLastEdit(editLabelsMutation(api, useQueryClient(), target));
  // All fields write the same list: what became of the last change is said beside the field that it was made of.
  const own = last && last.status !== 'saving' && concerns(last.edit, value) ? last : null;
  return (
    <AcceptButton
      label={words.asReference}
      there={words.isReference}
      isThere={isThere}
      isSaving={last?.status === 'saving'}
      failure={own?.status === 'failed' ? describeWriteFailure(own.failure, own.edit.labels) : null}
      onAccept={() => save({ labels: addLabels(present, value).labels, seen: present, undoes: false })}
      onUndo={
        own?.status === 'saved' && !own.edit.undoes && isThere
          ? () => save({ labels: own.edit.seen, seen: own.saved, undoes: true })
          : null
      }
    />
  );
}

function concerns({ labels, seen }: LabelEdit, value: string): boolean {
  const holds = (list: readonly string[]) => addLabels(list, value).labels === list;
  return holds(labels) !== holds(seen);
}
