import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { ChangedMeanwhile, type WriteFailure } from '#/data/cache/writeFailure.ts';
import type { Api } from '#/data/http/api.ts';
import type { ApiError } from '#/data/http/errors.ts';
import type { CustomDefinition, CustomFields, CustomOption } from '#/domain/records/customField.ts';
import type { DefinitionDraft, DefinitionText } from '#/domain/records/definitionDraft.ts';
import {
  changeDefinition,
  changeOption,
  countValues,
  createDefinition,
  createOption,
  deleteDefinition,
  deleteOption,
  fetchDefinition,
} from './definitionCalls.ts';
import { customDefinitionsQuery, optionsKey, optionsQuery } from './queries.ts';

/** What can be done to the custom fields that an account has defined. */
export type DefineAct =
  | { readonly kind: 'create'; readonly draft: DefinitionDraft }
  | { readonly kind: 'change'; readonly next: DefinitionText; readonly seen: DefinitionText }
  | { readonly kind: 'delete'; readonly id: string };

/** A change is sent only while the field is what the reader saw: the interface has no version. */
export function defineMutation(api: Api, client: QueryClient) {
  return mutationOptions<void, WriteFailure<DefinitionText>, DefineAct>({
    mutationFn: async (act) => {
      const options = { priority: 'user' } as const;
      if (act.kind === 'create') await createDefinition(api, act.draft, options);
      else if (act.kind === 'change') {
        const newest = await fetchDefinition(api, act.next.id, { ...options, exact: true });
        if (newest && !isSameText(newest, act.seen)) throw new ChangedMeanwhile<DefinitionText>(newest);
        await changeDefinition(api, act.next, options);
      } else await deleteDefinition(api, act.id, options);
    },
    onSettled: async () => {
      const { queryKey } = customDefinitionsQuery(api);
      // Where they cannot be read again now, that is no fault of the write, and they are read again later.
      await client.invalidateQueries({ queryKey });
      const definitions = client.getQueryData(queryKey);
      if (!definitions) return;
      // Values are hundreds of pages: what a definition changes of them is known without reading them again.
      client.setQueriesData<CustomFields>(
        { queryKey: ['customFields'], predicate: ({ state: { data } }) => isRead(data) },
        (data) => data && withDefinitions(data, definitions),
      );
    },
  });
}

function isSameText(one: DefinitionText, other: DefinitionText): boolean {
  return one.label === other.label && one.description === other.description;
}

function isRead(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'definitions' in data && 'fields' in data;
}

/** How many values go with a definition. */
export function valueCountQuery(api: Api, definitionId: string) {
  return queryOptions({
    queryKey: ['customFields', 'count', definitionId] as const,
    queryFn: ({ signal }) => countValues(api, definitionId, { priority: 'user', signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** What can be done to the options of a field. Places count from 0. */
export type OptionAct =
  | { readonly kind: 'add'; readonly option: Omit<CustomOption, 'id'>; readonly place: number }
  | { readonly kind: 'rename'; readonly id: string; readonly label: string }
  | { readonly kind: 'move'; readonly id: string; readonly place: number }
  | { readonly kind: 'delete'; readonly id: string };

export function optionMutation(api: Api, client: QueryClient, definitionId: string) {
  const mutationKey = [...optionsKey, definitionId];
  return mutationOptions<void, ApiError, OptionAct>({
    mutationKey,
    // One after the other: each counts the places that the one before it left.
    scope: { id: `options ${definitionId}` },
    mutationFn: async (act) => {
      const options = { priority: 'user' } as const;
      if (act.kind === 'add') await createOption(api, definitionId, act.option, act.place + 1, options);
      else if (act.kind === 'delete') await deleteOption(api, definitionId, act.id, options);
      else {
        const change = act.kind === 'rename' ? { label: act.label } : { position: act.place + 1 };
        await changeOption(api, definitionId, act.id, change, options);
      }
    },
    onMutate: (act) => {
      client.setQueryData(
        optionsQuery(api, definitionId).queryKey,
        (options) => options && withAct(options, act),
      );
    },
    onSettled: async (_, __, act) => {
      // Read before the last is done, they would show again what that one takes away.
      if (client.isMutating({ mutationKey }) === 1) await client.invalidateQueries({ queryKey: optionsKey });
      // What values show is the label of their option.
      if (act.kind !== 'move')
        void client.invalidateQueries({
          queryKey: ['customFields'],
          predicate: ({ queryKey }) => queryKey[1] !== optionsKey[1],
        });
    },
  });
}

/** Places change at once: of one that is still there, a second click would take the one after it. */
function withAct(options: readonly CustomOption[], act: OptionAct): readonly CustomOption[] {
  if (act.kind !== 'move' && act.kind !== 'delete') return options;
  const others = options.filter(({ id }) => id !== act.id);
  const option = options.find(({ id }) => id === act.id);
  return act.kind === 'move' && option ? others.toSpliced(act.place, 0, option) : others;
}

/** What was read, by definitions that changed since: fields have their new names, and those of a deleted one are gone. */
function withDefinitions(read: CustomFields, definitions: readonly CustomDefinition[]): CustomFields {
  const keyOf = (slug: string, type: string) => `${type} ${slug}`;
  const before = new Set(read.definitions.map(({ slug, entityType }) => keyOf(slug, entityType)));
  const labels = new Map(definitions.map(({ slug, entityType, label }) => [keyOf(slug, entityType), label]));
  const fields = read.fields.flatMap((field) => {
    const key = keyOf(field.slug, field.entity.type);
    const label = labels.get(key);
    if (label === undefined) return before.has(key) ? [] : [field];
    return [label === field.label ? field : { ...field, label }];
  });
  return { ...read, definitions, fields };
}
