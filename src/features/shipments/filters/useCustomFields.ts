import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import { accountFieldsQuery } from '#/data/customFields/queries.ts';
import { usesFields } from '#/domain/list/fieldFilter.ts';
import type { FleetView } from '#/domain/list/view.ts';
import type { CustomFields } from '#/domain/records/customField.ts';
import type { ErrorText } from '#/parts/pages/ErrorPanel.tsx';

const route = getRouteApi('/_app/shipments');

export interface ListFields {
  /** What is loaded, also by an earlier visit; undefined until then. */
  readonly read: CustomFields | undefined;
  /** Whether the list needs them. */
  readonly needed: boolean;
  readonly failure: ErrorText | null;
  readonly retry: () => void;
  readonly isOpen: boolean;
  readonly setOpen: (open: boolean) => void;
}

/**
 * The custom fields of the account for the list. They may be hundreds of pages, so they are loaded only for a view that
 * names one or when their filters are opened. Once loaded, the list uses them.
 */
export function useCustomFields(view: FleetView): ListFields {
  const api = route.useRouteContext({ select: (context) => context.api });
  const [isOpen, setOpen] = useState(false);
  const needed = usesFields(view);
  const { data, error, refetch } = useQuery({ ...accountFieldsQuery(api), enabled: needed || isOpen });
  return {
    read: data,
    needed,
    failure: error ? describeError(error) : null,
    retry: () => void refetch(),
    isOpen: isOpen || needed,
    setOpen,
  };
}
