import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { leavesPlace } from '#/domain/status/eventMeaning.ts';
import { dayOf, isWithinDay, mayLackTime } from '#/time/localDay.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import { atSamePlace, hasPlace, describeEvent } from './events.ts';

/** What is needed to order a step of a journey. */
type Ordered = Pick<TransportEvent, 'id' | 'name' | 'when' | 'place' | 'locode'>;

/**
 * Order of a timeline: by time, then as a journey goes, then by id. A time that may be only a day
 * (docs/interface.md trap 17) does not say when on that day, so within it the order is that of the move. A step without
 * a time stands where the move has it (docs/interface.md trap 23).
 */
export function inEventOrder<Step extends Ordered>(steps: readonly Step[]): Step[] {
  const byMove = steps.toSorted((a, b) => rankOf(a) - rankOf(b) || (a.id < b.id ? -1 : 1));
  const dated = byMove
    .flatMap((step) => (step.when ? [{ step, when: step.when }] : []))
    .toSorted((a, b) => sortKey(a.when) - sortKey(b.when));
  const order: { readonly step: Step; readonly when: Moment | null }[] = dated.filter(
    ({ when }) => !mayLackTime(when),
  );
  for (const one of dated.filter(({ when }) => mayLackTime(when))) {
    const before = order.findLastIndex(
      ({ step, when }) => when && isWithinDay(one.when, when) && travels(step, one.step) < 0,
    );
    const first = order.findIndex(({ when }) => when && !isEarlier(when, one.when));
    order.splice(Math.max(before + 1, first < 0 ? order.length : first), 0, one);
  }
  for (const step of byMove.filter(({ when }) => !when)) {
    const beside = order.filter((other) => atSamePlace(other.step, step) && isOfMode(other.step, step));
    const known = beside.length > 0 ? beside : order;
    const before = known.findLast((other) => travels(other.step, step) <= 0);
    const after = before ? undefined : known.find((other) => travels(other.step, step) > 0);
    const at = before ? order.indexOf(before) + 1 : after ? order.indexOf(after) : order.length;
    order.splice(at, 0, { step, when: null });
  }
  return order.map(({ step }) => step);
}

const isOfMode = (a: Ordered, b: Ordered) => describeEvent(a.name).mode === describeEvent(b.name).mode;
const rankOf = ({ name }: Ordered) => describeEvent(name).rank;

/** Whether a moment comes before a day begins; a day without a zone is one of any calendar. */
function isEarlier(moment: Moment, whole: Moment): boolean {
  if (moment.kind === 'zoned' && whole.kind === 'zoned') return moment.at < whole.at;
  return dayOf(moment) < dayOf(whole);
}

/**
 * Which of two steps comes first as a journey goes, negative for the first. What repeats on the way (transshipments, stops of a
 * train, feeders) comes to a place before it leaves it, and leaves one place before it comes to another.
 */
function travels(a: Ordered, b: Ordered): number {
  const [one, other] = [describeEvent(a.name), describeEvent(b.name)];
  const repeats = one.mode === other.mode && /^(transshipment|rail|feeder)$/.test(one.mode);
  if (repeats && isLeaving(a) !== isLeaving(b) && hasPlace(a) && hasPlace(b)) {
    return isLeaving(a) === atSamePlace(a, b) ? 1 : -1;
  }
  return one.rank - other.rank;
}

const isLeaving = ({ name }: Ordered) => leavesPlace(name);
