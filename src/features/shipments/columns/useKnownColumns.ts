import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import { customDefinitionsQuery } from '#/data/customFields/queries.ts';
import { type KnownColumns, knownColumns } from '#/domain/list/columns.ts';
import type { CustomDefinition } from '#/domain/records/customField.ts';
import type { ErrorText } from '#/parts/pages/ErrorPanel.tsx';

const route = getRouteApi('/_app/shipments');
const none: readonly CustomDefinition[] = [];

interface AccountColumns {
  readonly known: KnownColumns;
  readonly isLoading: boolean;
  readonly failure: ErrorText | null;
  readonly retry: () => void;
}

/**
 * The columns of this account. Its custom fields are loaded where they are wanted; once loaded, they have their own
 * names everywhere.
 */
export function useKnownColumns(wanted: boolean): AccountColumns {
  const api = route.useRouteContext({ select: (context) => context.api });
  const { data, error, isFetching, refetch } = useQuery({ ...customDefinitionsQuery(api), enabled: wanted });
  const definitions = data ?? none;
  return {
    known: useMemo(() => knownColumns(definitions), [definitions]),
    isLoading: isFetching && !data,
    failure: error && !data ? describeError(error) : null,
    retry: () => void refetch(),
  };
}
