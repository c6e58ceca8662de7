import { type ReactNode, useId, useState } from 'react';
import { addUp, savedBetween } from '#/domain/charges/sums.ts';
import type { PlanRow } from '#/domain/pickups/pickups.ts';
import { type PlanChange, type PlanEntries, plannedDay } from '#/domain/pickups/plan.ts';
import { Time } from '#/parts/time/Time.tsx';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import * as words from './words.ts';

/** The days to plan on, the trucker of what is selected, and what the plan saves. */
export function PlanBar({
  rows,
  chosen,
  entries,
  days,
  until,
  onChoose,
  onDrop,
  onSet,
  onClear,
}: {
  rows: readonly PlanRow[];
  /** Those that are selected. */
  chosen: readonly PlanRow[];
  entries: PlanEntries;
  days: readonly CalendarDay[];
  /** The day after those. */
  until: CalendarDay;
} & Pick<Parameters<typeof DayStrip>[0], 'onChoose' | 'onDrop'> &
  Pick<Parameters<typeof PlanDetails>[0], 'onSet' | 'onClear'>) {
  return (
    <div className="sticky top-0 z-10 space-y-2 border-b border-line bg-surface px-4 py-2">
      <DayStrip
        days={days}
        counts={countByDay(rows, entries)}
        isIdle={chosen.length === 0}
        onChoose={onChoose}
        onDrop={onDrop}
      />
      {chosen.length > 0 ? (
        <PlanDetails
          key={chosen.map(({ container }) => container.id).join()}
          rows={chosen}
          entries={entries}
          onSet={onSet}
          onClear={onClear}
        />
      ) : (
        <p className="text-xs text-ink-soft max-md:hidden">{words.howTo}</p>
      )}
      <Avoided rows={rows} entries={entries} until={until} />
    </div>
  );
}

function countByDay(rows: readonly PlanRow[], entries: PlanEntries): ReadonlyMap<CalendarDay | null, number> {
  const counts = new Map<CalendarDay | null, number>();
  for (const { container, kind } of rows) {
    const day = plannedDay(entries.get(container.id), kind);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}

/** The days ahead with how many containers are planned for each: a press plans what is selected, a drop what is dragged. */
function DayStrip({
  days,
  counts,
  isIdle,
  onChoose,
  onDrop,
}: {
  days: readonly CalendarDay[];
  counts: ReadonlyMap<CalendarDay | null, number>;
  /** Whether nothing is selected, so that a press has nothing to plan. */
  isIdle: boolean;
  /** Null clears the day. */
  onChoose: (day: CalendarDay | null) => void;
  onDrop: (day: CalendarDay | null) => void;
}) {
  return (
    <div
      role="toolbar"
      aria-label={words.days}
      className="flex flex-wrap gap-2 max-md:flex-nowrap max-md:overflow-x-auto"
    >
      {[...days, null].map((day, index) => {
        const key = day === null ? 0 : index + 1;
        return (
          <DropPlace key={key} onDrop={() => onDrop(day)}>
            <Button aria-disabled={isIdle} onClick={() => isIdle || onChoose(day)}>
              {day === null ? (
                words.noDay
              ) : index === 0 ? (
                words.today
              ) : (
                <Time moment={{ kind: 'day', day }} />
              )}{' '}
              <span className="text-ink-soft tabular-nums">{counts.get(day) ?? 0}</span>
              <span className="sr-only"> {words.plannedByKey(key)}</span>
            </Button>
          </DropPlace>
        );
      })}
    </div>
  );
}

function DropPlace({ onDrop, children }: { onDrop: () => void; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  return (
    <span
      className={classes('rounded', isOver && 'outline-2 outline-accent')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop();
      }}
    >
      {children}
    </span>
  );
}

const labels = { trucker: words.trucker, empty_return_to: words.emptyReturnTo } as const;
const slugs = ['trucker', 'empty_return_to'] as const;

/** The trucker of the selected containers, and where their empties go. What is left alone stays as it is. */
function PlanDetails({
  rows,
  entries,
  onSet,
  onClear,
}: {
  rows: readonly PlanRow[];
  entries: PlanEntries;
  onSet: (values: Pick<PlanChange, 'slug' | 'value'>[]) => void;
  onClear: () => void;
}) {
  const id = useId();
  const shared = (slug: (typeof slugs)[number]) => {
    const [first, ...more] = new Set(rows.map(({ container }) => entries.get(container.id)?.[slug] ?? ''));
    return more.length > 0 ? '' : (first ?? '');
  };
  const [typed, setTyped] = useState<{ readonly [Slug in (typeof slugs)[number]]?: string }>({});
  return (
    <form
      className="flex flex-wrap items-center gap-2 text-sm"
      onSubmit={(event) => {
        event.preventDefault();
        const values = slugs.flatMap((slug) => {
          const text = typed[slug];
          return text === undefined ? [] : { slug, value: text.trim() === '' ? null : text.trim() };
        });
        if (values.length > 0) onSet(values);
      }}
    >
      <p role="status" className="font-medium">
        {words.selected(rows.length)}
      </p>
      {slugs.map((slug) => (
        <label key={slug} className="flex min-w-0 items-center gap-2 max-md:basis-full">
          {labels[slug]}
          <input
            value={typed[slug] ?? shared(slug)}
            list={`${id} ${slug}`}
            onChange={({ target }) => setTyped({ ...typed, [slug]: target.value })}
            className="h-8 min-w-0 flex-1 rounded border border-line-strong bg-surface px-2 text-sm max-md:h-11"
          />
          <datalist id={`${id} ${slug}`}>
            {[...new Set([...entries.values()].flatMap((entry) => entry[slug] ?? []))].map((value) => (
              <option key={value} value={value}>
                {value}
              </option>
            ))}
          </datalist>
        </label>
      ))}
      <Button type="submit">{words.set}</Button>
      <Button look="bare" onClick={onClear}>
        {words.clearSelection}
      </Button>
    </form>
  );
}

/** What the plan saves, against leaving all of it until after the days ahead. */
function Avoided({
  rows,
  entries,
  until,
}: {
  rows: readonly PlanRow[];
  entries: PlanEntries;
  until: CalendarDay;
}) {
  const sums = addUp(
    rows.flatMap(({ container, kind, charges, today }) => {
      const day = plannedDay(entries.get(container.id), kind);
      return day !== null && day >= today && day < until ? savedBetween(charges, day, until) : [];
    }),
  );
  if (sums.length === 0) return null;
  return (
    <p role="status" className="text-sm">
      {words.avoided(sums)} <Time moment={{ kind: 'day', day: until }} />
    </p>
  );
}
