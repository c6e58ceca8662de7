import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Api } from '#/data/http/api.ts';
import { customDefinitionsQuery } from './queries.ts';

/**
 * The slugs of the custom fields that the account has; null until they are known.
 *
 * @param wanted whether they are loaded; else they are known once somebody else has loaded them
 */
export function useFieldSlugs(api: Api, wanted = false): ReadonlySet<string> | null {
  const { data } = useQuery({ ...customDefinitionsQuery(api), enabled: wanted });
  return useMemo(() => (data ? new Set(data.map(({ slug }) => slug)) : null), [data]);
}
