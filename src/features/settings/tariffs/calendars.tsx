import { readWorkCalendar } from '#/domain/charges/readTariff.ts';
import type { WorkCalendar } from '#/domain/charges/tariff.ts';
import { byDay } from '#/domain/charges/workCalendars.ts';
import { ChoiceBoxes } from '#/features/settings/ChoiceBoxes.tsx';
import type { EntryActs } from '#/features/settings/entries/EntriesPage.tsx';
import { EntryItem } from '#/features/settings/EntryItem.tsx';
import { type TypedFormProps, useTypedForm } from '#/features/settings/typedForm.tsx';
import { fromMonday, weekday } from '#/features/settings/words.ts';
import { FormDialog } from '#/parts/fields/FormDialog.tsx';
import { Section } from '#/parts/pages/Section.tsx';
import { Time } from '#/parts/time/Time.tsx';
import { Button } from '#/ui/Button.tsx';
import { describeEntryProblem } from '#/wording/tariffProblems.ts';
import { fieldLabel } from '#/wording/tariffs.ts';
import { namedCalendars } from '#/wording/workCalendars.ts';
import { FieldRows } from './FieldRows.tsx';
import * as words from './words.ts';

/** The calendars of the team, then those of countries, which can be copied. */
export function CalendarList({
  calendars,
  onAdd,
  onEdit,
  onDuplicate,
  onRemove,
}: {
  /** Of the team. */
  calendars: readonly WorkCalendar[];
} & Pick<EntryActs<WorkCalendar>, 'onAdd' | 'onEdit' | 'onDuplicate' | 'onRemove'>) {
  return (
    <Section
      title={words.calendarsTitle}
      level={2}
      aside={<Button onClick={onAdd}>{words.newCalendar}</Button>}
    >
      <p className="max-w-prose text-sm text-ink-soft">{words.calendarsHint}</p>
      <ul className="card divide-y divide-line text-sm">
        {[...calendars, ...namedCalendars].map((calendar) => {
          const { id, name } = calendar;
          const isOwn = calendars.includes(calendar);
          return (
            <EntryItem
              key={`${isOwn} ${id}`}
              name={name}
              onEdit={isOwn ? () => onEdit(calendar) : undefined}
              onDuplicate={() => onDuplicate(calendar)}
              onRemove={isOwn ? () => onRemove(calendar) : undefined}
            >
              <CalendarFacts calendar={calendar} />
            </EntryItem>
          );
        })}
      </ul>
    </Section>
  );
}

function CalendarFacts({ calendar: { name, weekend, holidays, through } }: { calendar: WorkCalendar }) {
  return (
    <>
      <p className="font-semibold">{name}</p>
      <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
        <span>{words.daysOff(weekend)}</span>
        <span>
          {words.knownThrough} <Time moment={{ kind: 'day', day: through }} />
        </span>
      </p>
      {holidays.length > 0 && (
        <details className="text-xs">
          <summary className="flex w-fit cursor-pointer items-center text-accent max-md:min-h-11">
            {words.holidayCount(holidays.length)}
          </summary>
          <ul className="grid gap-x-6 pt-1 sm:grid-cols-2">
            {holidays.toSorted(byDay).map(({ day, name: holiday }, place) => (
              <li key={place} className="flex gap-2">
                <span className="w-28 shrink-0 text-ink-soft">
                  <Time moment={{ kind: 'day', day }} />
                </span>
                <span className="min-w-0">{holiday}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** A calendar as it is typed: its days are texts. */
export interface TypedCalendar extends Pick<WorkCalendar, 'id' | 'name' | 'weekend'> {
  readonly holidays: readonly { readonly day: string; readonly name: string }[];
  readonly through: string;
}

/** The weekend and the holidays of a place. */
export function CalendarForm(props: TypedFormProps<TypedCalendar, WorkCalendar>) {
  const { typed, change, text, dialog } = useTypedForm(
    props,
    readTypedCalendar,
    describeEntryProblem,
    fieldLabel,
  );
  return (
    <FormDialog {...dialog}>
      {text('name')}
      <ChoiceBoxes
        label={fieldLabel('weekend')}
        options={fromMonday.map((value) => ({ value, label: weekday(value) }))}
        chosen={typed.weekend}
        onChange={(weekend) => change({ weekend })}
      />
      <FieldRows
        title={words.holidays}
        row={words.holiday}
        add={words.addHoliday}
        columns={[
          { key: 'day', label: words.holidayDay, type: 'date' },
          { key: 'name', label: words.holidayName },
        ]}
        rows={typed.holidays}
        onChange={(holidays) => change({ holidays })}
      />
      {text('through', words.throughHint, 'date')}
    </FormDialog>
  );
}

const readTypedCalendar = ({ holidays, ...typed }: TypedCalendar) =>
  readWorkCalendar({
    ...typed,
    holidays: holidays.filter(({ day, name }) => day !== '' || name.trim() !== ''),
  });
