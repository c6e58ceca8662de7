import type { FeeSum } from '#/domain/pickup/fees.ts';
import { comma } from '#/language/punctuation.ts';
import { formatMoney } from '#/wording/money.ts';
import { holdName } from '#/wording/pickup.ts';
import { arrivalChange, ofAnotherPlace } from './arrivalChanges.ts';
import { type Change, textValue } from './change.ts';
import { freeDayChange, momentChange, nameChange, numberChange } from './factChanges.ts';
import type { RememberedContainer } from './readReviewed.ts';
import { type ReviewedContainer, type ReviewedHold, reviewedStatusLabel } from './reviewedShipment.ts';
import {
  freeDayNames,
  milestoneLabels,
  pickupName,
  statusNow,
  terminalName,
  changedLabel,
  containerNumberName,
  feeLabels,
  feesName,
  goneLabel,
  holdLabels,
  statusNotReported,
} from './words.ts';

/** Whether the shipment goes to another place than before. */
export interface Diverted {
  readonly port: boolean;
  readonly inland: boolean;
}

/** What has become of a container, each fact once. */
export function containerChanges(
  remembered: RememberedContainer,
  now: ReviewedContainer,
  diverted: Diverted,
): Change[] {
  const before = atPlaceOf(now, remembered, diverted);
  const inland = { eta: before.inlandEta, ata: before.inlandAta };
  const found = [
    ...numberChange(
      { key: 'number', kind: 'number', name: containerNumberName },
      remembered.number,
      now.number,
    ),
    ...holdChanges(before.holds, now.holds),
    ...feeChanges(before.fees, now.fees),
    ...freeDayChange(freeDayNames.line, before.lineFreeDay, now.lineFreeDay),
    ...freeDayChange(freeDayNames.terminal, before.terminalFreeDay, now.terminalFreeDay),
    ...freeDayChange(freeDayNames.rail, before.railFreeDay, now.railFreeDay),
    ...freeDayChange(freeDayNames.combined, before.combinedFreeDay, now.combinedFreeDay),
    ...freeDayChange(freeDayNames.calculated, before.calculatedFreeDay, now.calculatedFreeDay),
    ...momentChange(appointment, before.appointment, now.appointment),
    ...nameChange({ key: 'terminal', kind: 'terminal', name: terminalName }, before.terminal, now.terminal),
    ...nameChange(pickupPlace, before.pickupFacility, now.pickupFacility),
    ...arrivalChange('inland', diverted.inland ? ofAnotherPlace(inland) : inland, {
      eta: now.inlandEta,
      ata: now.inlandAta,
    }),
    ...momentChange(picked, before.pickedUp, now.pickedUp),
    ...momentChange(delivery, before.delivered, now.delivered),
    ...momentChange(emptyReturn, before.emptyReturned, now.emptyReturned),
  ];
  return [...found, ...statusChange(before.status, now.status, found)];
}

/**
 * What counts of a reviewed container where it waits now: holds and fees are those of one place, and what only the place that it has
 * left reported has not been taken back there. A calculated day that gives way to a reported one is no change of its own.
 */
function atPlaceOf(
  now: ReviewedContainer,
  before: RememberedContainer,
  diverted: Diverted,
): RememberedContainer {
  const isReported = [now.lineFreeDay, now.terminalFreeDay, now.railFreeDay, now.combinedFreeDay].some(
    (day) => day !== null,
  );
  const calculatedFreeDay = isReported ? null : before.calculatedFreeDay;
  // Of what an earlier version stored, only a container that waits at its port now has waited there for certain.
  const { place = now.place === 'discharge' ? now.place : undefined } = before;
  const isOther = now.place === 'destination' ? diverted.inland : diverted.port;
  if (place === now.place && !isOther) return { ...before, calculatedFreeDay };
  // Of a diverted container what the other port repeats has not changed, and nothing that it leaves out was cleared.
  const ofPlace = <T>(list: readonly T[] | null | undefined, isRepeated: (one: T) => boolean) =>
    place === undefined ? undefined : place === now.place ? list && list.filter(isRepeated) : null;
  const unlessGone = <T>(value: T | undefined, since: T) => (since === null ? since : value);
  return {
    ...before,
    status: place === undefined ? undefined : before.status,
    holds: ofPlace(before.holds, ({ name }) => now.holds?.some((hold) => hold.name === name) ?? false),
    fees: ofPlace(before.fees, ({ currencyCode }) => sumOf(now.fees, currencyCode) !== undefined),
    lineFreeDay: unlessGone(before.lineFreeDay, now.lineFreeDay),
    terminalFreeDay: unlessGone(before.terminalFreeDay, now.terminalFreeDay),
    railFreeDay: unlessGone(before.railFreeDay, now.railFreeDay),
    combinedFreeDay: unlessGone(before.combinedFreeDay, now.combinedFreeDay),
    calculatedFreeDay: unlessGone(calculatedFreeDay, now.calculatedFreeDay),
    appointment: unlessGone(before.appointment, now.appointment),
  };
}

const pickupPlace = { key: 'pickup', kind: 'terminal', name: pickupName } as const;

const appointment = {
  key: 'appointment',
  kind: 'appointment',
  ...milestoneLabels.appointment,
  bears: ['better', 'worse'],
} as const;

const milestone = { bears: ['better', 'worse'] } as const;
const picked = {
  ...milestone,
  key: 'picked_up',
  kind: 'picked_up',
  ...milestoneLabels.pickedUp,
} as const;
const delivery = {
  ...milestone,
  key: 'delivered',
  kind: 'delivered',
  ...milestoneLabels.delivered,
} as const;
const emptyReturn = {
  ...milestone,
  key: 'empty_returned',
  kind: 'empty_returned',
  ...milestoneLabels.emptyReturned,
} as const;

/** A status that only repeats a milestone is not listed twice. */
function statusChange(
  before: string | null | undefined,
  now: string | null,
  others: readonly Change[],
): Change[] {
  if (before === undefined || before === now) return [];
  if (others.some(({ kind, from }) => kind === now && from === null)) return [];
  const bearing =
    now === 'not_available' || now === null ? 'worse' : now === 'available' ? 'better' : 'other';
  return [
    {
      key: 'status',
      kind: 'status',
      bearing,
      words: statusNow(reviewedStatusLabel(now)),
      from: textValue(reviewedStatusLabel(before)),
      to: null,
    },
  ];
}

type Holds = readonly ReviewedHold[] | null;

/**
 * Holds by name: added, cleared, or changed in their status. One name may stand more than once
 * (docs/interface.md trap 7).
 */
function holdChanges(before: Holds | undefined, now: Holds): Change[] {
  if (before === undefined) return [];
  const names = new Set([...(before ?? []), ...(now ?? [])].map(({ name }) => name));
  return [...names].flatMap((name) =>
    holdChange(name, statuses(before, name), statuses(now, name), now === null),
  );
}

const statuses = (holds: Holds, name: string): string[] =>
  (holds ?? [])
    .filter((hold) => hold.name === name)
    .map(({ status }) => status ?? statusNotReported)
    .toSorted();

function holdChange(name: string, before: string[], now: string[], silent: boolean): Change[] {
  const from = before.join(comma);
  const to = now.join(comma);
  if (before.length === now.length && from === to) return [];
  const apart = now.length - before.length;
  const count = Math.abs(apart);
  const change = { key: `hold ${name}`, kind: 'hold', from: null, to: null } as const;
  const label = holdName(name);
  if (apart > 0) return [{ ...change, words: holdLabels.added(label, count), bearing: 'worse' }];
  // Where holds are no longer reported at all, this one may not be cleared (docs/interface.md 6.3).
  if (silent) return [{ ...change, words: goneLabel(label), bearing: 'other' }];
  if (apart < 0) return [{ ...change, words: holdLabels.cleared(label, count), bearing: 'better' }];
  return [
    { ...change, words: changedLabel(label), bearing: 'other', from: textValue(from), to: textValue(to) },
  ];
}

type Sums = readonly FeeSum[] | null;

/** What is owed, per currency. */
function feeChanges(before: Sums | undefined, now: Sums): Change[] {
  if (before === undefined) return [];
  const currencies = new Set([...(before ?? []), ...(now ?? [])].map(({ currencyCode }) => currencyCode));
  return [...currencies].flatMap((currency) => {
    const [from, to] = [sumOf(before, currency), sumOf(now, currency)];
    return from?.amount === to?.amount ? [] : [feeChange(currency, from, to, now === null)];
  });
}

const sumOf = (sums: Sums, currency: string | null) =>
  sums?.find(({ currencyCode }) => currencyCode === currency);

function feeChange(
  currency: string | null,
  from: FeeSum | undefined,
  to: FeeSum | undefined,
  silent: boolean,
): Change {
  const value = (sum: FeeSum | undefined) => textValue(sum ? formatMoney(sum) : null);
  const change = { key: `fees ${currency}`, kind: 'fees', from: value(from), to: value(to) } as const;
  const apart = (to?.amount ?? 0) - (from?.amount ?? 0);
  if (!to)
    return {
      ...change,
      words: silent ? goneLabel(feesName) : feeLabels.removed,
      bearing: silent ? 'other' : 'better',
    };
  if (!from) return { ...change, words: feeLabels.added, bearing: apart > 0 ? 'worse' : 'other' };
  return {
    ...change,
    words: apart > 0 ? feeLabels.higher : feeLabels.lower,
    bearing: apart > 0 ? 'worse' : 'better',
  };
}
