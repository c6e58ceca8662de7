import { experimental_streamedQuery as streamedQuery, queryOptions } from '@tanstack/react-query';
import { cachedFor, staleAfter } from '#/data/cache/freshness.ts';
import type { Api } from '#/data/http/api.ts';
import { type CustomFields, hasOptions } from '#/domain/records/customField.ts';

/** Many accounts define no field, and no row waits for one. */
const calls = () => import('./calls.ts');

export const definitionsKey = ['customFields', 'definitions'] as const;
export const accountFieldsKey = ['customFields', 'all'] as const;
export const definedFieldsKey = ['customFields', 'defined'] as const;
export const optionsKey = ['customFields', 'options'] as const;

/** Which custom fields the account has. They change when somebody sets the account up, which is seldom. */
export function customDefinitionsQuery(api: Api) {
  return queryOptions({
    queryKey: definitionsKey,
    queryFn: async ({ signal }) => {
      const { fetchCustomDefinitions } = await calls();
      return fetchCustomDefinitions(api, { priority: 'visible', signal });
    },
    staleTime: staleAfter.customDefinitions,
    gcTime: cachedFor.customFields,
  });
}

/** The options of a field of type `enum` or `enum_multi`, in their order. */
export function optionsQuery(api: Api, definitionId: string) {
  return queryOptions({
    queryKey: [...optionsKey, definitionId] as const,
    queryFn: async ({ signal }) => {
      const { fetchOptions } = await calls();
      return fetchOptions(api, definitionId, { priority: 'visible', signal });
    },
    staleTime: staleAfter.customFields,
  });
}

/** The options of all fields with that slug: an account may have it for shipments and for containers. */
export function slugOptionsQuery(api: Api, slug: string) {
  return queryOptions({
    queryKey: [...optionsKey, 'of', slug] as const,
    queryFn: async ({ client }) => {
      const definitions = await client.query(customDefinitionsQuery(api));
      const own = definitions.filter((each) => each.slug === slug && hasOptions(each));
      return (await Promise.all(own.map(({ id }) => client.query(optionsQuery(api, id))))).flat();
    },
    // What it is made of says when it is stale.
    staleTime: 0,
  });
}

const noFields: CustomFields = { definitions: [], fields: [], complete: false };

/**
 * What is filled in on all records of the account. It may be hundreds of pages, so only who needs it asks for it, and
 * it yields to everything else that is asked.
 */
export function accountFieldsQuery(api: Api) {
  return queryOptions({
    queryKey: accountFieldsKey,
    queryFn: streamedQuery<CustomFields, CustomFields>({
      streamFn: async ({ client }) => {
        const { readCustomFields } = await import('./fieldWrites.ts');
        const definitions = await client.query(customDefinitionsQuery(api));
        return readCustomFields(api, client, null, definitions, { priority: 'background' });
      },
      // Every chunk is all that has been read; a later reading shows only its end, so that nothing shrinks.
      refetchMode: 'replace',
      reducer: (_shown, all) => all,
      initialValue: noFields,
    }),
    staleTime: (query) => (query.state.data?.complete ? staleAfter.customFields : 0),
    gcTime: cachedFor.customFields,
    structuralSharing: false,
  });
}
