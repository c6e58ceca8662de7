import { getRouteApi } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useFieldEdit } from '#/data/customFields/useFieldEdit.ts';
import type { CustomField } from '#/domain/records/customField.ts';
import { entryOf, type FieldTarget, sameEntry } from '#/domain/records/fieldEntry.ts';
import { CustomFieldValue } from '#/parts/fields/CustomFieldValue.tsx';
import { EditButton } from '#/parts/fields/EditButton.tsx';
import { EditStatus } from '#/parts/fields/EditStatus.tsx';
import { notFilledIn } from '#/parts/fields/editWords.ts';
import { FieldEditor } from '#/parts/fields/FieldEditor.tsx';

const route = getRouteApi('/_app/shipments/$shipmentId');

/**
 * A custom field, read and edited in its place. A change shows at once; where the service refuses it, the field opens
 * again with what was typed and the refusal beside it.
 */
export function EditableField({ target, field }: { target: FieldTarget; field: CustomField | null }) {
  const api = route.useRouteContext({ select: (context) => context.api });
  const [editing, setEditing] = useState(false);
  /** Whether the reader closed the field, and the focus belongs on its button again. */
  const [returned, setReturned] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { last, failed, choices, failure, save, discard, fieldWith } = useFieldEdit(api, target, editing);
  const name = target.definition.label;

  const send = (next: CustomField | null, seen: CustomField | null, undoes = false) => {
    const onError = () => setEditing(place.current?.contains(document.activeElement) ?? false);
    save({ next, seen, undoes }, { onError });
  };
  const close = () => {
    setEditing(false);
    setReturned(true);
  };

  if (editing || failed) {
    return (
      <FieldEditor
        definition={target.definition}
        start={failed ? failed.edit.next : field}
        seen={failed ? failed.edit.seen : field}
        newest={field}
        choices={choices}
        failure={failure}
        autoFocus={editing}
        onSave={(entry) => {
          close();
          if (sameEntry(entry, entryOf(field))) discard();
          else send(fieldWith(entry), field);
        }}
        onCancel={() => {
          close();
          discard();
        }}
      />
    );
  }
  return (
    <span ref={place} className="group inline-flex max-w-full flex-wrap items-center gap-x-1.5">
      <span className="inline-flex min-w-0 items-center gap-x-1.5">
        <span className="min-w-0">
          {field ? <CustomFieldValue field={field} /> : <span className="text-ink-faint">{notFilledIn}</span>}
        </span>
        <EditButton
          name={name}
          ref={button}
          // The button that closed the editor is gone; the focus goes on from here.
          autoFocus={returned}
          aria-disabled={last?.status === 'saving'}
          onClick={() => {
            if (last?.status !== 'saving') setEditing(true);
          }}
        />
      </span>
      <EditStatus
        name={name}
        status={last?.status ?? null}
        undoes={last?.status === 'saved' && last.edit.undoes}
        onUndo={() => {
          // The undo button goes with the press.
          button.current?.focus();
          if (last?.status === 'saved') send(last.edit.seen, last.saved, true);
        }}
      />
    </span>
  );
}
