import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type RefObject, useState } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import { whyNotSaved } from '#/data/cache/writeFailure.ts';
import { editField } from '#/data/customFields/editField.ts';
import { accountFieldsQuery, customDefinitionsQuery } from '#/data/customFields/queries.ts';
import { useFieldEdit } from '#/data/customFields/useFieldEdit.ts';
import { fieldTargets } from '#/domain/list/bulkField.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import type { CustomDefinition, CustomField } from '#/domain/records/customField.ts';
import { entryOf, type FieldTarget, knownType, sameEntry } from '#/domain/records/fieldEntry.ts';
import type { Outcome } from '#/features/shipments/actions/useRowActs.ts';
import { stop } from '#/language/punctuation.ts';
import { CustomFieldValue } from '#/parts/fields/CustomFieldValue.tsx';
import { notFilledIn, restored, saved as savedText, saving } from '#/parts/fields/editWords.ts';
import { FieldEditor } from '#/parts/fields/FieldEditor.tsx';
import { Button } from '#/ui/Button.tsx';
import { Dialog } from '#/ui/overlays/Dialog.tsx';
import { chooseRecord, fieldOn, fieldsFailed, fieldsLoading, notDefined } from './words.ts';

const route = getRouteApi('/_app/shipments');

/**
 * The custom field of one row, edited from its cell. Where the row stands for several containers that have the field,
 * one of them is chosen first.
 */
export function CellDialog({
  row,
  slug,
  cell,
  onSaved,
  onClose,
}: {
  row: FleetRow;
  slug: string;
  /** Where the keyboard was. */
  cell: RefObject<HTMLElement | null>;
  onSaved: (outcome: Outcome) => void;
  onClose: () => void;
}) {
  const api = route.useRouteContext({ select: (context) => context.api });
  const known = useQuery(customDefinitionsQuery(api));
  const held = useQuery({ ...accountFieldsQuery(api), enabled: false });
  const [chosen, choose] = useState<FieldTarget | null>(null);
  const definitions = (known.data ?? []).filter((each) => each.slug === slug && knownType(each) !== null);
  const targets = definitions.flatMap((definition) => targetsIn(row, definition));
  const target = chosen ?? (targets.length === 1 ? targets[0] : undefined);
  const fieldOf = ({ entity, definition }: FieldTarget): CustomField | null =>
    held.data?.fields.find((each) => each.slug === definition.slug && each.entity.id === entity.id) ?? null;
  const name = definitions[0]?.label ?? slug;

  return (
    <Dialog title={target ? fieldOn(name, nameOf(row, target)) : name} finalFocus={cell} onClose={onClose}>
      <div className="min-h-0 overflow-y-auto p-4 text-sm">
        {known.isPending && <p role="status">{fieldsLoading}</p>}
        {known.error && !known.data && (
          <p role="alert" className="text-problem">
            {fieldsFailed} {describeError(known.error).title}
            {stop}
            {describeError(known.error).next}
          </p>
        )}
        {known.data && targets.length === 0 && <p>{notDefined(row.kind)}</p>}
        {target ? (
          <CellEditor target={target} field={fieldOf(target)} onSaved={onSaved} onClose={onClose} />
        ) : (
          targets.length > 0 && (
            <>
              <p className="pb-2 text-ink-soft">{chooseRecord}</p>
              <ul className="space-y-1">
                {targets.map((each) => {
                  const field = fieldOf(each);
                  return (
                    <li key={each.entity.id} className="flex flex-wrap items-center gap-x-3">
                      <Button onClick={() => choose(each)}>{nameOf(row, each)}</Button>
                      {field ? <CustomFieldValue field={field} /> : notFilledIn}
                    </li>
                  );
                })}
              </ul>
            </>
          )
        )}
      </div>
    </Dialog>
  );
}

function targetsIn({ shipment, containers }: FleetRow, definition: CustomDefinition): readonly FieldTarget[] {
  return fieldTargets({ shipment, containerIds: containers.map(({ id }) => id) }, definition);
}

function nameOf({ shipment }: FleetRow, { entity }: FieldTarget): string {
  const container = shipment.containers.find(({ id }) => id === entity.id);
  return container?.number ?? shipment.billOfLading;
}

/** Saves with Enter and goes back to the cell; what is refused stays open with the refusal beside it. */
function CellEditor({
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
    const back = editField(api, client, target, { next: before, seen: kept }, { priority: 'user' });
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
