import { type DeadlinePlace, deadlinePlace, deadlineZone } from '#/domain/pickup/deadlineZone.ts';
import { feeTotals, type FeeTotals } from '#/domain/pickup/fees.ts';
import { isRecent } from '#/domain/pickup/freeDay.ts';
import { pickupSite } from '#/domain/pickup/pickupSite.ts';
import { hasLeftPort } from '#/domain/pickup/terminalReport.ts';
import type { Container, PickupDeadlines } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { ShipmentContainer } from '#/domain/records/shipmentContainer.ts';
import { isStopped } from '#/domain/status/carrierTracking.ts';
import { movesInland } from '#/domain/status/inlandMove.ts';
import { pickedUp } from '#/domain/status/pickedUp.ts';
import { hasReached, isReturned } from '#/domain/status/reached.ts';
import { addDays, type CalendarDay } from '#/time/calendarDay.ts';
import type { Instant } from '#/time/instant.ts';
import { dayOf, localDay } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import { readZone, utc, type ZoneName } from '#/time/zone.ts';
import { wallClock } from '#/time/zoneOffsets.ts';
import { amountThrough, type Charge, chargeThrough, lastFreeDay } from './charge.ts';
import { applies, byPrecedence, isInForce, type TariffFacts } from './match.ts';
import type { Charger, ChargeKind, FirstDay, Tariff, TariffBook, WorkCalendar } from './tariff.ts';
import { builtInCalendars } from './workCalendars.ts';

/** What would have to be known for a sum. */
export type Missing =
  | 'discharge'
  | 'inland_arrival'
  | 'available'
  | 'gate_out'
  | 'last_free_day'
  | 'leaving'
  | 'return'
  | 'stale'
  | 'calendar'
  | 'too_long';

/** `notBegun`: its clock has not started. `counting`: it waits yet. `ended`: what it waited for has happened. */
export type ChargeState =
  | { readonly kind: 'notBegun' }
  | { readonly kind: 'unknown'; readonly missing: Missing }
  | CountedState;

interface CountedState {
  readonly kind: 'counting' | 'ended';
  /** Null where the source says when free time ends, and not when it began. */
  readonly firstFreeDay: CalendarDay | null;
  readonly lastFreeDay: CalendarDay;
  /** The day that is counted through: today at the place, or the last one of it. */
  readonly through: CalendarDay;
  readonly calendar: WorkCalendar;
  /** Estimated up to and with that day. */
  readonly soFar: Charge;
}

/** One tariff that counts for a container: the best of its kind and charger. */
export interface ContainerCharge {
  readonly tariff: Tariff;
  readonly place: DeadlinePlace;
  readonly state: ChargeState;
}

/** What waiting costs, in kinds of money that are never added up with each other (docs/charges.md). */
export interface ContainerCharges {
  /** By whoever reports fees at the place where it waits. */
  readonly reported: FeeTotals;
  /** By tariffs. */
  readonly charges: readonly ContainerCharge[];
}

/** What no record of a container has. */
export interface ChargeFacts extends ShipmentContainer {
  /** When it became available for pickup, by its events; null where they do not say, or are not loaded. */
  readonly availableAt: Moment | null;
}

const books = new WeakMap<TariffBook, TariffBook>();

/** The tariffs of a book that are on, in the order in which they are asked, and all calendars. */
function readyBook(book: TariffBook): TariffBook {
  let ready = books.get(book);
  if (!ready) {
    ready = {
      tariffs: book.tariffs.filter(({ isOn }) => isOn).toSorted(byPrecedence),
      calendars: [...book.calendars, ...builtInCalendars],
    };
    books.set(book, ready);
  }
  return ready;
}

/** All charges of a container by the tariffs of a team. */
export function containerCharges(facts: ChargeFacts, book: TariffBook, now: Instant): ContainerCharges {
  const { fees, inlandFees } = facts.container;
  const { tariffs, calendars } = readyBook(book);
  const charges: ContainerCharge[] = [];
  for (const tariff of tariffs) {
    const { kind, chargedBy } = tariff;
    if (charges.some((known) => known.tariff.kind === kind && known.tariff.chargedBy === chargedBy)) continue;
    const charge = chargeBy(tariff, facts, calendars, now);
    if (charge) charges.push(charge);
  }
  return { reported: feeTotals(inlandFees ? [...(fees ?? []), ...inlandFees] : fees), charges };
}

/** What a charge comes to if the container waits until a day, in hundredths; null where that is not known. */
export function projected({ tariff, state }: ContainerCharge, until: CalendarDay): number | null {
  if (state.kind !== 'counting') return state.kind === 'ended' ? state.soFar.amount : null;
  if (until <= state.through) return state.soFar.amount;
  return amountThrough(tariff, state.lastFreeDay, until, state.calendar);
}

/** Money of one currency, in its hundredths. */
export interface Sum {
  readonly currency: string;
  readonly amount: number;
}

/**
 * What charges come to by currency, without those that are not known and those of nothing.
 *
 * @param until the day until which containers wait; null: as estimated up to now
 */
export function sumsBy(charges: readonly ContainerCharge[], until: CalendarDay | null): readonly Sum[] {
  return addUp(
    charges.flatMap((charge) => {
      const amount = (until === null ? owedNow(charge) : projected(charge, until)) ?? 0;
      return amount > 0 ? { currency: charge.tariff.currency, amount } : [];
    }),
  );
}

/** Sums of several, by currency. */
export function addUp(sums: readonly Sum[]): readonly Sum[] {
  const all = new Map<string, number>();
  for (const { currency, amount } of sums) all.set(currency, (all.get(currency) ?? 0) + amount);
  return [...all].map(([currency, amount]) => ({ currency, amount }));
}

/** What waiting until a day adds to what is owed already: avoided by a pickup today. */
export function addedBy(charges: readonly ContainerCharge[], until: CalendarDay): readonly Sum[] {
  const owed = new Map(sumsBy(charges, null).map(({ currency, amount }) => [currency, amount]));
  return sumsBy(charges, until).flatMap(({ currency, amount }) => {
    const added = amount - (owed.get(currency) ?? 0);
    return added > 0 ? { currency, amount: added } : [];
  });
}

const owedNow = ({ state }: ContainerCharge) =>
  state.kind === 'counting' || state.kind === 'ended' ? state.soFar.amount : null;

/** Null where a tariff is not for this container. */
function chargeBy(
  tariff: Tariff,
  facts: ChargeFacts,
  calendars: readonly WorkCalendar[],
  now: Instant,
): ContainerCharge | null {
  const { container } = facts;
  const place = placeOf(tariff, container);
  if (place === 'destination' && !movesInland(container)) return null;
  if (tariff.kind === 'exam' && !isExamined(container)) return null;
  const { place: at, terminal } = pickupSite(place, facts);
  const scac = tariff.chargedBy === 'rail' ? railroadOf(container) : facts.shipment.carrier.scac;
  const asked: TariffFacts = { scac, place: at, terminal, equipment: container };
  // Most tariffs of a book are for other places: a day by the clock of one takes longer than to see that.
  if (!applies(tariff, asked)) return null;
  const start = startOf(tariff, facts);
  const today = localDay(now, zoneOf(start, place, container) ?? utc);
  if (!isInForce(tariff, start ? dayOf(start) : today)) return null;
  return { tariff, place, state: stateOf(tariff, place, facts, start, now, today, calendars) };
}

function stateOf(
  tariff: Tariff,
  place: DeadlinePlace,
  facts: ChargeFacts,
  start: Moment | null,
  now: Instant,
  today: CalendarDay,
  calendars: readonly WorkCalendar[],
): ChargeState {
  const { clock, firstDay } = tariff;
  if (!start) {
    return hasBegun(tariff, facts) ? { kind: 'unknown', missing: clock } : { kind: 'notBegun' };
  }
  const calendar = calendars.find(({ id }) => id === tariff.calendar);
  if (!calendar) return { kind: 'unknown', missing: 'calendar' };
  const end = endOf(tariff, place, facts);
  if (end === 'unknown') {
    return { kind: 'unknown', missing: clock === 'gate_out' ? 'return' : 'leaving' };
  }
  // What is not tracked any more may have left long ago.
  if (!end && isStale(facts.shipment, now)) return { kind: 'unknown', missing: 'stale' };
  const firstFreeDay = clock === 'last_free_day' ? null : firstFree(start, firstDay);
  const lastFree = firstFreeDay ? lastFreeDay(tariff, firstFreeDay, calendar) : dayOf(start);
  const through = end ? chargedDay(end, firstDay) : today;
  const soFar = chargeThrough(tariff, lastFree, through, calendar);
  if (!soFar) return { kind: 'unknown', missing: 'too_long' };
  return { kind: end ? 'ended' : 'counting', firstFreeDay, lastFreeDay: lastFree, through, calendar, soFar };
}

function isStale({ carrierTracking }: Shipment, now: Instant): boolean {
  const { lastSucceededAt } = carrierTracking;
  return isStopped(carrierTracking) || (lastSucceededAt !== null && !isRecent(lastSucceededAt, now));
}

const deadlineOf: Readonly<Record<Charger, keyof PickupDeadlines | null>> = {
  carrier: 'line',
  terminal: 'terminal',
  rail: 'rail',
  chassis: null,
};

function placeOf({ chargedBy, clock }: Tariff, container: Container): DeadlinePlace {
  if (clock === 'gate_out') return 'discharge';
  if (chargedBy === 'rail' || clock === 'inland_arrival') return 'destination';
  const source = deadlineOf[chargedBy];
  return clock === 'last_free_day' && source ? deadlinePlace(source, container) : 'discharge';
}

/** When the clock of a tariff started; null where no time is reported. */
function startOf({ clock, chargedBy }: Tariff, { container, availableAt }: ChargeFacts): Moment | null {
  switch (clock) {
    case 'discharge':
      return container.podDischarged;
    case 'inland_arrival':
      return container.inlandRailUnloaded ?? container.inlandAta;
    case 'available':
      return availableAt;
    case 'gate_out':
      return pickedUp(container);
    case 'last_free_day': {
      const source = deadlineOf[chargedBy];
      return source && container.deadlines[source];
    }
  }
}

/** Whether a clock has started though its time is not reported. */
function hasBegun({ clock }: Tariff, { container, shipment }: ChargeFacts): boolean {
  const milestones = {
    discharge: 'vessel_discharged',
    inland_arrival: 'arrived_at_inland_destination',
    available: 'vessel_discharged',
    gate_out: 'full_out',
    last_free_day: 'vessel_discharged',
  };
  return hasReached(milestones[clock], container, shipment);
}

/** When a container stopped waiting; null while it waits, `unknown` where it does no more and no time is reported. */
function endOf(
  { clock }: Tariff,
  place: DeadlinePlace,
  { container, shipment }: ChargeFacts,
): Moment | null | 'unknown' {
  if (clock === 'gate_out') {
    return container.emptyTerminated ?? (isReturned(container) ? 'unknown' : null);
  }
  if (place === 'destination') {
    return pickedUp(container) ?? (hasReached('full_out', container, null) ? 'unknown' : null);
  }
  const { podFullOut, podRailLoaded, podRailDeparted } = container;
  const left = podFullOut ?? podRailLoaded ?? podRailDeparted;
  return left ?? (hasLeftPort(container, shipment) ? 'unknown' : null);
}

function zoneOf(start: Moment | null, place: DeadlinePlace, container: Container): ZoneName | null {
  if (start?.kind === 'zoned' && start.zoneNote === null) return start.zone;
  const name = place === 'discharge' ? container.podZone : deadlineZone('rail', container);
  return name === null ? null : readZone(name);
}

function firstFree(start: Moment, firstDay: FirstDay): CalendarDay {
  const day = dayOf(start);
  if (firstDay === 'same_day') return day;
  return firstDay === 'next_0800' && isBefore0800(start) ? day : addDays(day, 1);
}

/** The day of charge that a moment falls into. */
function chargedDay(moment: Moment, firstDay: FirstDay): CalendarDay {
  const day = dayOf(moment);
  return firstDay === 'next_0800' && isBefore0800(moment) ? addDays(day, -1) : day;
}

/** A day without a time is taken for later than 08:00. */
function isBefore0800(moment: Moment): boolean {
  if (moment.kind === 'day') return false;
  const digits = moment.kind === 'zoned' ? wallClock(moment.at, moment.zone) : moment.digits;
  return new Date(digits).getUTCHours() < 8;
}

const railroadOf = ({ inlandRailCarrier, podRailCarrier }: Container) => inlandRailCarrier ?? podRailCarrier;

const exams = ['VACIS', 'USDA'];

/** Whether an exam is reported: as a hold, or as a fee. */
function isExamined({ holds, inlandHolds, fees, inlandFees }: Container): boolean {
  const isExam = ({ name }: { name: string }) => exams.includes(name);
  return (
    [...(holds ?? []), ...(inlandHolds ?? [])].some(isExam) ||
    [...(fees ?? []), ...(inlandFees ?? [])].some(({ type }) => type === 'exam')
  );
}

/** A kind of charge of which the reported sum and the estimate differ: a reason to check the invoice. */
export interface Disagreement {
  readonly kind: ChargeKind;
  readonly currency: string;
  /** Both in hundredths of the currency. */
  readonly reported: number;
  readonly estimated: number;
}

/**
 * Where fees are reported and tariffs count the same kind at the same place in the same currency, and the sums differ. A
 * kind that several charge is compared as a whole, and not at all where one of its sums is not known.
 */
export function disagreements(
  { fees, inlandFees }: Pick<Container, 'fees' | 'inlandFees'>,
  charges: readonly ContainerCharge[],
): readonly Disagreement[] {
  const groups = Map.groupBy(
    charges,
    ({ tariff: { kind, currency }, place }) => `${kind} ${currency} ${place}`,
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first || group.some(({ state }) => state.kind === 'unknown' || state.kind === 'notBegun')) return [];
    const { kind, currency } = first.tariff;
    const here = (first.place === 'discharge' ? fees : inlandFees) ?? [];
    const same = here.filter(({ type, currencyCode }) => type === kind && currencyCode === currency);
    if (same.length === 0) return [];
    const reported = same.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    const estimated = group.reduce((sum, charge) => sum + (owedNow(charge) ?? 0), 0);
    return reported === estimated ? [] : [{ kind, currency, reported, estimated }];
  });
}
