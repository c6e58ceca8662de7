import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { describeError } from '#/data/cache/describeError.ts';
import { addressOfLines, findQuery, warmAnswer } from '#/data/find/queries.ts';
import { fleetQuery } from '#/data/fleet/queries.ts';
import type { Resolution } from '#/domain/find/find.ts';
import { readFindQuery } from '#/domain/find/findQuery.ts';
import { ErrorPanel } from '#/parts/pages/ErrorPanel.tsx';
import { ProgressBar } from '#/ui/states/ProgressBar.tsx';
import { checkDigitWarning } from '#/wording/checkDigit.ts';
import { askingService, searching, searchingAccount, searchLabel, titleOf } from './words.ts';

const route = getRouteApi('/_app/shipments/find');

/** Where an answer leads: the shipment with the container selected, or the list with the query filled in. */
function findTarget(answer: Resolution, query: string) {
  if (answer.kind === 'none') {
    const q = query.trim();
    return { to: '/shipments', search: q === '' ? {} : { q } } as const;
  }
  return {
    to: '/shipments/$shipmentId',
    params: { shipmentId: answer.shipmentId },
    search: answer.container === null ? {} : { container: answer.container },
  } as const;
}

/** Where a query leads without a request; null where the service has to be asked. */
export async function targetAtOnce(client: QueryClient, q: string) {
  const search = await addressOfLines(client, q);
  if (search) return { to: '/shipments', search } as const;
  const answer = await warmAnswer(client, readFindQuery(q));
  return answer && findTarget(answer, q);
}

/** Shown only while a cold browser asks the service, or when that fails. */
export function FindPage() {
  const { q } = route.useSearch();
  const api = route.useRouteContext({ select: (context) => context.api });
  const answer = useQuery(findQuery(api, useQueryClient(), q));
  // The search scans the account through the fleet's own query; it shows how far the scan is.
  const { data: fleet, isFetching: scanning } = useQuery({ ...fleetQuery(api), enabled: false });

  const warning = checkDigitWarning(q);

  if (answer.data) return <Navigate {...findTarget(answer.data, q)} replace />;
  return (
    <section className="mx-auto w-full max-w-xl space-y-4 px-4 py-16" aria-busy={answer.isPending}>
      <title>{titleOf(q)}</title>
      <h1 className="text-title font-semibold">
        {searching} <span className="num break-all">{q.slice(0, 80)}</span>
      </h1>
      {warning !== null && (
        <p role="status" className="text-sm text-attention">
          {warning}
        </p>
      )}
      {answer.isError ? (
        <ErrorPanel words={describeError(answer.error)} onRetry={() => void answer.refetch()} />
      ) : (
        <>
          <ProgressBar
            label={searchLabel}
            value={scanning && fleet ? fleet.shipments.length : 0}
            max={scanning && fleet ? fleet.total : null}
          />
          <p role="status" className="text-sm text-ink-soft">
            {scanning && fleet ? searchingAccount(fleet.shipments.length, fleet.total) : askingService}
          </p>
        </>
      )}
    </section>
  );
}
