import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import type { Facility, Place, Vessel } from './place.ts';
import type { UnusedDate } from './unusedDate.ts';

/**
 * A fact of the normalized history (docs/interface.md 3.1), or an item of the raw events, which alone hold estimates
 * (docs/interface.md 2.2, rule 2). Both speak the same words here.
 */
export interface TransportEvent {
  readonly id: string;
  /**
   * Without the `container.transport.` prefix and without `estimated.`: `vessel_arrived`, `rail_loaded` …
   * Other names keep their full text, such as `container.pickup_lfd.changed`.
   * `port_out`, `port_moved_…`, `transshipment_moved_…` and `transshipment_berthed` are ours (portOut.ts, portsOnTheWay.ts).
   */
  readonly name: string;
  /** True for what is expected and has not been reported as done. */
  readonly estimated: boolean;
  /** Null: the source gives no time. */
  readonly when: Moment | null;
  /** When the service learned it. System time, real UTC. */
  readonly createdAt: Instant | null;
  /** `shipping_line`, `terminal`, `ais`, or a word we do not know. */
  readonly dataSource: string | null;
  readonly voyageNumber: string | null;
  readonly place: Place | null;
  /** The code on the event itself, also when no place record came with it. */
  readonly locode: string | null;
  readonly facility: Facility | null;
  readonly vessel: Vessel | null;
  /** New deadline or appointment on `*.changed` events; never the event's own time (docs/interface.md 5.5). */
  readonly changedTo: Moment | null;
  /** The time as the source wrote it, where none could be taken (docs/interface.md 6.1); left out where it could. */
  readonly unusedDate?: UnusedDate;
  /** When its source calls it done, where that lies ahead: an estimate until then (eventAsOf.ts). Else left out. */
  readonly calledActual?: Moment;
  /** True for an empty return that the rest of the journey denies (selectEvents.ts): it counts for nothing. Else left out. */
  readonly denied?: true;
  /** Withdrawn by the source. */
  readonly invalidated: boolean;
}

/** What was reported of a container. */
export interface EventLists {
  readonly events: readonly TransportEvent[];
  readonly rawEvents: readonly TransportEvent[];
}

/** An event of which nothing is reported. */
export const blankEvent: TransportEvent = {
  id: '',
  name: '',
  estimated: false,
  when: null,
  createdAt: null,
  dataSource: null,
  voyageNumber: null,
  place: null,
  locode: null,
  facility: null,
  vessel: null,
  changedTo: null,
  invalidated: false,
};
