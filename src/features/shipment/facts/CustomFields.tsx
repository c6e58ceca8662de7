import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { isNotFound } from '#/data/cache/absence.ts';
import { describeError } from '#/data/cache/describeError.ts';
import { recordFieldsQuery } from '#/data/customFields/editField.ts';
import { useFieldEdit } from '#/data/customFields/useFieldEdit.ts';
import type { CustomEntity, CustomField, CustomFields as ReadFields } from '#/domain/records/customField.ts';
import { entryOf, type FieldTarget, knownType, sameEntry } from '#/domain/records/fieldEntry.ts';
import { CustomFieldValue } from '#/parts/fields/CustomFieldValue.tsx';
import { EditInPlace, useInPlace } from '#/parts/fields/EditInPlace.tsx';
import { notFilledIn } from '#/parts/fields/editWords.ts';
import { FieldEditor } from '#/parts/fields/FieldEditor.tsx';
import { tryAgain } from '#/parts/words.ts';
import { Button } from '#/ui/Button.tsx';
import { Loading } from '#/ui/states/Loading.tsx';
import { FactList, type NamedFact, Topic } from './FactList.tsx';
import * as words from './words.ts';

const route = getRouteApi('/_app/shipments/$shipmentId');

/**
 * The account's own fields of one record. An account that has defined none is led once, at the shipment, to where it can;
 * what fails here leaves the rest of the page as it is.
 */
export function CustomFields({ entity }: { entity: CustomEntity }) {
  const api = route.useRouteContext({ select: (context) => context.api });
  const { data, error, isPending, refetch } = useQuery(recordFieldsQuery(api, entity));
  // A service that does not know the address has no custom fields.
  if (isNotFound(error)) return null;
  const isDefined = data?.definitions.some(({ entityType }) => entityType === entity.type);
  const isUnused = data !== undefined && !isDefined && data.fields.length === 0;
  if (isUnused && entity.type !== 'shipment') return null;
  return (
    <Topic
      title={words.customFieldsOf(entity.type)}
      digest={
        error ? words.notLoaded : data && (isUnused ? words.noneDefined : words.filledIn(data.fields.length))
      }
    >
      {isPending && <Loading label={words.loadingCustomFields} className="h-4 w-40" />}
      {error && (
        <p role="status" className="text-sm text-ink-soft">
          {words.customFieldsFailed(describeError(error).title)}{' '}
          <Button look="bare" className="-my-1" onClick={() => void refetch()}>
            {tryAgain}
          </Button>
        </p>
      )}
      {isUnused && <p className="text-sm text-ink-soft">{words.defineFirst}</p>}
      {data && <FactList facts={factsOf(entity, data)} />}
      {data && (
        <Link
          to="/settings/fields"
          className="mt-3 inline-block text-xs font-medium underline underline-offset-2"
        >
          {words.manageFields}
        </Link>
      )}
    </Topic>
  );
}

/** Every field that is defined for the record, also those without a value, then values whose definition is missing. */
function factsOf(entity: CustomEntity, { definitions, fields }: ReadFields): readonly NamedFact[] {
  const own = definitions.filter(({ entityType }) => entityType === entity.type);
  const slugs = new Set(own.map(({ slug }) => slug));
  const defined = own.map((definition): NamedFact => {
    const { id, slug, label } = definition;
    const field = fields.find((each) => each.slug === slug) ?? null;
    // A value of a type that we do not know is only shown.
    const value = knownType(definition) ? (
      <EditableField key={entity.id} target={{ entity, definition }} field={field} />
    ) : (
      field && <CustomFieldValue field={field} />
    );
    return { id, label, value };
  });
  const others = fields.filter(({ slug }) => !slugs.has(slug));
  return [
    ...defined,
    ...others.map((field) => ({
      id: field.id,
      label: field.label,
      value: <CustomFieldValue field={field} />,
    })),
  ];
}

/**
 * A custom field, read and edited in its place. A change shows at once; where the service refuses it, the field opens
 * again with what was typed and the refusal beside it.
 */
function EditableField({ target, field }: { target: FieldTarget; field: CustomField | null }) {
  const api = route.useRouteContext({ select: (context) => context.api });
  const edit = useInPlace();
  const { last, failed, choices, failure, save, discard, fieldWith } = useFieldEdit(api, target, edit.isOpen);
  const saved = last?.status === 'saved' ? last : null;
  const send = (next: CustomField | null, seen: CustomField | null, undoes = false) =>
    save({ next, seen, undoes }, { onError: edit.reopen });
  return (
    <EditInPlace
      edit={edit}
      name={target.definition.label}
      status={last?.status ?? null}
      undoes={saved?.edit.undoes ?? false}
      onUndo={() => saved && send(saved.edit.seen, saved.saved, true)}
      editor={
        <FieldEditor
          definition={target.definition}
          start={failed ? failed.edit.next : field}
          seen={failed ? failed.edit.seen : field}
          newest={field}
          choices={choices}
          failure={failure}
          autoFocus={edit.isOpen}
          onSave={(entry) => {
            edit.close();
            if (sameEntry(entry, entryOf(field))) discard();
            else send(fieldWith(entry), field);
          }}
          onCancel={() => {
            edit.close();
            discard();
          }}
        />
      }
    >
      {field ? <CustomFieldValue field={field} /> : <span className="text-ink-faint">{notFilledIn}</span>}
    </EditInPlace>
  );
}
