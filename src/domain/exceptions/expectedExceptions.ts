import type { Shipment } from '#/domain/records/shipment.ts';
import { type Expectation, overdueExpectations } from '#/domain/verdict/expectations.ts';
import { mayLackTime } from '#/time/dayOnly.ts';
import { hour } from '#/time/durations.ts';
import type { Instant } from '#/time/instant.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import { formatRelative } from '#/time/relative.ts';
import { carrierBase } from './carrierData.ts';
import type { ExceptionDraft } from './exception.ts';
import { overdueLabels } from './words.ts';

/** Overdue for longer than this, it is more than a late report. */
const longHours = 72;

/** Departures and arrivals whose estimate has passed without an actual, as far as the fleet shows. */
export function expectedExceptions(shipment: Shipment, now: Instant): ExceptionDraft[] {
  return overdueExpectations(shipment, now).map((expectation) => draft(shipment, expectation, now));
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
    reason: overdueLabels[what].reason,
    next: null,
    due: {
      kind: 'moment',
      label: overdueLabels[what].due,
      words: base.withheld === null ? ago(when, now) : null,
      moment: when,
    },
    identity: ['not seen', what, container?.id ?? shipment.id],
    facts: [when],
  };
}
