import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState, useMemo } from 'react';
import type { SharedFields } from '#/data/customFields/useAccountFields.ts';
import { addUp, savedBetween } from '#/domain/charges/sums.ts';
import type { PlanRow } from '#/domain/pickups/pickups.ts';
import {
  daySlug,
  type PlanChange,
  plannedDay,
  type PlanSlug,
  type PlanEntries,
} from '#/domain/pickups/plan.ts';
import { type Suggestion, suggestDays } from '#/domain/pickups/suggest.ts';
import { FormDialog } from '#/parts/fields/FormDialog.tsx';
import { TextField } from '#/parts/fields/TextField.tsx';
import { Time } from '#/parts/time/Time.tsx';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { formatMoment } from '#/time/format.ts';
import { describeSums } from '#/wording/charges.ts';
import { containerName } from '#/wording/containerName.ts';
import * as words from './words.ts';

/** A change of the plan that the reader can undo, said with how many containers it was of. */
interface LastChange {
  readonly describe: (count: number) => string;
  readonly before: readonly PlanChange[];
}

/** What is selected, and what plans it: a press, a key, a drop. Each can be undone in one step. */
export function usePlanning(
  rows: readonly PlanRow[],
  days: readonly CalendarDay[],
  plan: SharedFields<PlanSlug>,
) {
  const format = useFormatOptions();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<LastChange | null>(null);
  const page = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string>(undefined);
  const dragged = useRef<readonly PlanRow[]>([]);

  const change = (changes: readonly PlanChange[], describe: LastChange['describe']) => {
    plan.change(changes);
    // Where the reader is asked first, nothing is done yet.
    setLast(plan.storage === 'asks' ? null : { describe, before: plan.before(changes) });
  };
  // What was refused since is said as such beside it, and is neither done nor to be undone.
  const refused = new Set(plan.failed.map(({ change: { entity, slug } }) => `${entity.id} ${slug}`));
  const done = last?.before.filter(({ entity, slug }) => !refused.has(`${entity.id} ${slug}`)) ?? [];
  const doneCount = new Set(done.map(({ entity }) => entity.id)).size;
  const planDay = (some: readonly PlanRow[], day: CalendarDay | null) => {
    if (some.length === 0 || plan.storage === 'loading') return;
    const changes = some.map(({ container, kind }) => changeOf(container, daySlug(kind), day));
    const name = day === null ? null : formatMoment({ kind: 'day', day }, format).date;
    change(changes, name === null ? words.cleared : (count) => words.planned(count, name));
    setSelected(new Set());
  };
  // A row that is planned goes to its day: the keyboard goes on with the one that came after it.
  useEffect(() => {
    const id = focusNext.current;
    focusNext.current = undefined;
    if (id !== undefined)
      boxes(page.current)
        .find((box) => rowId(box) === id)
        ?.focus();
  });

  const onKey = (event: KeyboardEvent) => {
    const all = boxes(page.current);
    const at = all.findIndex((box) => box === event.target);
    if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const number = event.key === 'Delete' || event.key === 'Backspace' ? 0 : Number.parseInt(event.key, 10);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) all[at + step]?.focus();
    else if (number >= 0 && number <= days.length) {
      const id = rowId(all[at]);
      const meant = rows.filter(({ container }) =>
        id !== undefined && selected.has(id) ? selected.has(container.id) : container.id === id,
      );
      // The keyboard goes on with the next one that has no day.
      const passed = new Set([
        ...meant.map(({ container }) => container.id),
        ...rows.flatMap(({ container, kind }) =>
          plannedDay(plan.entries.get(container.id), kind) === null ? [] : container.id,
        ),
      ]);
      const isOpen = (box: HTMLInputElement) => !passed.has(rowId(box) ?? '');
      const next = all.slice(at).find(isOpen) ?? all.slice(0, at).findLast(isOpen);
      focusNext.current = rowId(next ?? all[at]);
      planDay(meant, days[number - 1] ?? null);
    } else return;
    event.preventDefault();
  };

  return {
    selected,
    setSelected,
    planDay,
    page,
    onKey,
    done: last && doneCount > 0 ? last.describe(doneCount) : null,
    undo: () => {
      plan.change(done);
      setLast(null);
    },
    follow: (suggestions: readonly Suggestion[]) =>
      change(
        suggestions.map(({ row, day }) => changeOf(row.container, daySlug(row.kind), day)),
        words.suggestedDone,
      ),
    setDetails: (some: readonly PlanRow[], values: Pick<PlanChange, 'slug' | 'value'>[]) => {
      if (plan.storage === 'loading') return;
      const changes = some.flatMap(({ container }) =>
        values.map(({ slug, value }) => changeOf(container, slug, value)),
      );
      change(changes, words.detailsSet);
    },
    onDrag: (event: DragEvent, row: PlanRow) => {
      const isOneOf = selected.has(row.container.id);
      dragged.current = isOneOf ? rows.filter(({ container }) => selected.has(container.id)) : [row];
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData(
        'text/plain',
        dragged.current.map(({ container }) => container.number).join('\n'),
      );
    },
    onDrop: (day: CalendarDay | null) => {
      planDay(dragged.current, day);
      dragged.current = [];
    },
  };
}

const changeOf = (
  container: PlanRow['container'],
  slug: PlanChange['slug'],
  value: string | null,
): PlanChange => ({
  entity: { type: 'container', id: container.id },
  number: containerName(container),
  slug,
  value,
});

const boxes = (page: HTMLElement | null) => [
  ...(page?.querySelectorAll<HTMLInputElement>('[data-row] input') ?? []),
];
const rowId = (box: HTMLElement | undefined) => box?.closest<HTMLElement>('[data-row]')?.dataset['row'];

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
