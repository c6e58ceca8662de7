import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import { accountFieldsQuery, customDefinitionsQuery } from '#/data/customFields/queries.ts';
import { fieldChoicesQuery } from '#/data/customFields/useFieldEdit.ts';
import {
  beginBulkWrites,
  type Refreshed,
  refreshContainersMutation,
  writeDuration,
} from '#/data/shipments/bulkWrites.ts';
import type { BulkSubject, BulkWrite } from '#/domain/list/bulkChange.ts';
import type { FieldChange } from '#/domain/list/bulkField.ts';
import type { CustomDefinition } from '#/domain/records/customField.ts';
import { type FieldEntry, isChosen, knownType } from '#/domain/records/fieldEntry.ts';
import { stop } from '#/language/punctuation.ts';
import { FieldControl } from '#/parts/fields/FieldControl.tsx';
import { tryAgain } from '#/parts/words.ts';
import { Button } from '#/ui/Button.tsx';
import { optionsOf } from '#/ui/fields/optionsOf.ts';
import { RadioGroup } from '#/ui/fields/RadioGroup.tsx';
import { Select } from '#/ui/fields/Select.tsx';
import { type BulkRun, setBulkRun } from './bulkRun.ts';
import * as words from './words.ts';

const route = getRouteApi('/_app/shipments');

/** Which custom field is to change, and to what. */
export function FieldChangeForm({ draft }: { draft: FieldChangeDraft }) {
  const { definitions, definition, held, error } = draft;
  if (error) {
    return (
      <p role="status" className="text-sm text-ink-soft">
        {words.fieldsFailed} {describeError(error).title}.{' '}
        <Button look="bare" className="-my-1" onClick={draft.retry}>
          {tryAgain}
        </Button>
      </p>
    );
  }
  if (definitions?.length === 0) return <p className="text-sm text-ink-soft">{words.noFields}</p>;
  return (
    <>
      {definitions && definition && (
        <>
          <Select
            label={words.customField}
            value={definition.id}
            options={definitions.map((each) => ({ value: each.id, label: words.fieldOf(each) }))}
            onChange={draft.choose}
            className="w-64 max-w-full"
          />
          <RadioGroup
            label={words.fieldAction}
            value={draft.isSet ? 'set' : 'clear'}
            options={optionsOf(words.fieldActionLabels)}
            onChange={(value) => draft.setSet(value === 'set')}
          />
          {draft.isSet && (
            <div className="text-sm">
              <FieldControl
                key={definition.id}
                definition={definition}
                entry={draft.entry}
                onChange={draft.setEntry}
                choices={draft.choices}
                autoFocus={false}
              />
            </div>
          )}
        </>
      )}
      {!held?.complete && (
        <p role="status" className="text-sm text-ink-soft">
          {words.fieldsLoading(held?.fields.length ?? 0)}
        </p>
      )}
    </>
  );
}

/**
 * A change of one custom field under construction. What is filled in now is loaded first, because the preview shows it
 * and the writes go by it.
 *
 * @param wanted whether it is what is to change; nothing is loaded before
 */
export function useFieldChange(wanted: boolean) {
  const api = route.useRouteContext({ select: (context) => context.api });
  const [definitionId, choose] = useState<string | null>(null);
  const [isSet, setSet] = useState(true);
  const [entry, setEntry] = useState<FieldEntry>([]);
  const known = useQuery({ ...customDefinitionsQuery(api), enabled: wanted });
  const held = useQuery({ ...accountFieldsQuery(api), enabled: wanted });
  const definitions = known.data?.filter(isWritable) ?? null;
  const definition = definitions?.find(({ id }) => id === definitionId) ?? definitions?.[0] ?? null;
  const needsChoices = definition !== null && isChosen(definition);
  const choices = useQuery({
    ...fieldChoicesQuery(api, definition ?? noDefinition),
    enabled: wanted && needsChoices,
  });
  const asked = isSet ? entry : [];
  const isComplete = definition !== null && held.data?.complete === true && (!isSet || entry.length > 0);
  const change: FieldChange | null = isComplete
    ? { definition, entry: asked, choices: choices.data ?? [] }
    : null;
  return {
    definitions,
    definition,
    choose: (id: string) => {
      choose(id);
      setEntry([]);
    },
    isSet,
    setSet,
    entry,
    setEntry,
    choices: needsChoices ? (choices.data ?? null) : [],
    /** What is filled in on the records of the account. */
    held: held.data ?? null,
    error: known.error ?? held.error ?? choices.error,
    retry: () => void Promise.all([known.refetch(), held.refetch(), needsChoices && choices.refetch()]),
    /** Null until it says all that is to be done. */
    change,
  };
}

type FieldChangeDraft = ReturnType<typeof useFieldChange>;

/** Stands in until there is one; it is never asked for. */
const noDefinition: CustomDefinition = {
  id: '',
  slug: '',
  label: '',
  entityType: '',
  dataType: null,
  description: null,
  referenceType: null,
};

function isWritable(definition: CustomDefinition): boolean {
  const { entityType } = definition;
  return knownType(definition) !== null && (entityType === 'shipment' || entityType === 'container');
}

/** Asks the sources of the selected containers again, and says what the service made of it. */
export function RefreshForm({ subjects }: { subjects: readonly BulkSubject[] }) {
  const api = route.useRouteContext({ select: (context) => context.api });
  const { mutate, data, isPending } = useMutation(refreshContainersMutation(api, useQueryClient()));
  const ids = [...new Set(subjects.flatMap(({ containerIds }) => containerIds))];
  return (
    <>
      <p className="text-sm text-ink-soft">{words.refreshExplained}</p>
      {data && <Outcome refreshed={data} total={ids.length} />}
      <Button look="primary" disabled={isPending || ids.length === 0} onClick={() => mutate(ids)}>
        {isPending ? words.refreshing : words.refreshContainers(ids.length)}
      </Button>
    </>
  );
}

function Outcome({
  refreshed: { count, messages, failure },
  total,
}: {
  refreshed: Refreshed;
  total: number;
}) {
  const why = failure === null ? null : describeError(failure);
  return (
    <>
      {count > 0 && (
        <p role="status" className="text-sm font-medium">
          {[words.refreshed(count, total), ...messages].join(' ')}
        </p>
      )}
      {why && (
        <p role="alert" className="text-sm break-words text-problem">
          {words.notRefreshed(total - count)} {why.title}
          {stop}
          {why.why}
        </p>
      )}
    </>
  );
}

/** How to begin a bulk change, and how long one takes. */
export function useBegin() {
  const client = useQueryClient();
  const api = route.useRouteContext({ select: (context) => context.api });
  return {
    begin: (writes: readonly BulkWrite[], run: Omit<BulkRun, 'batch'>) =>
      setBulkRun({ ...run, batch: beginBulkWrites(api, client, writes) }),
    durationOf: (writes: number) => writeDuration(writes, api.requestsPerMinute),
  };
}
