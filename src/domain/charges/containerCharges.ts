import { type DeadlinePlace } from '#/domain/pickup/deadlineZone.ts';
import { isRecent } from '#/domain/pickup/freeDay.ts';
import { pickupSite } from '#/domain/pickup/pickupSite.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { ShipmentContainer } from '#/domain/records/shipmentContainer.ts';
import { isStopped } from '#/domain/status/carrierTracking.ts';
import { movesInland } from '#/domain/status/inlandMove.ts';
import { type CalendarDay } from '#/time/calendarDay.ts';
import { minute } from '#/time/durations.ts';
import type { Instant } from '#/time/instant.ts';
import { dayOf, localDay } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
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
  zoneOf,
} from './clock.ts';
import { applies, byPrecedence, isInForce, type TariffFacts } from './match.ts';
import type { Tariff, TariffBook, WorkDays } from './tariff.ts';
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

export interface CountedState {
  readonly kind: 'counting' | 'ended';
  /** Null where the source says when free time ends, and not when it began. */
  readonly firstFreeDay: CalendarDay | null;
  readonly lastFreeDay: CalendarDay;
  /** The day that is counted through: today at the place, or the last one of it. */
  readonly through: CalendarDay;
  readonly calendar: WorkDays;
  /** Estimated up to and with that day. */
  readonly soFar: Charge;
}

/** One tariff that counts for a container: the best of its kind and charger. */
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
    const { kind, chargedBy } = tariff;
    if (charges.some((known) => known.tariff.kind === kind && known.tariff.chargedBy === chargedBy)) continue;
    const charge = chargeBy(tariff, facts, calendars, now);
    if (charge) charges.push(charge);
  }
  return charges;
}

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
