import { valueName, valuesOf } from '#/domain/list/facets.ts';
import { containersOf, count, type Figure, type OverviewQuestion, rowsAt } from '#/domain/overview/figure.ts';
import { countFreeTime, freeTimeId, type FreeTimeRow } from '#/domain/overview/freeTimeAhead.ts';
import { compareCodeUnits } from '#/domain/records/compareCodeUnits.ts';
import { tryOr } from '#/domain/records/mapTolerant.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { vesselKey } from '#/domain/records/vesselIdentity.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { type ExpectedCall, expectedCalls } from './expectedCalls.ts';
import { type FigureKind, figuresOf, partOf, type ProfileSubject } from './subject.ts';

// What an account has of one port, terminal, vessel or carrier: figures that lead to their rows (subject.ts), the calls that
// are expected (expectedCalls.ts), and the last free days there.

export interface ProfileFigure extends Figure {
  readonly kind: FigureKind;
}

/** Containers by the last free day that they wait by, at the calendar of their place. */
export interface FreeDayRows {
  readonly day: CalendarDay;
  /** 0 on the day, negative after it. */
  readonly daysLeft: number;
  readonly rows: readonly FreeTimeRow[];
}

export interface Profile {
  /** As most records call it, by each name where one number stands for two vessels; null where no shipment names it. */
  readonly label: string | null;
  /** All that have to do with it. */
  readonly containers: number;
  readonly figures: readonly ProfileFigure[];
  readonly calls: readonly ExpectedCall[];
  /** Containers that are expected, and whose vessel, port or day of arrival is not reported. */
  readonly withoutCall: number;
  readonly freeDays: readonly FreeDayRows[];
  /** Names of terminals of discharge at a port. */
  readonly terminals: readonly string[];
  /** Shipments that could not be read. */
  readonly rejected: number;
}

/** Where a container may wait by a last free day. */
const waits: readonly FigureKind[] = ['atPort', 'onLand', 'atDestination'];

/** One pass over the shipments, with a pause after each. One that cannot be judged costs only itself. */
export function* profile(
  subject: ProfileSubject,
  question: OverviewQuestion,
): Generator<undefined, Profile, undefined> {
  const { shipments, now } = question;
  const figures = figuresOf(subject).map(({ kind, search }) => {
    const narrowed = containersOf(search);
    return { kind, search: narrowed, rowsOf: rowsAt(narrowed, now), count: 0 };
  });
  const freeTime = countFreeTime(question);
  const labels = new Map<string, number>();
  const terminals = new Set<string>();
  const waiting = new Set<string>();
  const own: Shipment[] = [];
  let [containers, rejected] = [0, 0];

  /** All of a shipment, before anything of it is counted: what is given counts it. */
  const read = (shipment: Shipment) => {
    const part = partOf(subject, shipment, now);
    if (part === null) return () => undefined;
    const found = figures.map(({ rowsOf }) => rowsOf(shipment));
    const label = valueName(part, shipment) ?? subject.value;
    const names = part === 'pod' ? valuesOf('terminal', shipment, now) : [];
    const countFree = freeTime.read(shipment);
    return () => {
      own.push(shipment);
      containers += shipment.containers.length;
      count(labels, label, 1);
      for (const name of names) terminals.add(name);
      countFree();
      for (const [at, figure] of figures.entries()) {
        const rows = found[at] ?? [];
        figure.count += rows.length;
        if (waits.includes(figure.kind)) for (const { id } of rows) waiting.add(freeTimeId(shipment.id, id));
      }
    };
  };

  for (const shipment of shipments) {
    const add = tryOr(() => read(shipment), null);
    if (add) add();
    else rejected += 1;
    yield;
  }
  const called = [...labels]
    .toSorted(([a, often], [b, more]) => more - often || compareCodeUnits(a, b))
    .map(([text]) => text);
  const vessels = new Set(own.map(({ podVessel }) => subject.kind === 'vessel' && vesselKey(podVessel)));
  return {
    label: vessels.size > 1 ? called.join(' / ') : (called[0] ?? null),
    containers,
    figures: figures.map(({ kind, search, count: of }) => ({ kind, search, count: of })),
    ...expectedCalls(own, subject, now),
    freeDays: byDay(freeTime.result().rows.filter(({ id }) => waiting.has(id))),
    terminals: [...terminals].toSorted(compareCodeUnits),
    rejected,
  };
}

/** Days left differ on one day where calendars do. */
function byDay(rows: readonly FreeTimeRow[]): readonly FreeDayRows[] {
  return [...Map.groupBy(rows, ({ lastFreeDay, daysLeft }) => `${lastFreeDay} ${daysLeft}`)]
    .toSorted(([a], [b]) => compareCodeUnits(a, b))
    .flatMap(([, some]) => {
      const [first] = some;
      return first ? [{ day: first.lastFreeDay, daysLeft: first.daysLeft, rows: some }] : [];
    });
}
