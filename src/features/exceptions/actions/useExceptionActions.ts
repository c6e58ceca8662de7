import { useCallback, useMemo, useState } from 'react';
import { type Acknowledged, isAcknowledged, useAcknowledgements } from '#/device/acknowledgements.ts';
import { acknowledge, note, undo } from '#/device/acknowledging.ts';
import type { ExceptionRow } from '#/domain/exceptions/exceptionRows.ts';
import type { ActingParty } from '#/domain/pickup/party.ts';
import {
  acknowledgedNotice,
  notedNotice,
  noteRemovedNotice,
  rowCount,
  shownAgainNotice,
  snoozedNotice,
} from '#/features/exceptions/words.ts';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { formatMoment } from '#/time/format.ts';
import { focusMain } from '#/ui/hooks/focusMain.ts';

/** What is asked before it is done to these rows. */
export type Question = { readonly rows: readonly ExceptionRow[] } & (
  | { readonly act: 'snooze' | 'note' }
  /** `to` null: to who acts on each row. */
  | { readonly act: 'message'; readonly to: ActingParty | null }
);

/** What was done last, and what was there before it. */
interface Done {
  readonly words: string;
  readonly before: Acknowledged;
}

/** What rows are called in a sentence: one by its number. */
export function namesOf(rows: readonly ExceptionRow[]): string {
  const [only, ...more] = rows;
  return only && more.length === 0 ? only.subject.number : rowCount(rows.length);
}

/**
 * Acknowledges, snoozes and annotates rows, with an undo of the last act.
 *
 * @param shown all rows of the list: where an act leaves none, the keyboard goes to the page
 */
export function useExceptionActions(shown: readonly ExceptionRow[], today: CalendarDay) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const format = useFormatOptions();
  const { acknowledged, notes } = useAcknowledgements();

  const isRowAcknowledged = useCallback(
    ({ items }: ExceptionRow) => items.every((item) => isAcknowledged(acknowledged, item, today)),
    [acknowledged, today],
  );

  const write = useCallback(
    (rows: readonly ExceptionRow[], to: ActingParty | null) => setQuestion({ act: 'message', rows, to }),
    [],
  );

  return useMemo(() => {
    const perform = (words: string, change: () => void) => {
      setDone({ words, before: { acknowledged, notes } });
      change();
      setQuestion(null);
    };
    const leave = (rows: readonly ExceptionRow[]) => {
      if (rows.length === shown.length) focusMain(document.activeElement);
    };
    const factsOf = (rows: readonly ExceptionRow[]) => rows.flatMap(({ items }) => items);

    /** Acknowledges what is not; where all of it is, takes that back. */
    const toggle = (rows: readonly ExceptionRow[]) => {
      if (rows.every(isRowAcknowledged)) {
        const ids = factsOf(rows).map(({ id }) => id);
        perform(shownAgainNotice(namesOf(rows)), () => undo(ids));
        return;
      }
      leave(rows);
      perform(acknowledgedNotice(namesOf(rows)), () => acknowledge(factsOf(rows), null));
    };
    return {
      question,
      done: done?.words ?? null,
      isRowAcknowledged,
      toggle,
      toggleOne: (row: ExceptionRow) => toggle([row]),
      ask: (act: 'snooze' | 'note', rows: readonly ExceptionRow[]) => setQuestion({ act, rows }),
      write,
      cancel: () => setQuestion(null),
      /** @param until null: until something changes */
      snooze: (rows: readonly ExceptionRow[], until: CalendarDay | null) => {
        leave(rows);
        const day = until && formatMoment({ kind: 'day', day: until }, format).date;
        perform(snoozedNotice(namesOf(rows), day), () => acknowledge(factsOf(rows), until));
      },
      annotate: (rows: readonly ExceptionRow[], text: string) => {
        const words = text.trim() === '' ? noteRemovedNotice : notedNotice;
        perform(words(namesOf(rows)), () => {
          note(
            rows.map(({ id }) => id),
            text,
          );
        });
      },
      undoLast: () => {
        if (done) useAcknowledgements.setState(done.before);
        setDone(null);
      },
    };
  }, [question, done, acknowledged, notes, isRowAcknowledged, write, shown.length, format]);
}

export type ExceptionActions = ReturnType<typeof useExceptionActions>;
