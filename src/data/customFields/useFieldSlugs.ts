import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Api } from '#/data/http/api.ts';
import { customDefinitionsQuery } from './queries.ts';

/**
 * The slugs of the custom fields that the account has; null until they are known.
 *
 * @param wanted whether anything is asked of them; else they stay null, so that nothing changes when they are known
 */
export function useFieldSlugs(api: Api, wanted: boolean): ReadonlySet<string> | null {
  const { data } = useQuery({ ...customDefinitionsQuery(api), enabled: wanted });
  const known = wanted ? data : undefined;
  return useMemo(() => (known ? new Set(known.map(({ slug }) => slug)) : null), [known]);
}
