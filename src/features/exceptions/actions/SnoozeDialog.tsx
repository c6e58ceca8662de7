import { useState } from 'react';
import * as words from '#/features/exceptions/words.ts';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import { addDays, type CalendarDay, parseCalendarDay } from '#/time/calendarDay.ts';
import { formatMoment } from '#/time/format.ts';
import { Button } from '#/ui/Button.tsx';
import { Dialog } from '#/ui/overlays/Dialog.tsx';

/** Asks until which day, or which change, rows stay out of the list. Days are those of this device's calendar. */
export function SnoozeDialog({
  what,
  today,
  onSnooze,
  onClose,
}: {
  /** Whose number, or how many. */
  what: string;
  today: CalendarDay;
  /** Null for no day. */
  onSnooze: (until: CalendarDay | null) => void;
  onClose: () => void;
}) {
  const format = useFormatOptions();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const choices: readonly (readonly [string, CalendarDay])[] = [
    [words.tomorrow, addDays(today, 1)],
    [words.inDays(3), addDays(today, 3)],
    [words.nextMonday, nextMonday(today)],
    [words.inDays(7), addDays(today, 7)],
  ];
  const chooseTyped = () => {
    const day = parseCalendarDay(typed);
    if (day !== null && day > today) onSnooze(day);
    else setWrong(true);
  };
  return (
    <Dialog title={words.snoozeTitle(what)} onClose={onClose}>
      <div className="space-y-3 p-4 text-sm">
        <p className="text-ink-soft">{words.snoozeHint}</p>
        <div className="grid gap-2 sm:grid-cols-2">
          {choices.map(([label, day]) => (
            <Button key={label} className="h-11 justify-between" onClick={() => onSnooze(day)}>
              {label}
              <span className="text-ink-soft">{formatMoment({ kind: 'day', day }, format).date}</span>
            </Button>
          ))}
          <Button className="h-11 justify-start sm:col-span-2" onClick={() => onSnooze(null)}>
            {words.untilChange}
          </Button>
        </div>
        <form
          className="flex flex-wrap items-end gap-2 border-t border-line pt-3"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            chooseTyped();
          }}
        >
          <label className="space-y-1">
            <span className="block">{words.snoozeDay}</span>
            <input
              type="date"
              min={addDays(today, 1)}
              value={typed}
              aria-invalid={wrong}
              aria-describedby="snooze-problem"
              onChange={({ target }) => {
                setTyped(target.value);
                setWrong(false);
              }}
              className="h-8 rounded-md border border-line bg-surface px-2 aria-invalid:border-problem"
            />
          </label>
          <Button type="submit">{words.snoozeLabel}</Button>
          <p id="snooze-problem" role="status" className="basis-full text-problem empty:hidden">
            {wrong && words.snoozeDayProblem}
          </p>
        </form>
      </div>
    </Dialog>
  );
}

/** The Monday after this day; in a week on a Monday. */
function nextMonday(today: CalendarDay): CalendarDay {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, (8 - weekday) % 7 || 7);
}
