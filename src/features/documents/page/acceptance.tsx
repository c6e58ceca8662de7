import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useLastEdit } from '#/data/cache/useLastEdit.ts';
import { describeWriteFailure } from '#/data/cache/writeFailure.ts';
import { recordFieldsQuery } from '#/data/customFields/editField.ts';
import { customDefinitionsQuery } from '#/data/customFields/queries.ts';
import { fieldChoicesQuery, useFieldEdit } from '#/data/customFields/useFieldEdit.ts';
import { editLabelsMutation, type LabelEdit } from '#/data/shipments/editLabels.ts';
import { shipmentQuery } from '#/data/shipments/queries.ts';
import {
  containerHolder,
  type FieldHolder,
  shipmentHolder,
  definitionsToMatch,
  type FieldUse,
  type HolderFields,
} from '#/domain/documents/fieldUses.ts';
import type { CustomEntity } from '#/domain/records/customField.ts';
import { addLabels } from '#/domain/records/labels.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { DocumentField, DocumentLink, TradeDocument } from '#/domain/records/tradeDocument.ts';
import { accepting } from '#/features/documents/words.ts';
import { Button } from '#/ui/Button.tsx';
import { undo } from '#/ui/words.ts';
import { formatCustomValue } from '#/wording/customFields.ts';

const route = getRouteApi('/_app/documents/$documentId');

/** A shipment or container that may take the fields of a document. */
interface AcceptChoice {
  readonly kind: DocumentLink['kind'];
  readonly id: string;
  readonly shipmentId: string;
  /** Null where the link does not say. */
  readonly number: string | null;
}

/** What takes the fields of a document, and its custom fields. */
export interface AcceptTarget {
  readonly choices: readonly AcceptChoice[];
  /** Null where the document is linked to none. */
  readonly chosen: AcceptChoice | null;
  /** Of the chosen one, which the document is compared with; null until it is loaded. */
  readonly shipment: Shipment | null;
  /** Null until it is loaded. */
  readonly holder: FieldHolder | null;
  readonly custom: HolderFields;
  readonly failed: 'record' | 'choices' | null;
}

export const choiceKey = ({ kind, id }: Pick<AcceptChoice, 'kind' | 'id'>): string => `${kind} ${id}`;

/** The shipments that a document is linked to, by itself or through a container, then the containers. */
function choicesOf({ links }: TradeDocument): readonly AcceptChoice[] {
  const known = links.flatMap(({ kind, id, number, shipmentId }) =>
    shipmentId === null ? [] : [{ kind, id, number, shipmentId }],
  );
  const shipments = known.filter(({ kind }) => kind === 'shipment');
  const containers = known.filter(({ kind }) => kind === 'container');
  const others = new Set(containers.map(({ shipmentId }) => shipmentId));
  for (const { id } of shipments) others.delete(id);
  return [
    ...shipments,
    ...Array.from(others, (id) => ({ kind: 'shipment' as const, id, shipmentId: id, number: null })),
    ...containers,
  ];
}

/** @param key of the choice; null: the first */
export function useAcceptTarget(
  document: TradeDocument,
  fields: readonly DocumentField[],
  key: string | null,
): AcceptTarget {
  const api = route.useRouteContext({ select: (context) => context.api });
  const choices = choicesOf(document);
  const chosen = choices.find((choice) => choiceKey(choice) === key) ?? choices[0] ?? null;
  const entity = { type: chosen?.kind ?? 'shipment', id: chosen?.id ?? '' };
  const enabled = chosen !== null;
  const shipment = useQuery({ ...shipmentQuery(api, chosen?.shipmentId ?? ''), enabled });
  const filledIn = useQuery({ ...recordFieldsQuery(api, entity), enabled });
  const { data: definitions = [] } = useQuery(customDefinitionsQuery(api));
  const matched = definitionsToMatch(fields, definitions, entity.type);
  const lists = useQueries({
    queries: matched.map((definition) => ({ ...fieldChoicesQuery(api, definition), enabled })),
  });
  return {
    choices,
    chosen,
    shipment: (chosen && shipment.data) ?? null,
    holder: shipment.data && chosen ? holderOf(shipment.data, chosen) : null,
    custom: {
      // What is filled in has to be known before it is replaced.
      definitions: filledIn.data ? definitions : [],
      fields: filledIn.data?.fields ?? [],
      choices: new Map(
        matched.flatMap(({ id }, index) => {
          const list = lists[index]?.data;
          return list ? [[id, list] as const] : [];
        }),
      ),
    },
    failed:
      shipment.isError && !shipment.data
        ? 'record'
        : lists.some(({ isError, data }) => isError && !data)
          ? 'choices'
          : null,
  };
}

function holderOf(shipment: Shipment, { kind, id }: AcceptChoice): FieldHolder | null {
  if (kind === 'shipment') return shipmentHolder(shipment);
  const container = shipment.containers.find((each) => each.id === id);
  return container ? containerHolder(shipment, container) : null;
}

/** What a field of a document can become of a shipment or container: a reference of it, or the value of a custom field. */
export function AcceptUse({ use, holder, value }: { use: FieldUse; holder: FieldHolder; value: string }) {
  switch (use.kind) {
    case 'reference':
      return <AcceptReference use={use} value={value} present={holder.refNumbers} />;
    case 'field':
      return <AcceptCustom use={use} entity={holder.entity} />;
    case 'noChoice':
      return <span className="text-xs text-ink-faint">{accepting.noChoice(use.definition.label)}</span>;
  }
}

/** Adds a number to the references of a shipment or container, as editing them there does: with its conflicts and its undo. */
function AcceptReference({
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
      label={accepting.asReference}
      there={accepting.isReference}
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

/** Puts a value into a custom field of a shipment or container, as editing it there does: with its conflicts and its undo. */
function AcceptCustom({
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
      label={accepting.asField(definition.label)}
      there={accepting.isField(definition.label)}
      hint={
        present && !isThere && definition.dataType !== 'enum_multi'
          ? accepting.replaces(formatCustomValue(present))
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

/** One thing that a field can become: a button, then the word that it is there, with an undo for what was just done. */
function AcceptButton({
  label,
  there,
  hint = null,
  isThere,
  isSaving,
  failure,
  onAccept,
  onUndo,
}: {
  label: string;
  there: string;
  /** What it would replace. */
  hint?: string | null;
  isThere: boolean;
  isSaving: boolean;
  failure: string | null;
  onAccept: () => void;
  /** Null where there is nothing to undo. */
  onUndo: (() => void) | null;
}) {
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-2 text-xs">
      {isThere ? (
        <>
          <span role="status" className="text-ready">
            {there}
          </span>
          {onUndo && (
            <Button look="bare" className="text-xs" onClick={onUndo}>
              {undo}
            </Button>
          )}
        </>
      ) : (
        <>
          <Button
            look="bare"
            data-accept
            className="text-xs underline underline-offset-2"
            aria-disabled={isSaving}
            onClick={() => {
              if (!isSaving) onAccept();
            }}
          >
            {label}
          </Button>
          {hint !== null && <span className="text-ink-faint">{hint}</span>}
        </>
      )}
      {failure !== null && (
        <span role="alert" className="basis-full text-problem">
          {failure}
        </span>
      )}
    </span>
  );
}
