import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { describeError } from '#/data/cache/describeError.ts';
import { type Refreshed, refreshContainersMutation } from '#/data/shipments/refreshContainers.ts';
import type { BulkSubject } from '#/domain/list/bulkChange.ts';
import { Button } from '#/ui/Button.tsx';
import * as words from './words.ts';

/** Asks the sources of the selected containers again, and says what the service made of it. */
export function RefreshForm({ subjects }: { subjects: readonly BulkSubject[] }) {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
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
          {words.notRefreshed(total - count)} {why.title}. {why.why}
        </p>
      )}
    </>
  );
}
