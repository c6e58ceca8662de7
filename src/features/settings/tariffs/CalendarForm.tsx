import { readWorkCalendar } from '#/domain/charges/readTariff.ts';
import type { WorkCalendar } from '#/domain/charges/tariff.ts';
import { fieldLabel } from '#/domain/charges/words.ts';
import { ChoiceBoxes } from '#/features/settings/ChoiceBoxes.tsx';
import { type TypedFormProps, useTypedForm } from '#/features/settings/typedForm.tsx';
import { fromMonday, weekday } from '#/features/settings/words.ts';
import { FormDialog } from '#/parts/fields/FormDialog.tsx';
import { TextField } from '#/parts/fields/TextField.tsx';
import { FieldRows } from './FieldRows.tsx';
import * as words from './words.ts';

/** A calendar as it is typed: its days are texts. */
export interface TypedCalendar extends Pick<WorkCalendar, 'id' | 'name' | 'weekend'> {
  readonly holidays: readonly { readonly day: string; readonly name: string }[];
  readonly through: string;
}

/** The weekend and the holidays of a place. */
export function CalendarForm(props: TypedFormProps<TypedCalendar, WorkCalendar>) {
  const { typed, change, dialog } = useTypedForm(props, readTypedCalendar);
  return (
    <FormDialog {...dialog}>
      <TextField
        label={fieldLabel('name')}
        value={typed.name}
        problem={null}
        autoFocus
        onChange={(name) => change({ name })}
      />
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
      <TextField
        label={fieldLabel('through')}
        hint={words.throughHint}
        type="date"
        value={typed.through}
        problem={null}
        onChange={(through) => change({ through })}
      />
    </FormDialog>
  );
}

const readTypedCalendar = ({ holidays, ...typed }: TypedCalendar) =>
  readWorkCalendar({
    ...typed,
    holidays: holidays.filter(({ day, name }) => day !== '' || name.trim() !== ''),
  });
