import { getRouteApi, Link } from '@tanstack/react-router';

const route = getRouteApi('/_app/shipments/$shipmentId');
const look =
  'inline-flex h-8 items-center rounded-md px-2.5 text-sm font-medium text-ink-soft hover:bg-hover hover:text-ink aria-[current=page]:bg-accent-wash aria-[current=page]:text-accent';

/** The two ways to read what happened to a container: as a journey, or date by date with the proof of each. */
export function HistorySwitch() {
  const { shipmentId } = route.useParams();
  const { proof } = route.useSearch();
  const ways = [
    { words: 'Journey', proof: undefined },
    { words: 'Proof of every date', proof: 'all' },
  ] as const;
  return (
    <nav aria-label="History" className="flex gap-1">
      {ways.map((way) => (
        <Link
          key={way.words}
          from="/shipments/$shipmentId"
          to="/shipments/$shipmentId"
          params={{ shipmentId }}
          search={(search) => ({ ...search, proof: way.proof })}
          replace
          resetScroll={false}
          // The journey is what is shown for any other word too.
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={(way.proof === 'all') === (proof === 'all') ? 'page' : undefined}
          className={look}
        >
          {way.words}
        </Link>
      ))}
    </nav>
  );
}
