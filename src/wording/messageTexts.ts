import type {
  MessageArrival,
  MessageFacts,
  MessageFreeDay,
  MessageSubject,
} from '#/domain/messages/messageFacts.ts';
import type { FreeDaySource } from '#/domain/pickup/freeDay.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import { formatMoment, type FormatOptions, momentLine } from '#/time/format.ts';
import { wholeDay } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import { atPlaces } from '#/time/placeAndUtc.ts';
import { arrivalShift, describeEtaChange } from './arrival.ts';
import { containerName } from './containerName.ts';
import { formatEquipment } from './equipment.ts';
import { daysLeftCount } from './freeDay.ts';
import { holdWithEffect } from './holds.ts';
import { listFees } from './money.ts';
import { describeUsual } from './usualDelay.ts';
import { datedReason, spokenVerdict } from './verdict.ts';
import { describeWhere } from './whereNow.ts';

interface FreeDayText {
  readonly when: string;
  readonly sources: readonly FreeDaySource[];
  readonly count: string | null;
}

export interface ArrivalText extends Pick<MessageArrival, 'place' | 'isActual'> {
  readonly when: string;
  readonly change: string | null;
}

/** What a message says of what it is about, part by part. Times are those of their places, each with its zone. */
export interface MessageTexts {
  readonly number: string;
  readonly equipment: string | null;
  readonly bill: string;
  readonly carrier: string | null;
  readonly references: readonly string[];
  readonly status: string;
  readonly reasons: readonly string[];
  readonly where: string | null;
  readonly pickedUp: string | null;
  readonly freeDays: readonly FreeDayText[];
  readonly holds: readonly string[];
  readonly fees: string | null;
  readonly appointment: string | null;
  readonly atPort: ArrivalText | null;
  readonly inland: ArrivalText | null;
  readonly usual: string | null;
}

export function messageTexts(facts: MessageFacts, format: FormatOptions): MessageTexts {
  const { shipment, container, references, verdict, reasons, where, atPort, inland, usual } = facts;
  const local = atPlaces(format);
  const at = (moment: Moment) => momentLine(formatMoment(moment, local));
  return {
    number: nameOf(facts),
    equipment: container && formatEquipment(container),
    bill: shipment.billOfLading,
    carrier: carrierName(shipment.carrier),
    references,
    status: spokenVerdict(verdict),
    reasons: reasons.map((reason) => datedReason(reason, local)),
    where: where && describeWhere(where),
    ...pickupTexts(facts, at),
    atPort: atPort && arrivalText(atPort, at),
    inland: inland && arrivalText(inland, at),
    usual: usual && describeUsual(usual),
  };
}

/** The number of the container, else of the shipment. */
export const nameOf = ({ shipment, container }: Pick<MessageSubject, 'shipment' | 'container'>): string =>
  container ? containerName(container) : shipment.billOfLading;

function pickupTexts(
  { pickup }: MessageFacts,
  at: (moment: Moment) => string,
): Pick<MessageTexts, 'pickedUp' | 'freeDays' | 'holds' | 'fees' | 'appointment'> {
  const none = { pickedUp: null, freeDays: [], holds: [], fees: null, appointment: null };
  if (!pickup) return none;
  if (pickup.code === 'pickedUp') return { ...none, pickedUp: at(pickup.moment) };
  const { freeDays, holds, owed, appointment } = pickup;
  return {
    pickedUp: null,
    freeDays: freeDays.map((freeDay) => freeDayText(freeDay, at)),
    holds: holds.map((hold) => holdWithEffect(hold)),
    fees: owed.length > 0 ? listFees(owed) : null,
    appointment: appointment && at(appointment),
  };
}

const freeDayText = (
  { day, sources, daysLeft }: MessageFreeDay,
  at: (moment: Moment) => string,
): FreeDayText => ({
  when: at(wholeDay(day)),
  sources,
  count: daysLeft === null ? null : daysLeftCount(daysLeft),
});

const arrivalText = (
  { place, isActual, moment, change }: MessageArrival,
  at: (moment: Moment) => string,
): ArrivalText => ({
  place,
  isActual,
  when: at(moment),
  change: change && (isActual ? arrivalShift(change) : describeEtaChange(change)),
});
