import { Link } from '@tanstack/react-router';
import { usePreferences } from '#/device/preferences.ts';
import type { ArrivalToday } from '#/domain/morning/arrivesToday.ts';
import type { FetchStop } from '#/domain/morning/fetchToday.ts';
import { freeDayUrgency } from '#/domain/pickup/freeDay.ts';
import { containerInAddress } from '#/domain/records/containerInAddress.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { freeDayLooks } from '#/parts/status/looks.ts';
import { PassedNote } from '#/parts/time/PassedNote.tsx';
import { Time } from '#/parts/time/Time.tsx';
import { sortKey } from '#/time/moment.ts';
import { containerName } from '#/wording/containerName.ts';
import { containerCount } from '#/wording/counts.ts';
import { daysLeftCount } from '#/wording/freeDay.ts';
import { vesselName } from '#/wording/vessels.ts';
import { describeSite } from '#/wording/whereNow.ts';
import { Panel, PanelNote, panelRow, panelLink } from './Panel.tsx';
import * as words from './words.ts';

/** What to pick up today, by terminal. */
export function FetchPanel({
  stops,
  isPartial,
  isWaiting,
}: {
  stops: readonly FetchStop[];
  isPartial: boolean;
  isWaiting: boolean;
}) {
  const count = stops.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <Panel
      title={words.fetchTitle}
      area="fetch"
      count={count > 0 && words.containerCount(count, isPartial)}
      busy={isWaiting}
      foot={
        <Link to="/pickups" className={panelLink}>
          {words.openPickups}
        </Link>
      }
    >
      {stops.length === 0 ? (
        <PanelNote>{isPartial || isWaiting ? words.stillLoading : words.nothingToFetch}</PanelNote>
      ) : (
        <ul className="divide-y divide-line">
          {stops.map((stop) => (
            <StopRow key={stop.key} stop={stop} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function StopRow({ stop: { site, rows, daysLeft, nextDay, planned } }: { stop: FetchStop }) {
  const nearDays = usePreferences(({ exceptions }) => exceptions.freeDayNearDays);
  const booked = rows.filter(({ appointment }) => appointment !== null);
  const others = [
    ...(booked.length < rows.length ? [words.noAppointment(rows.length - booked.length, rows.length)] : []),
    ...(planned > 0 ? [words.plannedHere(planned)] : []),
  ];
  return (
    <li className={panelRow}>
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium break-words">
          {describeSite(site) ?? words.terminalNotReported} · {rows.length}
        </p>
        <p className="break-words">
          {rows.map(({ container, shipment }, index) => (
            <span key={container.id}>
              {index > 0 && ', '}
              <Link
                to="/shipments/$shipmentId"
                params={{ shipmentId: shipment.id }}
                search={{ container: containerInAddress(container, shipment.containers) }}
                className="num text-xs font-semibold underline-offset-2 hover:underline"
              >
                {containerName(container)}
              </Link>
            </span>
          ))}
          <span className="text-xs text-ink-soft">
            {' · '}
            {booked.map(({ container, appointment }, index) => (
              <span key={container.id}>
                {index > 0 && ' · '}
                {words.appointment} <Time moment={appointment} />
              </span>
            ))}
            {booked.length > 0 && others.length > 0 && ' · '}
            {others.join(' · ')}
          </span>
        </p>
      </div>
      <div className="sm:text-right">
        {daysLeft !== null && (
          <p className={`font-medium ${freeDayLooks[freeDayUrgency(daysLeft, nearDays)].ink}`}>
            {words.lastFreeDay(daysLeftCount(daysLeft))}
          </p>
        )}
        {nextDay.length > 0 && <p className="text-xs text-ink-soft">{words.moneyADay(nextDay)}</p>}
      </div>
    </li>
  );
}

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
          {[containerCount(containers), voyage].filter(Boolean).join(' · ')}
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
