import { useMemo, useState } from 'react';
import { addUp, savedBetween } from '#/domain/charges/sums.ts';
import { describeSums } from '#/domain/charges/words.ts';
import type { PlanRow } from '#/domain/pickups/pickups.ts';
import type { PlanEntries } from '#/domain/pickups/plan.ts';
import { suggestDays, type Suggestion } from '#/domain/pickups/suggest.ts';
import { containerName } from '#/domain/records/containerName.ts';
import { FormDialog } from '#/parts/fields/FormDialog.tsx';
import { TextField } from '#/parts/fields/TextField.tsx';
import { Time } from '#/parts/time/Time.tsx';
import type { CalendarDay } from '#/time/calendarDay.ts';
import * as words from './words.ts';

/** The days that save most under a number of trucks, to look over before they are planned. */
export function SuggestDialog({
  rows,
  entries,
  days,
  until,
  onPlan,
  onClose,
}: {
  rows: readonly PlanRow[];
  entries: PlanEntries;
  days: readonly CalendarDay[];
  until: CalendarDay;
  onPlan: (suggestions: readonly Suggestion[]) => void;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState('5');
  const [drivesOnWeekends, setWeekends] = useState(false);
  const trucks = /^[1-9]\d?$/.test(typed.trim()) ? Number(typed) : null;
  const suggestions = useMemo(() => {
    if (trucks === null) return [];
    const driving = days.filter((day) => drivesOnWeekends || !isWeekend(day));
    return suggestDays(rows, entries, { days: driving, trucks, until });
  }, [rows, entries, days, until, trucks, drivesOnWeekends]);
  const byDay = Map.groupBy(suggestions, ({ day }) => day);
  const avoided = addUp(suggestions.flatMap(({ row, day }) => savedBetween(row.charges, day, until)));
  return (
    <FormDialog
      title={words.suggest}
      submit={words.planThese(suggestions.length)}
      isSaving={false}
      problem={null}
      onClose={onClose}
      onSubmit={() => {
        if (suggestions.length === 0) return;
        onPlan(suggestions);
        onClose();
      }}
    >
      <p className="text-ink-soft">{words.suggestNote}</p>
      <TextField
        label={words.trucks}
        value={typed}
        problem={trucks === null ? words.trucksWrong : null}
        autoFocus
        onChange={setTyped}
      />
      <label className="flex items-center gap-2">
        <input
          type="checkbox"
          checked={drivesOnWeekends}
          onChange={({ target }) => setWeekends(target.checked)}
          className="size-4 accent-(--accent)"
        />
        {words.weekends}
      </label>
      {trucks !== null && (
        <p role="status" className="font-medium">
          {suggestions.length === 0 ? (
            words.nothingToSuggest
          ) : (
            <>
              {words.suggested(suggestions.length, avoided)} <Time moment={{ kind: 'day', day: until }} />
            </>
          )}
        </p>
      )}
      {[...byDay]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([day, some]) => (
          <section key={day} className="space-y-1">
            <h3 className="font-medium">
              <Time moment={{ kind: 'day', day }} />
            </h3>
            <ul className="divide-y divide-line">
              {some.map(({ row }) => (
                <li key={row.container.id} className="flex flex-wrap justify-between gap-x-4 py-1">
                  <span className="num">{containerName(row.container)}</span>
                  <span className="text-ink-soft">{describeSums(savedBetween(row.charges, day, until))}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </FormDialog>
  );
}

const isWeekend = (day: CalendarDay) => [0, 6].includes(new Date(day).getUTCDay());
