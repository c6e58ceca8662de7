import { getRouteApi, Link } from '@tanstack/react-router';
import { dateSources } from '#/features/shipment/provenance/words.ts';
import { IgnoredSettings } from '#/parts/lists/IgnoredSettings.tsx';
import { unknownWord } from '#/parts/lists/ignoredWords.ts';
import * as words from './words.ts';

const route = getRouteApi('/_app/shipments/$shipmentId');
const historyLook =
  'inline-flex h-8 items-center rounded px-3 text-sm font-medium text-ink-soft hover:bg-hover hover:text-ink aria-[current=page]:bg-accent-wash aria-[current=page]:text-accent';

/** The two views of a container's history: its journey, or every date with its sources. */
export function HistorySwitch() {
  const { shipmentId } = route.useParams();
  const { proof } = route.useSearch();
  const views = [
    { label: words.events, proof: undefined },
    { label: dateSources, proof: 'all' },
  ] as const;
  return (
    <nav aria-label={words.history} className="flex gap-1">
      {views.map((view) => (
        <Link
          key={view.label}
          from="/shipments/$shipmentId"
          to="/shipments/$shipmentId"
          params={{ shipmentId }}
          search={(search) => ({ ...search, proof: view.proof })}
          replace
          resetScroll={false}
          // The journey is what is shown for any other word too.
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={(view.proof === 'all') === (proof === 'all') ? 'page' : undefined}
          className={historyLook}
        >
          {view.label}
        </Link>
      ))}
    </nav>
  );
}

/** Says that the address has an unknown word for what is shown of the history; the journey is shown then. */
export function IgnoredHistory({ proof }: { proof: string | undefined }) {
  return (
    <IgnoredSettings words={unknownWord('proof', proof, 'all')}>
      {({ look, content }) => (
        <Link
          from="/shipments/$shipmentId"
          to="/shipments/$shipmentId"
          search={(search) => ({ ...search, proof: undefined })}
          replace
          resetScroll={false}
          {...look}
        >
          {content}
        </Link>
      )}
    </IgnoredSettings>
  );
}
