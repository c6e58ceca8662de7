import type { FleetVessel } from '#/domain/fleetMap/fleetMap.ts';
import type { FleetPositions } from '#/queries/positionReader.ts';
import { placeName } from '#/domain/list/journeyColumns.ts';
import { positionAge } from '#/domain/fleetMap/positionAge.ts';
import { Freshness } from '#/parts/Freshness.tsx';
import { InstantTime } from '#/parts/Time.tsx';
import { systemClock } from '#/time/clock.ts';

/** What a vessel is called. */
export function vesselName({ vessel }: Pick<FleetVessel, 'vessel'>): string {
  return vessel?.name ?? (vessel?.imo ? `IMO ${vessel.imo}` : 'Vessel not told');
}

/** The leg that it sails, or the way of its containers as the list expects it. */
export function wayOf({ seen, sailings }: FleetVessel): string {
  const legs = seen
    ? [`${seen.from.name ?? 'Port not told'} → ${seen.to.name ?? 'port not told'}`]
    : sailings.map(
        ({ from, to }) => `${placeName(from) ?? 'Port not told'} → ${placeName(to) ?? 'port not told'}`,
      );
  const [first = '', ...others] = new Set(legs);
  return others.length > 0 ? `${first} and ${others.length} more` : first;
}

/** How old its position is, or why there is none. */
export function PositionWords({ vessel, positions }: { vessel: FleetVessel; positions: FleetPositions }) {
  const { seen, status, sailings } = vessel;
  if (seen?.seenAt === null) return 'Seen at a time that is not told';
  if (seen && status === 'lost') {
    return (
      <>
        Last seen <InstantTime at={seen.seenAt} />; nothing has been told since
      </>
    );
  }
  if (seen && positionAge(seen.seenAt, systemClock.now()) === 'old') {
    return (
      <span className="text-attention">
        Last seen <Freshness at={seen.seenAt} />; drawn where it should be by now
      </span>
    );
  }
  if (seen) {
    return (
      <>
        Seen <Freshness at={seen.seenAt} />
        {seen.speedInKnots !== null && `, ${seen.speedInKnots.toFixed(1)} kn`}
      </>
    );
  }
  switch (status) {
    case 'notLeft':
      return 'Loaded, not departed yet';
    case 'arrived':
      return 'Arrived by its route; the list has not said so yet';
    case 'unplaced':
    case 'seen':
    case 'lost':
      return 'No position is told';
    case 'unread':
      if (positions.notEnabled.has('route')) return 'Expected vessel; positions are not enabled';
      return sailings.some(({ key }) => positions.failed.has(key))
        ? 'Expected vessel; its position could not be read'
        : 'Expected vessel; position not read yet';
  }
}
