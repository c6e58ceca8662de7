import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type RefObject, useState } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import { accountFieldsQuery, customDefinitionsQuery } from '#/data/customFields/queries.ts';
import { fieldTargets } from '#/domain/list/bulkField.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import type { CustomDefinition, CustomField } from '#/domain/records/customField.ts';
import { type FieldTarget, knownType } from '#/domain/records/fieldEntry.ts';
import type { Outcome } from '#/features/shipments/actions/useRowActs.ts';
import { CustomFieldValue } from '#/parts/fields/CustomFieldValue.tsx';
import { notFilledIn } from '#/parts/fields/editWords.ts';
import { Button } from '#/ui/Button.tsx';
import { Dialog } from '#/ui/overlays/Dialog.tsx';
import { CellEditor } from './CellEditor.tsx';
import * as words from './words.ts';

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
    <Dialog
      title={target ? words.fieldOn(name, nameOf(row, target)) : name}
      finalFocus={cell}
      onClose={onClose}
    >
      <div className="min-h-0 overflow-y-auto p-4 text-sm">
        {known.isPending && <p role="status">{words.loading}</p>}
        {known.error && !known.data && (
          <p role="alert" className="text-problem">
            {words.failed} {describeError(known.error).title}. {describeError(known.error).next}
          </p>
        )}
        {known.data && targets.length === 0 && <p>{words.notDefined(row.kind)}</p>}
        {target ? (
          <CellEditor target={target} field={fieldOf(target)} onSaved={onSaved} onClose={onClose} />
        ) : (
          targets.length > 0 && (
            <>
              <p className="pb-2 text-ink-soft">{words.chooseRecord}</p>
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
