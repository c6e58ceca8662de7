import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { describeError } from '#/data/cache/describeError.ts';
import { fleetQuery } from '#/data/fleet/queries.ts';
import { checkDigitWarning } from '#/domain/find/checkDigit.ts';
import { ErrorPanel } from '#/parts/pages/ErrorPanel.tsx';
import { ProgressBar } from '#/ui/states/ProgressBar.tsx';
import { findTarget } from './findTarget.ts';

const searchLabel = 'Search';
/** Followed by the number. */
const searching = 'Looking for';
const askingService = 'Asking the tracking service.';

const route = getRouteApi('/_app/shipments/find');

/** Shown only while a cold browser asks the service, or when that fails. */
export function FindPage() {
  const { q } = route.useSearch();
  const { api, findQuery } = route.useRouteContext();
  const answer = useQuery(findQuery);
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

const titleOf = (query: string): string => `Find ${query} · Landfall`;

/** @param total null while the service does not say how many there are */
function searchingAccount(searched: number, total: number | null): string {
  return `Not found by number. Searching the account: ${searched} of ${total ?? 'an unknown number of'} shipments.`;
}
