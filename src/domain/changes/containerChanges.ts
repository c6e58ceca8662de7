import type { FeeSum } from '#/domain/pickup/fees.ts';
import type { FreeDaySource } from '#/domain/pickup/freeDay.ts';
import { compareCodeUnits } from '#/domain/records/compareCodeUnits.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { arrivalChange, ofAnotherPlace } from './arrivalChanges.ts';
import { type Change, kindOf } from './change.ts';
import { momentChange, nameChange, numberChange } from './factChanges.ts';
import type { RememberedContainer } from './readReviewed.ts';
import type { ReviewedContainer, ReviewedHold } from './reviewedShipment.ts';

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
    ...numberChange({ code: 'containerNumber' }, remembered.number, now.number),
    ...holdChanges(before.holds, now.holds),
    ...feeChanges(before.fees, now.fees),
    ...freeDayChange('line', before.lineFreeDay, now.lineFreeDay),
    ...freeDayChange('terminal', before.terminalFreeDay, now.terminalFreeDay),
    ...freeDayChange('rail', before.railFreeDay, now.railFreeDay),
    ...freeDayChange('combined', before.combinedFreeDay, now.combinedFreeDay),
    ...freeDayChange('calculated', before.calculatedFreeDay, now.calculatedFreeDay),
    ...momentChange({ code: 'appointment' }, before.appointment, now.appointment),
    ...nameChange({ code: 'terminal' }, before.terminal, now.terminal),
    ...nameChange({ code: 'pickupLocation' }, before.pickupFacility, now.pickupFacility),
    ...arrivalChange('inland', diverted.inland ? ofAnotherPlace(inland) : inland, {
      eta: now.inlandEta,
      ata: now.inlandAta,
    }),
    ...momentChange({ code: 'pickedUp' }, before.pickedUp, now.pickedUp),
    ...momentChange({ code: 'delivered' }, before.delivered, now.delivered),
    ...momentChange({ code: 'emptyReturned' }, before.emptyReturned, now.emptyReturned),
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

function freeDayChange(
  source: FreeDaySource,
  before: CalendarDay | null | undefined,
  now: CalendarDay | null,
): Change[] {
  const moment = (day: CalendarDay | null) => day && ({ kind: 'day', day } as const);
  return momentChange(
    { code: 'freeDay', source },
    before === undefined ? before : moment(before),
    moment(now),
  );
}

/** A status that only repeats a milestone is not listed twice. */
function statusChange(
  before: string | null | undefined,
  now: string | null,
  others: readonly Change[],
): Change[] {
  if (before === undefined || before === now) return [];
  if (others.some((change) => kindOf(change) === now && change.from === null)) return [];
  return [{ code: 'status', status: now, from: { kind: 'status', status: before }, to: null }];
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

/** In an order of their own; one that is not reported comes last. */
const statuses = (holds: Holds, name: string): readonly (string | null)[] =>
  (holds ?? [])
    .filter((hold) => hold.name === name)
    .map(({ status }) => status)
    .toSorted((a, b) => Number(a === null) - Number(b === null) || compareCodeUnits(a ?? '', b ?? ''));

function holdChange(
  name: string,
  before: readonly (string | null)[],
  now: readonly (string | null)[],
  silent: boolean,
): Change[] {
  const apart = now.length - before.length;
  const none = { from: null, to: null };
  if (apart > 0) return [{ code: 'holdAdded', hold: name, count: apart, ...none }];
  if (apart === 0 && now.every((status, at) => status === before[at])) return [];
  if (silent) return [{ code: 'holdGone', hold: name, ...none }];
  if (apart < 0) return [{ code: 'holdCleared', hold: name, count: -apart, ...none }];
  const value = (list: typeof now) => ({ kind: 'holds', statuses: list }) as const;
  return [{ code: 'holdChanged', hold: name, from: value(before), to: value(now) }];
}

type Sums = readonly FeeSum[] | null;

/** What is owed, per currency. */
function feeChanges(before: Sums | undefined, now: Sums): Change[] {
  if (before === undefined) return [];
  const currencies = new Set([...(before ?? []), ...(now ?? [])].map(({ currencyCode }) => currencyCode));
  return [...currencies].flatMap((currency) => {
    const [from, to] = [sumOf(before, currency), sumOf(now, currency)];
    return from?.amount === to?.amount ? [] : feeChange(from, to, now === null);
  });
}

const sumOf = (sums: Sums, currency: string | null) =>
  sums?.find(({ currencyCode }) => currencyCode === currency);

function feeChange(before: FeeSum | undefined, now: FeeSum | undefined, silent: boolean): Change[] {
  const value = (sum: FeeSum) => ({ kind: 'sum', sum }) as const;
  if (!before) return now ? [{ code: 'feesAdded', from: null, to: value(now) }] : [];
  const from = value(before);
  if (!now) return [{ code: silent ? 'feesGone' : 'feesRemoved', from, to: null }];
  return [{ code: now.amount > before.amount ? 'feesHigher' : 'feesLower', from, to: value(now) }];
}
