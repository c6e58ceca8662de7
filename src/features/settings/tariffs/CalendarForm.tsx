import { useState } from 'react';
import { readWorkCalendar } from '#/domain/charges/readTariff.ts';
import type { WorkCalendar } from '#/domain/charges/tariff.ts';
import { fieldLabel } from '#/domain/charges/words.ts';
import { ChoiceBoxes } from '#/features/settings/ChoiceBoxes.tsx';
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
export function CalendarForm({
  title,
  submit,
  initial,
  onSave,
  onClose,
}: {
  title: string;
  submit: string;
  initial: TypedCalendar;
  onSave: (calendar: WorkCalendar) => void;
  /** Receives what was typed. */
  onClose: (typed: TypedCalendar) => void;
}) {
  const [typed, setTyped] = useState(initial);
  const [tried, setTried] = useState(false);
  const change = (over: Partial<TypedCalendar>) => setTyped({ ...typed, ...over });
  const read = readWorkCalendar({
    ...typed,
    holidays: typed.holidays.filter(({ day, name }) => day !== '' || name.trim() !== ''),
  });
  return (
    <FormDialog
      title={title}
      submit={submit}
      isSaving={false}
      problem={tried && !read.value ? read.problems.join(' ') : null}
      onClose={() => onClose(typed)}
      onSubmit={() => {
        setTried(true);
        if (read.value) onSave(read.value);
      }}
    >
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
