import { readTextQuery, textMatcher } from '#/domain/find/searchText.ts';
import { addFees, type FeeSum, owedSums } from '#/domain/pickup/fees.ts';
import { carrierReleaseHold, holdKey, uniqueHolds } from '#/domain/pickup/holds.ts';
import type { ExceptionKind } from '#/domain/records/exceptionKinds.ts';
import { factKey } from '#/domain/records/factKey.ts';
import { normalizeContainerNumber, normalizeLines } from '#/domain/records/identifiers.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { type Consequence, consequenceOf, consequences } from './consequence.ts';
import type {
  Actor,
  ExceptionItem,
  ExceptionReason,
  ExceptionStep,
  ExceptionSubject,
  FreeDayLeft,
} from './exception.ts';

/** A container, shipment or request with all that needs action about it. */
export interface ExceptionRow {
  readonly kind: 'exception';
  readonly id: string;
  readonly subject: ExceptionSubject;
  /** Worst first, at least one. */
  readonly items: readonly ExceptionItem[];
  readonly lead: ExceptionItem;
  /** What happens if nothing is done about it. */
  readonly consequence: Consequence;
  readonly party: Actor;
  readonly freeDay: FreeDayLeft | null;
}

/**
 * One row for each subject, by what happens if nothing is done; there, what costs most comes first, and then the order of
 * the worst exceptions. Sums of different currencies are compared by their figures: no source reports a rate.
 */
export function exceptionRows(items: readonly ExceptionItem[]): ExceptionRow[] {
  const bySubject = Map.groupBy(items, ({ subject }) => `${subject.kind} ${subject.id}`);
  const rows = [...bySubject].flatMap(([id, some]) => {
    const [lead] = some;
    if (!lead) return [];
    const freeDay = some.find((one) => one.freeDay !== null)?.freeDay ?? null;
    return {
      kind: 'exception',
      id,
      subject: lead.subject,
      items: some,
      lead,
      consequence: consequenceOf(some, lead.subject, freeDay),
      party: nextParty(some, lead),
      freeDay,
    } as const;
  });
  const cost = ({ subject }: ExceptionRow) => Math.max(0, ...owedSums(subject.fees).map((sum) => sum.amount));
  return rows.toSorted(
    (a, b) => consequences.indexOf(a.consequence) - consequences.indexOf(b.consequence) || cost(b) - cost(a),
  );
}

/** What is owed for all of these rows, by currency. */
export function totalFees(rows: readonly ExceptionRow[]): FeeSum[] {
  return addFees(rows.flatMap(({ subject }) => owedSums(subject.fees)));
}

/** Nothing is picked up before its hold is cleared, nor before the terminal releases it, however late it is. */
function nextParty(items: readonly ExceptionItem[], lead: ExceptionItem): Actor {
  const of = (wanted: ExceptionKind) => items.find(({ kind }) => kind === wanted);
  return (of('hold') ?? of('hold_unclear') ?? of('not_ready') ?? lead).party;
}

/** What is wrong besides the worst: holds that block, by their names as the source has them, and the rest in its order. */
interface OtherReasons {
  readonly holds: readonly string[];
  readonly rest: readonly ExceptionReason[];
}

/** Each once, though a source may write a hold that we know in several ways. */
export function otherReasons({ items, lead }: Pick<ExceptionRow, 'items' | 'lead'>): OtherReasons {
  const others = items.slice(1);
  const blocking = others.filter(({ hold }) => hold !== null);
  const rest = others.filter(({ hold }) => hold === null);
  const holds = blocking.flatMap(({ hold }) => hold ?? []);
  const leadHold = lead.hold === null ? null : holdKey(lead.hold);
  const said = new Set([lead, ...blocking].map(reasonKey));
  return {
    holds: uniqueHolds(holds).filter((name) => holdKey(name) !== leadHold),
    rest: firstOfEach(rest, reasonKey)
      .filter((item) => !said.has(reasonKey(item)))
      .map(({ reason }) => reason),
  };
}

/** A release that is pending is no other reason than one that is missing: the carrier has not given it. */
function reasonKey({ reason, due }: ExceptionItem): string {
  // Several messages to recipients of one name say it as one for each day that they were sent on.
  if (reason.code === 'noAnswer') return factKey({ ...reason, at: due?.count ?? null });
  if (reason.code !== 'hold') return factKey(reason);
  const hold = holdKey(reason.hold);
  const isRelease = hold === carrierReleaseHold && reason.effect === 'warns';
  return factKey({ ...reason, hold, effect: isRelease ? 'blocks' : reason.effect });
}

const firstOfEach = <One>(all: readonly One[], keyOf: (one: One) => string): One[] =>
  [...Map.groupBy(all, keyOf).values()].flatMap(([first]) => first ?? []);

/** What the row says of who acts: the first that names something to do. */
export function nextStep({ party, items, lead }: ExceptionRow): ExceptionStep | null {
  return (items.find((item) => item.party === party && item.next !== null) ?? lead).next;
}

/**
 * The rows that a text finds: by what it finds in the list, or by the number of a request and the words of the reasons.
 *
 * @param shipments those that the rows are about
 * @param textsOf what a reader reads of an exception
 */
export function searchRows(
  rows: readonly ExceptionRow[],
  shipments: readonly Shipment[],
  text: string,
  textsOf: (item: ExceptionItem) => readonly string[],
): readonly ExceptionRow[] {
  const query = readTextQuery(text);
  if (query.words.length === 0) return rows;
  const match = textMatcher(query);
  const byId = new Map(shipments.map((shipment) => [shipment.id, shipment]));
  return rows.filter(({ subject, items }) => {
    const shipment = subject.shipmentId === null ? undefined : byId.get(subject.shipmentId);
    const found = shipment && match(shipment);
    if (found && (subject.kind !== 'container' || found.some(({ id }) => id === subject.id))) return true;
    const own = normalizeLines(
      [
        normalizeContainerNumber(subject.number),
        subject.carrier,
        ...items.flatMap((item) => [...textsOf(item), item.place, item.facility]),
      ].join('\n'),
    );
    return query.words.every((word) => own.includes(word));
  });
}

/** What rows can be grouped by. */
export const rowGroupings = ['consequence', 'party', 'terminal', 'place', 'carrier'] as const;
export type RowGrouping = (typeof rowGroupings)[number];

export interface RowGroup {
  /** Null for the rows without. */
  readonly value: string | null;
  readonly rows: readonly ExceptionRow[];
}

/** The rows by what they have in common; the group with the worst row first. */
export function groupRows(rows: readonly ExceptionRow[], by: RowGrouping): RowGroup[] {
  const groups = [...Map.groupBy(rows, (row) => groupValue(row, by))];
  // An order that is held under the pointer may be an earlier one.
  const ordered = by === 'consequence' ? groups.toSorted(([a], [b]) => placeOf(a) - placeOf(b)) : groups;
  return ordered.map(([value, some]) => ({ value, rows: some }));
}

const placeOf = (value: string | null) => consequences.findIndex((one) => one === value);

function groupValue(row: ExceptionRow, by: RowGrouping): string | null {
  switch (by) {
    case 'consequence':
      return row.consequence;
    case 'party':
      return row.party;
    case 'terminal':
      return terminalOf(row);
    case 'place':
      return row.lead.place;
    case 'carrier':
      return row.subject.carrier;
  }
}

/** Where a container is to be picked up, with its place: terminals of several ports share a name. */
export function terminalOf({ items }: ExceptionRow): string | null {
  const at = items.find(({ facility }) => facility !== null);
  return at ? placedFacility(at) : null;
}

/** A facility with its place, once; what there is where one of them is not reported. */
export function placedFacility({
  facility,
  place,
}: Pick<ExceptionItem, 'facility' | 'place'>): string | null {
  if (facility === null || place === null || facility.includes(place)) return facility ?? place;
  // In every language alike: rows are grouped by it.
  return [facility, place].join(', ');
}
