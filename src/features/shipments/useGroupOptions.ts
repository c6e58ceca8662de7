import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { slugOptionsQuery } from '#/data/customFields/queries.ts';
import { isFieldKey, slugIn } from '#/domain/list/fieldKey.ts';
import type { Grouping } from '#/domain/list/view.ts';
import type { CustomOption } from '#/domain/records/customField.ts';

const route = getRouteApi('/_app/shipments');
const none: readonly CustomOption[] = [];

/** The options of the custom field that rows are grouped by, in their order; none until they are loaded. */
export function useGroupOptions(grouping: Grouping | null): readonly CustomOption[] {
  const api = route.useRouteContext({ select: (context) => context.api });
  const slug = grouping !== null && isFieldKey(grouping) ? slugIn(grouping) : null;
  const { data } = useQuery({ ...slugOptionsQuery(api, slug ?? ''), enabled: slug !== null });
  return data ?? none;
}
