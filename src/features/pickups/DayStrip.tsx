import { type ReactNode, useState } from 'react';
import { Time } from '#/parts/time/Time.tsx';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import * as words from './words.ts';

/** The days ahead with how many containers are planned for each: a press plans what is selected, a drop what is dragged. */
export function DayStrip({
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
