import { type SyntheticEvent, useState } from 'react';
import { addDays, type CalendarDay, parseCalendarDay } from '#/time/calendarDay.ts';

/**
 * A day after today as it is typed into a field. Whether it is none is said once it was sent.
 *
 * @param today by the calendar of this device
 * @returns what the field and its form need
 */
export function useLaterDay(today: CalendarDay, onChoose: (day: CalendarDay) => void) {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  return {
    isWrong,
    field: {
      type: 'date',
      min: addDays(today, 1),
      value: typed,
      'aria-invalid': isWrong,
      onChange: ({ target }: { readonly target: { readonly value: string } }) => {
        setTyped(target.value);
        setWrong(false);
      },
    } as const,
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      const day = parseCalendarDay(typed);
      if (day !== null && day > today) onChoose(day);
      else setWrong(true);
    },
  };
}
