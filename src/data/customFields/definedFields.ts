import { queryOptions } from '@tanstack/react-query';
import { cachedFor } from '#/data/cache/freshness.ts';
import type { Api } from '#/data/http/api.ts';
import type { CustomDefinition, CustomField, CustomFields } from '#/domain/records/customField.ts';
import { minute, second } from '#/time/durations.ts';
import { fieldWrites, withFieldWrites } from './fieldWrites.ts';

export const definedFieldsKey = ['customFields', 'defined'] as const;

/** How often what others write is read at the most: no notice names it (docs/live.md). */
const shortestInterval = 15 * second;
/** What part of the request budget reading it may spend. */
const budgetShare = 0.2;

interface DefinedFields extends CustomFields {
  /** How many requests it took. */
  readonly pages: number;
}

/**
 * What is filled in of a few fields on all records of the account. It is read again while somebody looks at it, so that
 * what a colleague writes shows within seconds.
 */
export function definedFieldsQuery(
  api: Api,
  definitions: readonly CustomDefinition[],
  atMostEvery = shortestInterval,
) {
  return queryOptions({
    queryKey: [...definedFieldsKey, ...definitions.map(({ id }) => id)],
    queryFn: async ({ client, queryKey, signal }): Promise<DefinedFields> => {
      const { customFieldPages } = await import('./valueCalls.ts');
      const began = fieldWrites.beginReading();
      const lane = client.getQueryData(queryKey) ? 'background' : 'visible';
      const fields: CustomField[] = [];
      let pages = 0;
      await Promise.all(
        definitions.map(async (definition) => {
          for await (const page of customFieldPages(api, definition, definitions, { lane, signal })) {
            fields.push(...page.fields);
            pages += 1;
          }
        }),
      );
      const read = withFieldWrites(client, { of: null, fields }, began);
      return { definitions, fields: read, complete: true, pages };
    },
    enabled: definitions.length > 0,
    staleTime: shortestInterval,
    gcTime: cachedFor.customFields,
    refetchInterval: ({ state: { data } }) =>
      Math.max(atMostEvery, ((data?.pages ?? 1) / (api.requestsPerMinute * budgetShare)) * minute),
  });
}
