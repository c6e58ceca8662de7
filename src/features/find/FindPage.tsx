import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { ErrorPanel } from '#/parts/ErrorPanel.tsx';
import { errorWords } from '#/queries/errorWords.ts';
import { fleetQuery } from '#/queries/fleet.ts';
import { ProgressBar } from '#/ui/ProgressBar.tsx';
import { findTarget } from './findTarget.ts';

const route = getRouteApi('/_app/shipments/find');

/** Shown only while a cold browser asks the service, or when that fails. */
export function FindPage() {
  const { q } = route.useSearch();
  const { api, findQuery } = route.useRouteContext();
  const answer = useQuery(findQuery);
  // The search scans the account through the fleet's own query; looking at it tells how far the scan is.
  const { data: fleet, isFetching: scanning } = useQuery({ ...fleetQuery(api), enabled: false });

  if (answer.data) return <Navigate {...findTarget(answer.data, q)} replace />;
  return (
    <section className="mx-auto w-full max-w-xl space-y-4 px-4 py-16" aria-busy={answer.isPending}>
      <title>{`Find ${q} · Landfall`}</title>
      <h1 className="text-lg font-semibold">
        Looking for <span className="num break-all">{q.slice(0, 80)}</span>
      </h1>
      {answer.isError ? (
        <ErrorPanel words={errorWords(answer.error)} onRetry={() => void answer.refetch()} />
      ) : (
        <>
          <ProgressBar
            label="Search"
            value={scanning && fleet ? fleet.shipments.length : 0}
            max={scanning && fleet ? fleet.total : null}
          />
          <p role="status" className="text-sm text-ink-soft">
            {scanning && fleet
              ? `Not found by number. Looking through the account: ${fleet.shipments.length} of ${fleet.total ?? 'an unknown number of'} shipments.`
              : 'Asking the tracking service.'}
          </p>
        </>
      )}
    </section>
  );
}
