import { mayLackTime } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import { formatRelative } from '#/time/relative.ts';
import type { ExceptionDraft } from './exception.ts';
import { lineBase } from './carrierData.ts';
import type { Container } from '#/domain/records/container.ts';
import { inlandEta } from '#/domain/status/inlandEta.ts';
import { hasArrived, hasReached } from '#/domain/status/reached.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { isUnseen, passedExpectation } from '#/domain/timeline/passedExpectation.ts';

const hour = 3_600_000;
/** Unseen for longer than this is no longer a report that is merely late. */
const longHours = 72;

const names = { departure: 'Departure', arrival: 'Arrival', inland: 'Arrival inland' };

interface Expectation {
  readonly what: keyof typeof names;
  /** Null where it concerns the whole shipment. */
  readonly container: Container | null;
  readonly when: Moment;
}

/** Departures and arrivals whose time has passed without having been reported, as far as the fleet tells. */
export function expectedExceptions(shipment: Shipment, now: Instant): ExceptionDraft[] {
  const { carrierTracking } = shipment;
  return expectations(shipment)
    .filter(({ when }) => isUnseen(passedExpectation({ estimated: true, when }, carrierTracking, now)))
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

/** How long ago, where the source told the time and its zone; else the date has to do. */
function ago(when: Moment, now: Instant): string | null {
  return when.kind === 'zoned' && !mayLackTime(when) ? formatRelative(when.at, now) : null;
}

function draft(shipment: Shipment, { what, container, when }: Expectation, now: Instant): ExceptionDraft {
  const { portOfLoading, portOfDischarge, destination } = shipment;
  const place = { departure: portOfLoading, arrival: portOfDischarge, inland: destination }[what];
  const base = lineBase(shipment, container, place, now);
  const hours = Math.floor((now - sortKey(when)) / hour);
  return {
    ...base,
    kind: 'not_seen',
    severity: hours > longHours ? 'soon' : 'watch',
    weight: hours,
    reason: `${names[what]} expected, not seen`,
    next: null,
    clock: {
      kind: 'moment',
      label: 'Expected',
      words: base.withheld === null ? ago(when, now) : null,
      moment: when,
    },
    identity: ['not seen', what, container?.id ?? shipment.id],
    facts: [when],
  };
}
