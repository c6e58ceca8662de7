import { getRouteApi } from '@tanstack/react-router';
import {
  type ArrivalWindow,
  boundOffset,
  type DayBound,
  parseDayBound,
} from '#/domain/arrival/arrivalWindow.ts';
import { withWindow } from '#/domain/list/filterLinks.ts';
import { daysReversed, firstDay, lastDay } from './words.ts';

const route = getRouteApi('/_app/shipments');

/** A first and a last day; each may be left open. */
export function DayFields({ window }: { window: ArrivalWindow }) {
  const navigate = route.useNavigate();
  const days = { from: calendarDay(window.from), to: calendarDay(window.to) };
  const change = (next: ArrivalWindow) =>
    // A day is typed digit by digit, and "back" does not return to each of them.
    void navigate({ search: (search) => withWindow(search, { ...window, ...next }), replace: true });

  return (
    <div className="space-y-2 px-2 pt-1 text-xs text-ink-soft">
      <DayField label={firstDay} day={days.from} onChange={(day) => change({ from: day })} />
      <DayField label={lastDay} day={days.to} onChange={(day) => change({ to: day })} />
      {days.from && days.to && days.from > days.to && (
        <p role="status" className="text-attention">
          {daysReversed}
        </p>
      )}
    </div>
  );
}

function calendarDay(bound: DayBound | undefined): DayBound | undefined {
  return bound !== undefined && boundOffset(bound) === null ? bound : undefined;
}

function DayField({
  label,
  day,
  onChange,
}: {
  label: string;
  day: DayBound | undefined;
  onChange: (day: DayBound | undefined) => void;
}) {
  return (
    <label className="flex items-center justify-between gap-2">
      {label}
      <input
        type="date"
        value={day ?? ''}
        onChange={({ target }) => onChange(parseDayBound(target.value) ?? undefined)}
        className="h-8 w-34 rounded border border-line bg-surface px-2 text-ink"
      />
    </label>
  );
}
