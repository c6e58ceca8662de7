import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { inlandEta } from '#/domain/status/inlandEta.ts';
import { hasArrived, hasReached } from '#/domain/status/reached.ts';
import { isOverdue, passedEstimate } from '#/domain/timeline/passedEstimate.ts';
import { hour } from '#/time/durations.ts';
import { mayLackTime } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import { formatRelative } from '#/time/relative.ts';
import { carrierBase } from './carrierData.ts';
import type { ExceptionDraft } from './exception.ts';
import { overdueWords } from './words.ts';

/** Overdue for longer than this, it is more than a late report. */
const longHours = 72;

interface Expectation {
  readonly what: keyof typeof overdueWords;
  /** Null where it concerns the whole shipment. */
  readonly container: Container | null;
  readonly when: Moment;
}

/** Departures and arrivals whose estimate has passed without an actual, as far as the fleet shows. */
export function expectedExceptions(shipment: Shipment, now: Instant): ExceptionDraft[] {
  const { carrierTracking } = shipment;
  return expectations(shipment)
    .filter(({ when }) => isOverdue(passedEstimate({ estimated: true, when }, carrierTracking, now)))
    .map((expectation) => draft(shipment, expectation, now));
}

function expectations(shipment: Shipment): Expectation[] {
  const { polEtd, polAtd, podEta, containers } = shipment;
  const found: Expectation[] = [];
  const arrived = hasArrived(shipment);
  const departed = arrived || containers.some((one) => hasReached('vessel_departed', one, shipment));
  if (polEtd && !polAtd && !departed) found.push({ what: 'departure', container: null, when: polEtd });
  if (podEta && !arrived) found.push({ what: 'arrival', container: null, when: podEta });
  for (const container of containers) {
    const when = inlandEta(shipment, container);
    if (when) found.push({ what: 'inland', container, when });
  }
  return found;
}

/** How long ago, where the source reported the time and its zone; else the date has to do. */
function ago(when: Moment, now: Instant): string | null {
  return when.kind === 'zoned' && !mayLackTime(when) ? formatRelative(when.at, now) : null;
}

function draft(shipment: Shipment, { what, container, when }: Expectation, now: Instant): ExceptionDraft {
  const { portOfLoading, portOfDischarge, destination } = shipment;
  const place = { departure: portOfLoading, arrival: portOfDischarge, inland: destination }[what];
  const base = carrierBase(shipment, container, place, now);
  const hours = Math.floor((now - sortKey(when)) / hour);
  return {
    ...base,
    kind: 'not_seen',
    priority: hours > longHours ? 'soon' : 'watch',
    weight: hours,
    reason: overdueWords[what].reason,
    next: null,
    due: {
      kind: 'moment',
      label: overdueWords[what].due,
      words: base.withheld === null ? ago(when, now) : null,
      moment: when,
    },
    identity: ['not seen', what, container?.id ?? shipment.id],
    facts: [when],
  };
}
