import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { whyNotSaved } from '#/data/cache/writeFailure.ts';
import { editField } from '#/data/customFields/editField.ts';
import { useFieldEdit } from '#/data/customFields/useFieldEdit.ts';
import type { CustomField } from '#/domain/records/customField.ts';
import { entryOf, type FieldTarget, sameEntry } from '#/domain/records/fieldEntry.ts';
import type { Outcome } from '#/features/shipments/actions/useRowActs.ts';
import { restored, saved as savedText, saving } from '#/parts/fields/editWords.ts';
import { FieldEditor } from '#/parts/fields/FieldEditor.tsx';

const route = getRouteApi('/_app/shipments');

/** Saves with Enter and goes back to the cell; what is refused stays open with the refusal beside it. */
export function CellEditor({
  target,
  field,
  onSaved,
  onClose,
}: {
  target: FieldTarget;
  /** What is filled in now, as last loaded. */
  field: CustomField | null;
  onSaved: (outcome: Outcome) => void;
  onClose: () => void;
}) {
  const api = route.useRouteContext({ select: (context) => context.api });
  const client = useQueryClient();
  const [opened] = useState(field);
  const { last, failed, choices, failure, save, discard, fieldWith } = useFieldEdit(api, target, true);
  const name = target.definition.label;

  const undo = (before: CustomField | null, kept: CustomField | null) => {
    const back = editField(api, client, target, { next: before, seen: kept }, { lane: 'user' });
    void back.then(
      () => onSaved({ words: restored(name), refused: null }),
      (error: unknown) => onSaved({ words: whyNotSaved(error), refused: null }),
    );
  };

  return (
    <>
      <FieldEditor
        definition={target.definition}
        start={failed ? failed.edit.next : opened}
        seen={failed ? failed.edit.seen : opened}
        newest={field}
        choices={choices}
        failure={failure}
        autoFocus
        onSave={(entry) => {
          if (last?.status === 'saving') return;
          if (sameEntry(entry, entryOf(field))) {
            discard();
            onClose();
            return;
          }
          const onSuccess = (kept: CustomField | null) => {
            discard();
            onClose();
            onSaved({ words: savedText(name), refused: null, undo: () => undo(field, kept) });
          };
          save({ next: fieldWith(entry), seen: field, undoes: false }, { onSuccess });
        }}
        onCancel={() => {
          discard();
          onClose();
        }}
      />
      <p role="status" className="text-xs text-ink-soft">
        {last?.status === 'saving' && saving}
      </p>
    </>
  );
}
