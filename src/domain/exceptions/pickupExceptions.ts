import type { Instant } from '#/time/instant.ts';
import type { ExceptionDraft } from './exception.ts';
import {
  freeDayClock,
  isInTransit,
  pickupBase,
  pickupSituation,
  type PickupSituation,
} from './pickupSituation.ts';
import type { ExceptionSettings } from './exceptionSettings.ts';
import type { Container } from '#/domain/records/container.ts';
import { type FreeDaySource, freeDayUrgency } from '#/domain/pickup/freeDay.ts';
import { describeHolds, type HoldEffect } from '#/domain/pickup/holds.ts';
import { isAshore } from '#/domain/status/phase.ts';
import { pickupReadiness } from '#/domain/pickup/pickup.ts';
import type { Shipment } from '#/domain/records/shipment.ts';

/**
 * What stands between a container and its pickup: free days, holds, and a release that does not come. Nothing once it
 * is gone, and no free day while it is under way: one that was told for a ship that came late is not overdue.
 */
export function pickupExceptions(
  shipment: Shipment,
  container: Container,
  now: Instant,
  { freeDayNearDays }: ExceptionSettings,
): ExceptionDraft[] {
  const { deadlines, lastFreeDay, holds } = container;
  const deadline = lastFreeDay ?? deadlines.line ?? deadlines.terminal ?? deadlines.rail;
  if (!deadline && !holds?.length) return [];
  const { reasons } = pickupReadiness(container);
  const says = (code: string) => reasons.some((reason) => reason.code === code);
  if (says('pickedUp') || container.emptyTerminated || container.delivered) return [];

  const situation = pickupSituation(shipment, container, now);
  return [
    ...(isInTransit(situation) ? [] : freeDayDrafts(situation, freeDayNearDays)),
    ...holdDrafts(situation),
    ...(says('notReleased') && isAshore(container, shipment)
      ? notReadyDrafts(situation, freeDayNearDays)
      : []),
  ];
}

const sources: Record<FreeDaySource, string> = {
  line: 'of the line',
  terminal: 'of the terminal',
  rail: 'of the railroad',
  combined: 'as the service combines it',
};

function freeDayDrafts(situation: PickupSituation, nearDays: number): ExceptionDraft[] {
  const { earliest } = situation.free;
  if (!earliest) return [];
  const { source, day, daysLeft } = earliest;
  const urgency = freeDayUrgency(daysLeft, nearDays);
  if (urgency === 'later') return [];
  const isOver = urgency === 'overdue';
  const whose = sources[source];
  const judged = isOver
    ? `Past the last free day ${whose}`
    : daysLeft === 0
      ? `Today is the last free day ${whose}`
      : `The last free day ${whose} is near`;
  return [
    {
      ...pickupBase(situation),
      kind: isOver ? 'free_day_over' : 'free_day_near',
      severity: daysLeft <= 0 ? 'urgent' : 'soon',
      weight: -daysLeft,
      reason: situation.withheld === null ? judged : `Last free day ${whose}`,
      next: null,
      clock: freeDayClock(situation),
      identity: ['free day', situation.container.id],
      facts: [day, source],
    },
  ];
}

const holdWords: Record<HoldEffect, string> = {
  blocks: 'On hold',
  warns: 'Pending, may become a hold',
  unclear: 'Hold with a status that is not known',
};

function holdDrafts(situation: PickupSituation): ExceptionDraft[] {
  const { container, free } = situation;
  const daysLeft = free.earliest?.daysLeft ?? Number.POSITIVE_INFINITY;
  const aboard = isInTransit(situation);
  const blocked = aboard ? 'watch' : daysLeft <= 0 ? 'urgent' : 'soon';
  return describeHolds(container.holds ?? []).map(({ key, label, effect, resolvedBy, description }) => ({
    ...pickupBase(situation),
    kind: 'hold',
    severity: effect === 'blocks' ? blocked : 'watch',
    weight: weightOf(daysLeft),
    reason: `${holdWords[effect]}: ${label}${description === null ? '' : ` (“${description}”)`}`,
    next: `Who resolves it: ${resolvedBy ?? 'not known, ask the terminal'}`,
    clock: aboard ? null : freeDayClock(situation),
    identity: ['hold', container.id, key],
    facts: [effect, description],
  }));
}

function notReadyDrafts(situation: PickupSituation, nearDays: number): ExceptionDraft[] {
  const { container, free, withheld } = situation;
  if (!free.earliest) return [];
  const { day, daysLeft } = free.earliest;
  const isOver = daysLeft < 0;
  const judged = `Not released by the terminal, ${isOver ? 'and free time is over' : 'though free time runs'}`;
  return [
    {
      ...pickupBase(situation),
      kind: 'not_ready',
      severity: daysLeft <= 0 ? 'urgent' : freeDayUrgency(daysLeft, nearDays) === 'near' ? 'soon' : 'watch',
      weight: weightOf(daysLeft),
      reason: withheld === null ? judged : 'Not released by the terminal when it was last checked',
      next: 'Ask the terminal what it waits for',
      clock: freeDayClock(situation),
      identity: ['not ready', container.id],
      facts: [day],
    },
  ];
}

/** The fewer days are left the heavier; without a free day it weighs least, and stays a number. */
const weightOf = (daysLeft: number) => -Math.min(daysLeft, 10_000);
