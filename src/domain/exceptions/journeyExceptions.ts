import { etaChange } from '#/domain/arrival/etaChange.ts';
import { consigneeSite } from '#/domain/pickup/pickupSite.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { pickedUp } from '#/domain/status/pickedUp.ts';
import { hasArrived, isReturned } from '#/domain/status/reached.ts';
import { daysBetween } from '#/time/calendarDay.ts';
import type { Instant } from '#/time/instant.ts';
import { dayOf, localDay } from '#/time/localDay.ts';
import { utc } from '#/time/zone.ts';
import { carrierBase } from './carrierData.ts';
import type { ExceptionDraft } from './exception.ts';
import type { ExceptionSettings } from './exceptionSettings.ts';
import { expectedExceptions } from './expectedExceptions.ts';
import { stoppedExceptions } from './stoppedExceptions.ts';
import { emptyCount, emptyDue, emptyReason, etaSlippedDue, etaSlippedReason } from './words.ts';

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
  const change = hasArrived(shipment) ? null : etaChange(shipment, now);
  if (!change) return [];
  // Where hours cannot be counted, whole days are: rather no item than a wrong one.
  const hours = change.hours ?? change.days * 24;
  if (hours <= settings.etaSlipHours) return [];
  return [
    {
      ...carrierBase(shipment, null, shipment.portOfDischarge, now),
      kind: 'eta_slipped',
      priority: 'watch',
      weight: hours,
      reason: etaSlippedReason,
      next: null,
      due: { kind: 'moment', label: etaSlippedDue, words: change.words, moment: change.current },
      identity: ['eta', shipment.id],
      facts: [change.original, change.current],
    },
  ];
}

function emptyDrafts(
  shipment: Shipment,
  container: Container,
  now: Instant,
  settings: ExceptionSettings,
): ExceptionDraft[] {
  const out = isReturned(container) ? null : pickedUp(container);
  if (!out) return [];
  const today = localDay(now, out.kind === 'zoned' ? out.zone : utc);
  const days = daysBetween(dayOf(out), today);
  if (days <= settings.emptyReturnDays) return [];
  const { place } = consigneeSite({ shipment, container });
  const base = carrierBase(shipment, container, place, now);
  return [
    {
      ...base,
      kind: 'empty_out',
      party: 'trucker',
      priority: days > 2 * settings.emptyReturnDays ? 'soon' : 'watch',
      weight: days,
      reason: emptyReason,
      next: null,
      due: {
        kind: 'moment',
        label: emptyDue,
        words: base.withheld === null ? emptyCount(days) : null,
        moment: out,
      },
      identity: ['empty', container.id],
      facts: [out],
    },
  ];
}
