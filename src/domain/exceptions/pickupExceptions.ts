import {
  type FreeDays,
  freeDays,
  freeDayUrgency,
  pickupWithheld,
  type PickupWithheld,
  reportedFreeDays,
} from '#/domain/pickup/freeDay.ts';
import { holdFacts } from '#/domain/pickup/holds.ts';
import { lastCheck } from '#/domain/pickup/lastCheck.ts';
import { pickupReadiness } from '#/domain/pickup/pickup.ts';
import { waitingSite } from '#/domain/pickup/pickupSite.ts';
import { terminalReport } from '#/domain/pickup/terminalReport.ts';
import type { Container } from '#/domain/records/container.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { isOnLand, isInTransit } from '#/domain/status/phase.ts';
import { hasPassed } from '#/time/hasPassed.ts';
import type { Instant } from '#/time/instant.ts';
import { type ExceptionDraft, subjectOf } from './exception.ts';
import type { ExceptionSettings } from './exceptionSettings.ts';

/**
 * What keeps a container from being picked up: last free days, holds, and an availability that does not come. Nothing
 * once it is gone, and no last free day while it is under way: one that was set for a vessel that came late is not past.
 */
export function pickupExceptions(
  shipment: Shipment,
  container: Container,
  now: Instant,
  { freeDayNearDays }: ExceptionSettings,
): ExceptionDraft[] {
  const { holds, inlandHolds } = container;
  if (reportedFreeDays(container).length === 0 && !holds?.length && !inlandHolds?.length) return [];
  const { reasons } = pickupReadiness(container, shipment);
  const says = (code: string) => reasons.some((reason) => reason.code === code);
  if (says('pickedUp')) return [];

  const situation = pickupSituation(shipment, container, now);
  return [
    ...(isInTransit(container, shipment) ? [] : freeDayDrafts(situation, freeDayNearDays)),
    ...holdDrafts(situation),
    ...(says('notReleased') && isOnLand(container, shipment)
      ? notReadyDrafts(situation, freeDayNearDays)
      : []),
  ];
}

/** A container that has not been picked up, with what every question about its pickup needs. */
interface PickupSituation {
  readonly shipment: Shipment;
  readonly container: Container;
  readonly free: FreeDays;
  readonly now: Instant;
  /** Why nothing that the terminal reported can be judged by; null while it can (docs/interface.md 6.4). */
  readonly withheld: PickupWithheld | null;
}

function pickupSituation(shipment: Shipment, container: Container, now: Instant): PickupSituation {
  return {
    shipment,
    container,
    free: freeDays(container, shipment, now),
    now,
    withheld: pickupWithheld(container, shipment, now),
  };
}

/** The earliest last free day; days are counted only where the data carries a count. */
function freeDayDueOf({ free: { earliest }, withheld }: PickupSituation): ExceptionDraft['due'] {
  if (!earliest) return null;
  const { day, daysLeft } = earliest;
  return {
    kind: 'moment',
    of: 'freeDay',
    count: withheld === null ? { code: 'daysLeft', days: daysLeft } : null,
    moment: { kind: 'day', day },
  };
}

/** What every exception about the pickup of a container says: whose it is, where it is, and who was last asked. */
function pickupBase({ shipment, container, free: { earliest }, withheld }: PickupSituation) {
  const { place, terminal } = waitingSite({ shipment, container });
  return {
    subject: subjectOf(shipment, container),
    freeDay: earliest && { day: earliest.day, daysLeft: withheld === null ? earliest.daysLeft : null },
    place: placeName(place),
    facility: terminal?.name ?? null,
    asked: lastCheck(container, shipment),
    withheld,
  } as const;
}

function freeDayDrafts(situation: PickupSituation, nearDays: number): ExceptionDraft[] {
  const { earliest } = situation.free;
  if (!earliest) return [];
  const { source, day, daysLeft } = earliest;
  const urgency = freeDayUrgency(daysLeft, nearDays);
  if (urgency === 'later') return [];
  const isOver = urgency === 'overdue';
  const isStale = situation.withheld !== null;
  const state = isOver ? 'missed' : daysLeft === 0 ? 'today' : 'near';
  return [
    {
      ...pickupBase(situation),
      kind: isStale ? 'free_day_stale' : isOver ? 'free_day_over' : 'free_day_near',
      party: 'trucker',
      priority: daysLeft <= 0 ? 'urgent' : 'soon',
      weight: -daysLeft,
      reason: { code: 'freeDay', source, state: isStale ? null : state },
      hasAppointment: hasAppointment(situation),
      next: null,
      due: freeDayDueOf(situation),
      identity: ['free day', situation.container.id],
      facts: [day, source],
    },
  ];
}

function hasAppointment({ shipment, container, now }: PickupSituation): boolean {
  const { pickupAppointment } = terminalReport(container, shipment);
  return pickupAppointment !== null && !hasPassed(pickupAppointment, now);
}

function holdDrafts(situation: PickupSituation): ExceptionDraft[] {
  const { shipment, container, free } = situation;
  const daysLeft = free.earliest?.daysLeft ?? Number.POSITIVE_INFINITY;
  const aboard = isInTransit(container, shipment);
  const blocked = aboard ? 'watch' : daysLeft <= 0 ? 'urgent' : 'soon';
  return holdFacts(terminalReport(container, shipment).holds ?? []).map(
    ({ key, name, effect, isKnown, clearing, party, description }) => ({
      ...pickupBase(situation),
      kind: effect === 'blocks' ? 'hold' : 'hold_unclear',
      party,
      priority: effect === 'blocks' ? blocked : 'watch',
      weight: weightOf(daysLeft),
      reason: { code: 'hold', hold: name, effect },
      detail: description === null ? null : { code: 'quoted', text: description },
      hold: effect === 'blocks' ? name : null,
      next: isKnown ? clearing && { code: 'clear', clearing } : { code: 'askWhoClears' },
      due: aboard ? null : freeDayDueOf(situation),
      identity: ['hold', container.id, key],
      facts: [effect, description],
    }),
  );
}

function notReadyDrafts(situation: PickupSituation, nearDays: number): ExceptionDraft[] {
  const { container, free } = situation;
  if (!free.earliest) return [];
  const { day, daysLeft } = free.earliest;
  return [
    {
      ...pickupBase(situation),
      kind: 'not_ready',
      party: 'terminal',
      priority: daysLeft <= 0 ? 'urgent' : freeDayUrgency(daysLeft, nearDays) === 'near' ? 'soon' : 'watch',
      weight: weightOf(daysLeft),
      reason: { code: 'notAvailable' },
      next: { code: 'askWhyNotAvailable' },
      due: freeDayDueOf(situation),
      identity: ['not ready', container.id],
      facts: [day],
    },
  ];
}

/** The fewer days are left the heavier; without a free day it weighs least, and stays a number. */
const weightOf = (daysLeft: number) => -Math.min(daysLeft, 10_000);
