import type { Container } from '#/domain/records/container.ts';
import type { Place } from '#/domain/records/place.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { containerStatuses, type ContainerStatus } from '#/domain/records/vocabulary.ts';
import { isRailMove } from './inlandMove.ts';
import { pickedUp } from './pickedUp.ts';
import { hasReached } from './reached.ts';

// Where a container is: its status (here), its phase, which all other rules ask for (phase.ts by
// statusPhase.ts), what it has passed (reached.ts, recordedDates.ts), whether it goes on inland (inlandMove.ts,
// inlandEta.ts), and whether the carrier still says anything (carrierTracking.ts).

/** What a status asks of the reader; colour follows it, but never stands alone. */
export type StatusTone = 'neutral' | 'vessel' | 'rail' | 'attention' | 'ready' | 'done';

/** A stage that no status names. */
export type StatusStage = 'leftPort' | 'inTransit' | 'transshipment' | 'arrived' | 'discharged' | 'inland';

export interface StatusFact {
  /** The word of the source, the word of a derived stage, or `unreported`. */
  readonly word: string;
  /** What that says; `other` for a word that we do not know. */
  readonly code: ContainerStatus | StatusStage | 'other';
  readonly tone: StatusTone;
  /** The status that the logic may rely on; `other` for words we do not know and for a missing status. */
  readonly group: ContainerStatus | 'other';
  /** True when the source gave no status and the stage was read from the container's dates. */
  readonly derived: boolean;
}

/** Stands for a missing status in filters and counts. */
export const unreportedStatus = 'unreported';

const tones: Record<ContainerStatus, StatusTone> = {
  new: 'neutral',
  loaded: 'vessel',
  on_ship: 'vessel',
  grounded: 'neutral',
  not_available: 'attention',
  available: 'ready',
  awaiting_inland_transfer: 'neutral',
  on_rail: 'rail',
  off_dock: 'attention',
  picked_up: 'neutral',
  dropped: 'neutral',
  delivered: 'done',
  empty_returned: 'done',
};

// The interface has one word for both gate-outs: of an inland move the one at the port is no pickup
// (docs/interface.md trap 19).
function hasLeftPort(container: Container): boolean {
  return container.currentStatus === 'picked_up' && !hasReached('full_out', container, null);
}

function isKnown(word: string): word is ContainerStatus {
  return containerStatuses.some((known) => known === word);
}

/** The same for containers of which the same is said. */
export const statusKey = (status: StatusFact): string =>
  status.code === 'other' ? `other ${status.word}` : status.code;

/** The voyage of a container's shipment. */
type Arrival = Pick<Shipment, 'podAta' | 'polAtd'>;

const atTransshipment = {
  word: 'transshipment',
  code: 'transshipment',
  tone: 'vessel',
} as const;

/** @param waitsAt the transshipment port where its events have it, which no status names */
export function statusOf(container: Container, shipment?: Arrival, waitsAt: Place | null = null): StatusFact {
  const word = container.currentStatus;
  if (waitsAt) return { ...atTransshipment, group: word && isKnown(word) ? word : 'other', derived: true };
  if (!word) return { ...derivedStage(container, shipment), group: 'other', derived: true };
  if (!isKnown(word)) return { word, code: 'other', tone: 'neutral', group: 'other', derived: false };
  const said = hasLeftPort(container)
    ? ({ code: 'leftPort', tone: 'neutral' } as const)
    : { code: word, tone: tones[word] };
  return { word, ...said, group: word, derived: false };
}

// docs/interface.md 6.4, headline: used only where the status is missing. `delivered` needs the delivery itself.
function derivedStage(container: Container, shipment?: Arrival): Pick<StatusFact, 'word' | 'code' | 'tone'> {
  const stage = (word: string, code: StatusFact['code'], tone: StatusTone) => ({ word, code, tone });
  if (container.emptyTerminated) return stage('empty_returned', 'empty_returned', 'done');
  if (container.delivered) return stage('delivered', 'delivered', 'done');
  if (pickedUp(container)) return stage('picked_up', 'picked_up', 'neutral');
  // Of an inland move, leaving the port is no pickup.
  const isPast = (name: string) => hasReached(name, container, null);
  if (isPast('arrived_at_inland_destination')) return stage('inland', 'inland', 'neutral');
  if (isPast('port_out')) {
    return isRailMove(container)
      ? stage('on_rail', 'on_rail', 'rail')
      : stage('left_port', 'leftPort', 'neutral');
  }
  const isAvailable = container.availabilityKnown && container.availableForPickup === true;
  const available = stage('available_for_pickup', 'available', 'ready');
  if (!container.podArrived && !container.podDischarged && !shipment?.podAta) {
    // A terminal that would hand it out has it, though no date says how it came there.
    return isAvailable && !shipment?.polAtd ? available : stage('in_transit', 'inTransit', 'vessel');
  }
  if (!container.podDischarged) return stage('arrived', 'arrived', 'neutral');
  if (isAvailable) return available;
  if (container.availabilityKnown && container.availableForPickup === false) {
    return stage('discharged', 'discharged', 'neutral');
  }
  return stage('at_terminal', 'grounded', 'neutral');
}

export interface StatusCount {
  /** The word to filter by. */
  readonly value: string;
  readonly count: number;
}

/** The word a container is filtered and counted by. */
export function statusWord(container: Pick<Container, 'currentStatus'>): string {
  return container.currentStatus || unreportedStatus;
}

/** Turns counts by word into rows: the 13 words in the order of a journey, also with 0, then others by name. */
export function statusCountRows(counts: ReadonlyMap<string, number>): StatusCount[] {
  const others = [...counts.keys()].filter((word) => !isKnown(word)).toSorted();
  return [...containerStatuses, ...others].map((word) => ({
    value: word,
    count: counts.get(word) ?? 0,
  }));
}

/** Containers of all shipments by status. */
export function statusCounts(shipments: readonly Shipment[]): StatusCount[] {
  const counts = new Map<string, number>();
  for (const shipment of shipments) {
    for (const container of shipment.containers) {
      const word = statusWord(container);
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return statusCountRows(counts);
}
