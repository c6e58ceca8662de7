import type { Container } from '#/domain/records/container.ts';
import type { Place } from '#/domain/records/place.ts';
import { inlandPlace } from '#/domain/records/samePlace.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { differentVessels } from '#/domain/records/vesselIdentity.ts';
import { isStopped } from '#/domain/status/carrierTracking.ts';
import { isRailMove } from '#/domain/status/inlandMove.ts';
import { endsAtTransshipment, isAfloat, type TimelineGroup } from './groups.ts';

/**
 * Adds the legs that the records name and no event has, without events. Once tracking has stopped, nothing more
 * will be reported, so nothing more is announced.
 */
export function withLegsToCome(
  reported: readonly TimelineGroup[],
  shipment: Shipment,
  container: Container,
): readonly TimelineGroup[] {
  if (isStopped(shipment.carrierTracking)) return reported;
  const isAtDestination = ({ end }: TimelineGroup) => end === 'destination';
  const atOrigin = reported.filter(({ end }) => end === 'origin');
  const sea = reported.filter(isAfloat);
  const inland = reported.filter((leg) => /^(rail|inland)$/.test(leg.kind) && isAtDestination(leg));
  const gate = reported.filter((leg) => leg.kind === 'gate' && isAtDestination(leg));
  const place = inlandPlace(shipment);
  const isReturned = gate.some((leg) => leg.actuals.some((event) => event.name === 'empty_in'));
  return [
    ...atOrigin,
    ...(sea.length > 0 ? withNextLeg(withFirstLeg(sea, shipment), shipment) : seaToCome(shipment)),
    ...reported.filter(({ end }) => end === 'port'),
    ...(inland.length > 0 || isReturned ? inland : inlandToCome(shipment, container, place)),
    ...(gate.length > 0 ? gate : [emptyLeg('gate', 'destination', known(place ?? shipment.portOfDischarge))]),
    ...reported.filter((leg) => leg.kind === 'notice'),
  ];
}

function seaToCome({
  portOfLoading,
  portOfDischarge,
  podVessel,
  podVoyageNumber,
}: Shipment): TimelineGroup[] {
  const places = known(portOfLoading, portOfDischarge);
  if (places.length === 0) return [];
  return [{ ...emptyLeg('vessel', null, places), vessel: podVessel, voyageNumber: podVoyageNumber }];
}

// Who boards at a transshipment has come there on another vessel, whether or not that was reported.
function withFirstLeg(sea: readonly TimelineGroup[], { portOfLoading }: Shipment): readonly TimelineGroup[] {
  const [first] = sea;
  if (first?.kind !== 'transshipment') return sea;
  return [emptyLeg('vessel', null, known(portOfLoading, first.places[0] ?? null)), ...sea];
}

// Who is discharged at a transshipment goes on with another vessel, whether or not that is reported yet.
function withNextLeg(
  sea: readonly TimelineGroup[],
  { portOfDischarge, podVessel, podVoyageNumber }: Shipment,
): readonly TimelineGroup[] {
  const last = sea.at(-1);
  if (!last || !endsAtTransshipment(last)) return sea;
  const next = emptyLeg('transshipment', null, known(last.places.at(-1) ?? null, portOfDischarge));
  const isOther = podVessel && (!last.vessel || differentVessels(last.vessel, podVessel));
  return [...sea, isOther ? { ...next, vessel: podVessel, voyageNumber: podVoyageNumber } : next];
}

function inlandToCome(
  { portOfDischarge }: Shipment,
  container: Container,
  place: Place | null,
): TimelineGroup[] {
  const byRail = isRailMove(container);
  if (!place && !byRail) return [];
  return [emptyLeg(byRail ? 'rail' : 'inland', 'destination', known(portOfDischarge, place))];
}

const known = (...places: readonly (Place | null)[]) => places.filter((place) => place !== null);

function emptyLeg(
  kind: TimelineGroup['kind'],
  end: TimelineGroup['end'],
  places: readonly Place[],
): TimelineGroup {
  const key = `${kind}:without events`;
  return { key, kind, end, vessel: null, voyageNumber: null, places, actuals: [], estimates: [] };
}
