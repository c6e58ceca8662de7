import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { LabelTarget } from '#/domain/records/labelTarget.ts';
import { editLabelsMutation } from '#/queries/editLabels.ts';
import { useLastEdit } from '#/queries/useLastEdit.ts';

const route = getRouteApi('/_app/shipments/$shipmentId');

/** The last change of a field of labels and how to make the next. */
export function useLabelEdit(target: LabelTarget) {
  const client = useQueryClient();
  const api = route.useRouteContext({ select: (context) => context.api });
  return useLastEdit(editLabelsMutation(api, client, target));
}
