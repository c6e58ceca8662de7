import { getRouteApi } from '@tanstack/react-router';
import type { FieldUse } from '#/domain/documents/fieldUses.ts';
import { type CustomEntity, customWords } from '#/domain/records/customField.ts';
import { accepting as words } from '#/features/documents/words.ts';
import { useFieldEdit } from '#/queries/useFieldEdit.ts';
import { AcceptButton } from './AcceptButton.tsx';

const route = getRouteApi('/_app/documents/$documentId');

/** Puts a value into a custom field of a shipment or container, as editing it there does: with its conflicts and its undo. */
export function AcceptCustom({
  use: { definition, entry, present, isThere },
  entity,
}: {
  use: Extract<FieldUse, { kind: 'field' }>;
  entity: CustomEntity;
}) {
  const api = route.useRouteContext({ select: (context) => context.api });
  const { last, failure, save, fieldWith } = useFieldEdit(api, { entity, definition }, true);
  const saved = last?.status === 'saved' && !last.edit.undoes && isThere ? last : null;
  return (
    <AcceptButton
      label={words.asField(definition.label)}
      there={words.isField(definition.label)}
      hint={
        present && !isThere && definition.dataType !== 'enum_multi'
          ? words.replaces(customWords(present))
          : null
      }
      isThere={isThere}
      isSaving={last?.status === 'saving'}
      failure={failure}
      onAccept={() => save({ next: fieldWith(entry), seen: present, undoes: false })}
      onUndo={saved && (() => save({ next: saved.edit.seen, seen: saved.saved, undoes: true }))}
    />
  );
}
