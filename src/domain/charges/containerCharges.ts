import { type DeadlinePlace } from '#/domain/pickup/deadlineZone.ts';
import { isRecent } from '#/domain/pickup/freeDay.ts';
import { holdKey } from '#/domain/pickup/holds.ts';
import { consigneeSite, pickupSite } from '#/domain/pickup/pickupSite.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { ShipmentContainer } from '#/domain/records/shipmentContainer.ts';
import { isStopped } from '#/domain/status/carrierTracking.ts';
import { movesInland } from '#/domain/status/inlandMove.ts';
import { type CalendarDay } from '#/time/calendarDay.ts';
import { minute } from '#/time/durations.ts';
import type { Instant } from '#/time/instant.ts';
import { dayOf } from '#/time/localDay.ts';
import type { Moment, ZonedMoment } from '#/time/moment.ts';
import { utc } from '#/time/zone.ts';
import { type Charge, chargeThrough, lastFreeDay } from './charge.ts';
import {
  type ChargeFacts,
  chargedDay,
  endOf,
  firstFree,
  hasBegun,
  placeOf,
  startOf,
  validityDay,
  zoneOf,
} from './chargeClock.ts';
import type { Tariff, TariffBook, WorkDays } from './tariff.ts';
import { applies, byPrecedence, isInForce, type TariffFacts } from './tariffMatch.ts';
import { builtInCalendars } from './workCalendars.ts';

/** What would have to be known for a sum. */
export type Missing =
  | 'discharge'
  | 'inland_arrival'
  | 'available'
  | 'gate_out'
  | 'last_free_day'
  | 'gate_in'
  | 'received'
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

export interface CountedState {
  readonly kind: 'counting' | 'ended';
  /** When the clock started; the last free day where the source says that. */
  readonly start: Moment;
  /** When it ended; null while it runs. */
  readonly end: Moment | null;
  /** Null where the source says when free time ends, and not when it began. */
  readonly firstFreeDay: CalendarDay | null;
  readonly lastFreeDay: CalendarDay;
  /** At the place. */
  readonly today: CalendarDay;
  /** The day that is counted through: today, or the one before until 08:00 by a clock of such days; else the last one of it. */
  readonly through: CalendarDay;
  readonly calendar: WorkDays;
  /** Whether working days were counted after the last one that the holidays of the calendar are known for. */
  readonly isPastCalendar: boolean;
  /** Estimated up to and with that day. */
  readonly soFar: Charge;
}

/** One tariff that counts for a container: the best of its kind and charger, or one that counts beside it. */
export interface ContainerCharge {
  readonly tariff: Tariff;
  readonly place: DeadlinePlace;
  readonly state: ChargeState;
}

/** A book as it is asked. */
interface ReadyBook {
  readonly tariffs: readonly Tariff[];
  readonly calendars: readonly WorkDays[];
  readonly known: WeakMap<Container, Known>;
}

interface Known {
  readonly shipment: Shipment;
  readonly quarter: number;
  readonly charges: readonly ContainerCharge[];
}

const books = new WeakMap<TariffBook, ReadyBook>();

/** The tariffs of a book that are on, in the order in which they are asked, and all calendars. */
function readyBook(book: TariffBook): ReadyBook {
  let ready = books.get(book);
  if (!ready) {
    ready = {
      tariffs: book.tariffs.filter(({ isOn }) => isOn).toSorted(byPrecedence),
      calendars: [...book.calendars, ...builtInCalendars],
      known: new WeakMap(),
    };
    books.set(book, ready);
  }
  return ready;
}

/** All charges of a container by the tariffs of a team. */
export function containerCharges(
  facts: ChargeFacts,
  book: TariffBook,
  now: Instant,
): readonly ContainerCharge[] {
  const { tariffs, calendars } = readyBook(book);
  const charges: ContainerCharge[] = [];
  for (const tariff of tariffs) {
    if (charges.some((known) => displaces(known.tariff, tariff))) continue;
    const charge = chargeBy(tariff, facts, calendars, now);
    if (charge) charges.push(charge);
  }
  return charges;
}

/** Whether one that counts leaves another of its kind and charger nothing to charge. */
const displaces = (one: Tariff, other: Tariff): boolean =>
  one.kind === other.kind && one.chargedBy === other.chargedBy && !one.isAdditional && !other.isAdditional;

/**
 * The charges of one of many containers, whose events are not read: when it became available only these say. A day begins
 * in every zone at a quarter of an hour, and within one no sum changes, so that each is priced once in it.
 *
 * @param book the same object as long as it is the same
 */
export function chargesInList(
  { shipment, container }: ShipmentContainer,
  book: TariffBook,
  now: Instant,
): readonly ContainerCharge[] {
  const { known } = readyBook(book);
  const quarter = Math.floor(now / (15 * minute));
  const before = known.get(container);
  if (before?.quarter === quarter && before.shipment === shipment) return before.charges;
  const charges = containerCharges({ shipment, container, availableAt: null }, book, now);
  known.set(container, { shipment, quarter, charges });
  return charges;
}

/** Null where a tariff is not for this container. */
function chargeBy(
  tariff: Tariff,
  facts: ChargeFacts,
  calendars: readonly WorkDays[],
  now: Instant,
): ContainerCharge | null {
  const { container } = facts;
  const place = placeOf(tariff, container);
  if (place === 'destination' && !movesInland(container)) return null;
  if (place === 'discharge' && isForMerchant(tariff) && movesInland(container)) return null;
  if (tariff.kind === 'exam' && !isExamined(container)) return null;
  const { place: at, terminal } =
    tariff.clock === 'gate_out' ? consigneeSite(facts) : pickupSite(place, facts);
  const scac = tariff.chargedBy === 'rail' ? railroadOf(container) : facts.shipment.carrier.scac;
  const asked: TariffFacts = { scac, place: at, terminal, equipment: container };
  // Most tariffs of a book are for other places: a day by the clock of one takes longer than to see that.
  if (!applies(tariff, asked)) return null;
  const start = startOf(tariff, facts);
  const zone = zoneOf(start, place, container) ?? utc;
  const here: ZonedMoment = { kind: 'zoned', at: now, zone, unknownZone: null };
  const { validBy } = tariff;
  const day = validBy === 'clock_start' ? dayOf(start ?? here) : validityDay(validBy, facts);
  const isValid = isInForce(tariff, day);
  if (isValid === false) return null;
  const state = stateOf(tariff, place, facts, start, here, calendars);
  const isUndated = isValid === 'unknown' && validBy !== 'clock_start' && state.kind !== 'notBegun';
  return { tariff, place, state: isUndated ? { kind: 'unknown', missing: validBy } : state };
}

/** What waits at the port for the carrier to take it inland costs the carrier, unless a tariff says otherwise. */
const isForMerchant = ({ kind, throughMoves }: Tariff): boolean =>
  !throughMoves && (kind === 'demurrage' || kind === 'storage');

function stateOf(
  tariff: Tariff,
  place: DeadlinePlace,
  facts: ChargeFacts,
  start: Moment | null,
  now: ZonedMoment,
  calendars: readonly WorkDays[],
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
  if (!end && isStale(facts.shipment, now.at)) return { kind: 'unknown', missing: 'stale' };
  const firstFreeDay = clock === 'last_free_day' ? null : firstFree(start, firstDay);
  const lastFree = firstFreeDay ? lastFreeDay(tariff, firstFreeDay, calendar) : dayOf(start);
  const through = chargedDay(end ?? now, firstDay);
  const soFar = chargeThrough(tariff, lastFree, through, calendar);
  if (!soFar) return { kind: 'unknown', missing: 'too_long' };
  return {
    kind: end ? 'ended' : 'counting',
    start,
    end,
    firstFreeDay,
    lastFreeDay: lastFree,
    today: dayOf(now),
    through,
    calendar,
    isPastCalendar:
      (tariff.chargedCount === 'working' && through > calendar.through) ||
      (firstFreeDay !== null && tariff.freeCount === 'working' && lastFree > calendar.through),
    soFar,
  };
}

function isStale({ carrierTracking }: Shipment, now: Instant): boolean {
  const { lastSucceededAt } = carrierTracking;
  return isStopped(carrierTracking) || (lastSucceededAt !== null && !isRecent(lastSucceededAt, now));
}

const railroadOf = ({ inlandRailCarrier, podRailCarrier }: Container) => inlandRailCarrier ?? podRailCarrier;

const exams = ['VACIS', 'USDA'];

/** Whether an exam is reported: as a hold, or as a fee. */
function isExamined({ holds, inlandHolds, fees, inlandFees }: Container): boolean {
  const isExam = ({ name }: { name: string }) => exams.includes(holdKey(name));
  return (
    [...(holds ?? []), ...(inlandHolds ?? [])].some(isExam) ||
    [...(fees ?? []), ...(inlandFees ?? [])].some(({ type }) => type === 'exam')
  );
}
