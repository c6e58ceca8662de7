import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { ArrivalWindow } from '#/domain/arrival/arrivalWindow.ts';
import { boundOffset, type DayBound, parseDayBound } from '#/domain/arrival/dayBound.ts';
import { Button } from '#/ui/Button.tsx';
import { withWindow } from '#/domain/list/filterLinks.ts';

const route = getRouteApi('/_app/shipments/');

/** A first and a last day of the reader's own choice; each may be left open. */
export function OwnDays({ window, startOpen }: { window: ArrivalWindow; startOpen: boolean }) {
  const navigate = route.useNavigate();
  const [open, setOpen] = useState(startOpen);
  const { from, to } = window;
  const days = { from: calendarDay(from), to: calendarDay(to) };
  const change = (next: ArrivalWindow) =>
    // A day is typed digit by digit: "back" need not go through all of them.
    void navigate({ search: (search) => withWindow(search, { ...window, ...next }), replace: true });

  return (
    <>
      <Button look="bare" className="px-2 text-xs" aria-expanded={open} onClick={() => setOpen(!open)}>
        Days of your own
      </Button>
      {open && (
        <div className="space-y-1.5 px-2 pt-1 text-xs text-ink-soft">
          <DayField label="First day" day={days.from} onChange={(day) => change({ from: day })} />
          <DayField label="Last day" day={days.to} onChange={(day) => change({ to: day })} />
          {days.from && days.to && days.from > days.to && (
            <p role="status" className="text-attention">
              The first day comes after the last, so nothing fits.
            </p>
          )}
        </div>
      )}
    </>
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
        className="h-8 w-34 rounded-md border border-line bg-surface px-2 text-ink"
      />
    </label>
  );
}
