import { slippedEta, slippedHours } from '#/domain/arrival/etaChange.ts';
import { consigneeSite } from '#/domain/pickup/pickupSite.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { isStopped } from '#/domain/status/carrierTracking.ts';
import { isReturned } from '#/domain/status/reached.ts';
import { emptyOut } from '#/domain/verdict/emptyOut.ts';
import { type Expectation, overdueExpectations } from '#/domain/verdict/expectations.ts';
import { daysBetween } from '#/time/calendarDay.ts';
import { hour } from '#/time/durations.ts';
import type { Instant } from '#/time/instant.ts';
import { dayOf, localDay, mayLackTime } from '#/time/localDay.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import { carrierBase } from './carrierData.ts';
import type { DueCount, ExceptionDraft, ExceptionStep } from './exception.ts';
import type { ExceptionSettings } from './exceptionSettings.ts';

/** What the carrier reported about the journey and what became of it, to the return of the empty containers. */
export function journeyExceptions(
  shipment: Shipment,
  now: Instant,
  settings: ExceptionSettings,
): ExceptionDraft[] {
  const stopped = stoppedExceptions(shipment, now);
  // Nothing is expected any more of a booking that was cancelled.
  if (shipment.carrierTracking.stoppedReason === 'booking_cancelled') return stopped;
  return [
    ...slipDrafts(shipment, now, settings),
    ...expectedExceptions(shipment, now),
    ...stopped,
    ...shipment.containers.flatMap((container) => emptyDrafts(shipment, container, now, settings)),
  ];
}

function slipDrafts(shipment: Shipment, now: Instant, settings: ExceptionSettings): ExceptionDraft[] {
  const change = slippedEta(shipment, now, settings.etaSlipHours);
  if (!change) return [];
  return [
    {
      ...carrierBase(shipment, null, shipment.portOfDischarge, now),
      kind: 'eta_slipped',
      priority: 'watch',
      weight: slippedHours(change),
      slipHours: slippedHours(change),
      reason: { code: 'etaSlipped' },
      next: null,
      due: { kind: 'moment', of: 'arrival', count: { code: 'etaChange', change }, moment: change.current },
      identity: ['eta', shipment.id],
      facts: [change.original, change.current],
    },
  ];
}

/** Overdue for longer than this, it is more than a late report. */
const longOverdue = 72 * hour;

/** Departures and arrivals whose estimate has passed without an actual, as far as the fleet shows. */
export function expectedExceptions(shipment: Shipment, now: Instant): ExceptionDraft[] {
  return overdueExpectations(shipment, now).map((expectation) => expectedDraft(shipment, expectation, now));
}

/** How long ago by the calendar of its place, as the list counts; null where the source reported no zone, or only a day. */
function ago(when: Moment, now: Instant): DueCount | null {
  if (when.kind !== 'zoned' || mayLackTime(when)) return null;
  const days = daysBetween(dayOf(when), localDay(now, when.zone));
  return days > 0 ? { code: 'daysSince', days } : { code: 'since', milliseconds: now - when.at };
}

function expectedDraft(
  shipment: Shipment,
  { what, container, when }: Expectation,
  now: Instant,
): ExceptionDraft {
  const { portOfLoading, portOfDischarge, destination } = shipment;
  const place = { departure: portOfLoading, arrival: portOfDischarge, inland: destination }[what];
  const base = carrierBase(shipment, container, place, now);
  const overdue = now - sortKey(when);
  return {
    ...base,
    kind: 'not_seen',
    priority: overdue > longOverdue ? 'soon' : 'watch',
    weight: overdue / hour,
    reason: { code: 'overdue', step: what },
    next: null,
    due: {
      kind: 'moment',
      of: what,
      count: base.withheld === null ? ago(when, now) : null,
      moment: when,
    },
    identity: ['not seen', what, container?.id ?? shipment.id],
    facts: [when],
  };
}

function emptyDrafts(
  shipment: Shipment,
  container: Container,
  now: Instant,
  settings: ExceptionSettings,
): ExceptionDraft[] {
  const out = emptyOut(container, now);
  if (!out || out.days <= settings.emptyReturnDays) return [];
  const { since, days } = out;
  const { place } = consigneeSite({ shipment, container });
  const base = carrierBase(shipment, container, place, now);
  return [
    {
      ...base,
      kind: 'empty_out',
      party: 'trucker',
      priority: days > 2 * settings.emptyReturnDays ? 'soon' : 'watch',
      weight: days,
      reason: { code: 'emptyOut' },
      next: null,
      due: {
        kind: 'moment',
        of: 'pickedUp',
        count: base.withheld === null ? { code: 'daysSince', days } : null,
        moment: since,
      },
      identity: ['empty', container.id],
      facts: [since],
    },
  ];
}

/**
 * That the service no longer asks the carrier, and why. Not once every empty is back: then nothing is left to track,
 * whatever the reason is called.
 */
function stoppedExceptions(shipment: Shipment, now: Instant): ExceptionDraft[] {
  const { carrierTracking, containers, portOfDischarge } = shipment;
  if (!isStopped(carrierTracking)) return [];
  const out = containers.filter((container) => !isReturned(container)).length;
  if (containers.length > 0 && out === 0) return [];
  const { stoppedAt, stoppedReason } = carrierTracking;
  // The service says that all has ended, and has no empty return (docs/interface.md trap 67).
  const contradicts = stoppedReason === 'all_containers_terminated' && out > 0;
  return [
    {
      ...carrierBase(shipment, null, portOfDischarge, now),
      // That it has stopped is known for certain, however old everything else is.
      withheld: null,
      asked: null,
      kind: 'tracking_stopped',
      party: stoppedReason === 'booking_cancelled' ? 'carrier' : null,
      priority: 'watch',
      weight: out,
      reason: { code: 'trackingStopped' },
      detail: { code: 'stopped', reason: stoppedReason },
      next: contradicts ? { code: 'emptiesNotReturned', out, of: containers.length } : nextOf(stoppedReason),
      due:
        stoppedAt === null
          ? null
          : {
              kind: 'instant',
              of: 'stopped',
              count: { code: 'since', milliseconds: now - stoppedAt },
              at: stoppedAt,
            },
      identity: ['stopped', shipment.id],
      facts: [stoppedAt, stoppedReason, out],
    },
  ];
}

const nextOf = (reason: string | null): ExceptionStep => ({
  code: reason === 'booking_cancelled' ? 'askReplacement' : 'resumeTracking',
});
