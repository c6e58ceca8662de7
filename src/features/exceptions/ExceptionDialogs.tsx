import { useState } from 'react';
import type { Cases } from '#/data/customFields/useCases.ts';
import { useFindUsual } from '#/data/fleet/useFindUsual.ts';
import { longestNote } from '#/device/acknowledgements.ts';
import { longestShared } from '#/domain/cases/cases.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { useLaterDay } from '#/parts/fields/useLaterDay.ts';
import { MessagesDialog } from '#/parts/messages/messageDialogs.ts';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import { addDays, type CalendarDay } from '#/time/calendarDay.ts';
import { formatMoment } from '#/time/format.ts';
import { Button } from '#/ui/Button.tsx';
import { lazyPart } from '#/ui/lazyPart.ts';
import { Dialog } from '#/ui/overlays/Dialog.tsx';
import { type ExceptionActions, namesOf } from './actions/useExceptionActions.ts';
import * as caseWords from './caseWords.ts';
import * as words from './words.ts';

const OwnerDialog = lazyPart(() => import('./OwnerDialog.tsx'), 'OwnerDialog');

/** What is asked before it is done to rows. */
export function ExceptionDialogs({
  actions,
  cases,
  shipments,
  today,
}: {
  actions: ExceptionActions;
  cases: Cases;
  shipments: readonly Shipment[];
  today: CalendarDay;
}) {
  const { question, cancel } = actions;
  const findUsual = useFindUsual(question?.act === 'message');
  if (!question) return null;
  const { rows } = question;
  const isShared = rows.some(cases.isShared);
  switch (question.act) {
    case 'snooze':
      return (
        <SnoozeDialog
          what={namesOf(rows)}
          today={today}
          isShared={isShared}
          onSnooze={(until) => actions.snooze(rows, until)}
          onClose={cancel}
        />
      );
    case 'note':
      return (
        <NoteDialog
          what={namesOf(rows)}
          text={(rows[0] && cases.notes.get(rows[0].id)) ?? ''}
          isShared={isShared}
          onSave={(text) => actions.annotate(rows, text)}
          onClose={cancel}
        />
      );
    case 'owner':
      // Once it is known where owners are stored, and who has the rows now.
      if (!cases.isKnown) return null;
      return (
        <OwnerDialog
          rows={rows}
          cases={cases}
          onGive={(name, seen) => actions.giveTo(rows, name, seen)}
          onClose={cancel}
        />
      );
    case 'message':
      return (
        findUsual && (
          <MessagesDialog
            rows={rows}
            to={question.to}
            shipments={shipments}
            findUsual={findUsual}
            onClose={cancel}
          />
        )
      );
  }
}

/** Asks until which day, or which change, rows stay out of the list. Days are those of this device's calendar. */
function SnoozeDialog({
  what,
  today,
  isShared,
  onSnooze,
  onClose,
}: {
  /** Whose number, or how many. */
  what: string;
  today: CalendarDay;
  /** Whether the day goes to the account. */
  isShared: boolean;
  /** Null for no day. */
  onSnooze: (until: CalendarDay | null) => void;
  onClose: () => void;
}) {
  const format = useFormatOptions();
  const { field, isWrong, onSubmit } = useLaterDay(today, onSnooze);
  const choices: readonly (readonly [string, CalendarDay])[] = [
    [words.tomorrow, addDays(today, 1)],
    [words.inDays(3), addDays(today, 3)],
    [words.nextMonday, nextMonday(today)],
    [words.inDays(7), addDays(today, 7)],
  ];
  return (
    <Dialog title={words.snoozeTitle(what)} onClose={onClose}>
      <div className="space-y-3 p-4 text-sm">
        <p className="text-ink-soft">
          {words.snoozeHint} {isShared && caseWords.snoozeSharedHint}
        </p>
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
          onSubmit={onSubmit}
        >
          <label className="space-y-1">
            <span className="block">{words.snoozeDay}</span>
            <input
              {...field}
              aria-describedby="snooze-problem"
              className="h-8 rounded border border-line bg-surface px-2 aria-invalid:border-problem"
            />
          </label>
          <Button type="submit">{words.snoozeLabel}</Button>
          <p id="snooze-problem" role="status" className="basis-full text-problem empty:hidden">
            {isWrong && words.snoozeDayProblem}
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

/** Writes a note on rows, or removes it. */
function NoteDialog({
  what,
  text,
  isShared,
  onSave,
  onClose,
}: {
  what: string;
  /** The note that is there; empty for none. */
  text: string;
  /** Whether it goes to the account. */
  isShared: boolean;
  onSave: (text: string) => void;
  onClose: () => void;
}) {
  const [draft, setDraft] = useState(text);
  return (
    <Dialog title={words.noteTitle(what)} onClose={onClose}>
      <form
        className="space-y-3 p-4 text-sm"
        onSubmit={(event) => {
          event.preventDefault();
          onSave(draft);
        }}
      >
        <textarea
          aria-label={words.noteField}
          aria-describedby="note-hint"
          value={draft}
          maxLength={isShared ? longestShared : longestNote}
          rows={4}
          onChange={({ target }) => setDraft(target.value)}
          className="w-full rounded border border-line bg-surface p-2"
        />
        <p id="note-hint" className="text-xs text-ink-soft">
          {isShared ? caseWords.noteSharedHint : words.noteHint}
        </p>
        <div className="flex justify-end gap-2">
          {text !== '' && (
            <Button className="mr-auto" onClick={() => onSave('')}>
              {words.removeNote}
            </Button>
          )}
          <Button onClick={onClose}>{words.cancelLabel}</Button>
          <Button type="submit" look="primary">
            {words.saveNote}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
