import { arrivalOf } from '#/domain/arrival/arrival.ts';
import type { Vessel } from '#/domain/records/place.ts';
import type { ShipmentContainer } from '#/domain/records/shipmentContainer.ts';
import { vesselOrCarrier } from '#/domain/records/vesselIdentity.ts';
import type { RouteLeg } from '#/domain/route/routeLegs.ts';
import { inlandEta } from '#/domain/status/inlandEta.ts';
import { isRailMove } from '#/domain/status/inlandMove.ts';
import { phaseOf } from '#/domain/status/phase.ts';
import { day } from '#/time/durations.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import type { PortWait } from './ports.ts';

/** Containers at a place, or on their way there, that come or go with one call of a vessel, or that came by land. */
export interface PortCall {
  readonly key: string;
  readonly mode: RouteLeg['mode'];
  /** Null by land, and where no source reports which one. */
  readonly vessel: Vessel | null;
  readonly voyage: string | null;
  /** From the first to the last, where carriers differ. */
  readonly time: { readonly kind: CallTime; readonly from: Moment; readonly to: Moment } | null;
  readonly boxes: readonly ShipmentContainer[];
}

export type CallTime = 'etd' | 'eta' | 'ata';

/** Carriers differ by days over one call. The vessel is back after weeks at the earliest. */
const oneCall = 4 * day;

/** The calls of containers at one place, the earliest first; those without a time come last. */
export function portCalls(boxes: readonly ShipmentContainer[], wait: PortWait | 'arriving'): PortCall[] {
  const timed = boxes.map((box) => ({ box, mode: modeOf(box), ...timeAt(box, wait) }));
  const gathered = Map.groupBy(timed, ({ box: { shipment }, mode }) =>
    mode === 'sea' ? vesselOrCarrier(shipment) : mode,
  );
  return [...gathered]
    .flatMap(([key, together]) => split(together).map((call, index) => createCall(`${key} ${index}`, call)))
    .toSorted(
      (one, other) => timeOf(one.time?.from) - timeOf(other.time?.from) || (one.key < other.key ? -1 : 1),
    );
}

interface Timed {
  readonly box: ShipmentContainer;
  readonly mode: PortCall['mode'];
  readonly kind: CallTime;
  readonly moment: Moment | null;
}

function split(boxes: readonly Timed[]): Timed[][] {
  const calls: Timed[][] = [];
  let last = -Infinity;
  for (const one of boxes.toSorted((a, b) => timeOf(a.moment) - timeOf(b.moment))) {
    const call = calls.at(-1);
    const at = timeOf(one.moment);
    // Those without a time belong to the last call that has one.
    if (call && (at === Number.MAX_VALUE || at - last <= oneCall)) call.push(one);
    else calls.push([one]);
    if (at !== Number.MAX_VALUE) last = at;
  }
  return calls;
}

function createCall(key: string, timed: readonly Timed[]): PortCall {
  const [first] = timed;
  const mode = first?.mode ?? 'sea';
  const kind = timed.some((one) => one.kind === 'ata') ? 'ata' : (first?.kind ?? 'eta');
  const moments = timed.flatMap((one) => (one.kind === kind && one.moment) || []);
  const [from, to] = [moments[0], moments.at(-1)];
  const shipment = mode === 'sea' ? first?.box.shipment : undefined;
  return {
    key,
    mode,
    vessel: shipment?.podVessel ?? null,
    voyage: shipment?.podVoyageNumber ?? null,
    time: from && to ? { kind, from, to } : null,
    boxes: timed.map(({ box }) => box),
  };
}

const timeOf = (moment: Moment | null | undefined) => (moment ? sortKey(moment) : Number.MAX_VALUE);

function modeOf({ shipment, container }: ShipmentContainer): PortCall['mode'] {
  const phase = phaseOf(container, shipment);
  if (phase !== 'inlandTransit' && phase !== 'inlandTerminal') return 'sea';
  return isRailMove(container) ? 'rail' : 'land';
}

function timeAt(
  { shipment, container }: ShipmentContainer,
  wait: PortWait | 'arriving',
): Pick<Timed, 'kind' | 'moment'> {
  switch (phaseOf(container, shipment)) {
    case 'origin':
      return { kind: 'etd', moment: shipment.polEtd };
    case 'inlandTransit':
      return { kind: 'eta', moment: inlandEta(shipment, container) };
    case 'inlandTerminal':
      return { kind: 'ata', moment: container.inlandAta };
    default: {
      const arrival = arrivalOf(shipment, container);
      // At a transshipment port the next arrival is one elsewhere.
      if (wait === 'transshipment' || !arrival) return { kind: 'eta', moment: null };
      return { kind: arrival.status === 'actual' ? 'ata' : 'eta', moment: arrival.moment };
    }
  }
}
