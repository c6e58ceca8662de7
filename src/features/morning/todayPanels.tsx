import { Link } from '@tanstack/react-router';
import type { ArrivalToday } from '#/domain/morning/arrivesToday.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { vesselName } from '#/domain/records/vessel.ts';
import { counted } from '#/language/plural.ts';
import { PassedNote } from '#/parts/time/PassedNote.tsx';
import { Time } from '#/parts/time/Time.tsx';
import { sortKey } from '#/time/moment.ts';
import { Panel, PanelNote, panelRow } from './Panel.tsx';
import * as words from './words.ts';

/** What arrives today, by vessel and port, in the order of time. */
export function ArrivalsPanel({
  arrivals,
  isPartial,
}: {
  arrivals: readonly ArrivalToday[];
  isPartial: boolean;
}) {
  const count = arrivals.reduce((sum, { containers }) => sum + containers, 0);
  return (
    <Panel
      area="arrives"
      title={words.arrivesTitle}
      count={count > 0 && words.containerCount(count, isPartial)}
    >
      {arrivals.length === 0 ? (
        <PanelNote>{isPartial ? words.stillLoading : words.nothingArrives}</PanelNote>
      ) : (
        <ul className="divide-y divide-line">
          {arrivals.map((arrival) => (
            <ArrivalRow key={arrival.key} arrival={arrival} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function ArrivalRow({ arrival }: { arrival: ArrivalToday }) {
  const { voyage, containers, from, to, isActual, tracking } = arrival;
  return (
    <li className={panelRow}>
      <div className="min-w-0 flex-1 basis-48">
        <Link
          to="/shipments"
          search={searchOf(arrival)}
          className="font-medium break-words underline-offset-2 hover:underline"
        >
          {describeArrival(arrival)}
        </Link>
        <p className="text-xs text-ink-soft">
          {[counted(containers, 'container'), voyage].filter(Boolean).join(' · ')}
        </p>
      </div>
      <p className="sm:text-right">
        {isActual && `${words.arrived} `}
        <Time moment={from} />
        {sortKey(to) !== sortKey(from) && (
          <>
            {' – '}
            <Time moment={to} />
          </>
        )}
        {!isActual && <PassedNote expected={to} tracking={tracking} />}
      </p>
    </li>
  );
}

export function describeArrival({ leg, vessel, place }: ArrivalToday): string {
  const where = placeName(place) ?? words.placeNotReported;
  return leg === 'port' ? words.arrivalName(vesselName(vessel), where) : words.inlandArrival(where);
}

/** The list of what it brings. */
const searchOf = ({ leg, vessel, place }: ArrivalToday) => ({
  q: (leg === 'port' ? (vessel?.name ?? vessel?.imo) : null) ?? placeName(place) ?? undefined,
});
