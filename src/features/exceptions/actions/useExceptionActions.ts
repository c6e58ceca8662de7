import { useCallback, useEffect, useRef, useState } from 'react';
import type { Cases } from '#/data/customFields/useCases.ts';
import { type Acknowledged, isAcknowledged, useAcknowledgements } from '#/device/acknowledgements.ts';
import { acknowledge, note, undo } from '#/device/acknowledging.ts';
import { deviceCases } from '#/device/deviceFields.ts';
import {
  acknowledgedUntil,
  type CaseChange,
  caseChanges,
  type CaseEntries,
  changedRows,
  isShareable,
  sharedMark,
  sharedText,
} from '#/domain/cases/cases.ts';
import type { ExceptionRow } from '#/domain/exceptions/exceptionRows.ts';
import type { ActingParty } from '#/domain/pickup/actingParty.ts';
import * as caseWords from '#/features/exceptions/caseWords.ts';
import * as words from '#/features/exceptions/words.ts';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { formatMoment } from '#/time/format.ts';
import { focusMain } from '#/ui/hooks/focusMain.ts';
import { containerName } from '#/wording/containerName.ts';

/** What is asked before it is done to these rows. */
export type Question = { readonly rows: readonly ExceptionRow[] } & (
  | {
      readonly act: 'snooze' | 'note' | 'owner';
      /** What the reader sees of the cases: what a colleague writes meanwhile is not overwritten. */
      readonly seen: CaseEntries;
    }
  /** `to` null: to who acts on each row. */
  | { readonly act: 'message'; readonly to: ActingParty | null }
);

/** What was done last, and what was there before it. */
interface Done {
  readonly words: string;
  readonly before: Acknowledged & { readonly owners: CaseEntries };
  /** Undoes what was written of cases. */
  readonly back: readonly CaseChange[];
}

/** What rows are called in a sentence: one by its number. */
export function namesOf(rows: readonly ExceptionRow[]): string {
  const [only, ...more] = rows;
  return only && more.length === 0 ? containerName(only.subject) : words.rowCount(rows.length);
}

const factsOf = (rows: readonly ExceptionRow[]) => rows.flatMap(({ items }) => items);

/**
 * Acknowledges, snoozes, annotates and gives rows an owner, with an undo of the last act. Days of snoozes, notes and owners
 * go to the account where it has fields for them.
 *
 * @param shown all rows of the list: where an act leaves none, the keyboard goes to the page
 */
export function useExceptionActions(shown: readonly ExceptionRow[], today: CalendarDay, cases: Cases) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const format = useFormatOptions();
  const { acknowledged, notes } = useAcknowledgements();
  const { fields, isShared } = cases;
  const { entries } = fields;

  const isRowAcknowledged = useCallback(
    ({ items }: ExceptionRow) => items.every((item) => isAcknowledged(acknowledged, item, today)),
    [acknowledged, today],
  );
  const write = useCallback(
    (rows: readonly ExceptionRow[], to: ActingParty | null) => setQuestion({ act: 'message', rows, to }),
    [],
  );

  /** @param changes what goes to the account, or where there is none to this device */
  const perform = (what: string, onDevice: () => void, changes: readonly CaseChange[] = []) => {
    const before = { acknowledged, notes, owners: deviceCases.getState().entries };
    setDone({ words: what, before, back: fields.before(changes) });
    onDevice();
    fields.change(changes);
    setQuestion(null);
  };
  const leave = (rows: readonly ExceptionRow[]) => {
    if (rows.length === shown.length) focusMain(document.activeElement);
  };
  const seenNow = question && 'seen' in question ? question.seen : entries;

  /** Acknowledges what is not; where all of it is, takes that back. */
  const toggle = (rows: readonly ExceptionRow[]) => {
    if (rows.every(isRowAcknowledged)) {
      const ids = [...factsOf(rows), ...rows].map(({ id }) => id);
      const held = rows.filter((row) => isShared(row) && acknowledgedUntil(entries, row, today) !== null);
      const changes = caseChanges(held, 'acknowledged_until', null, entries);
      perform(words.shownAgainNotice(namesOf(rows)), () => undo(ids), changes);
      return;
    }
    leave(rows);
    perform(words.acknowledgedNotice(namesOf(rows)), () => acknowledge(factsOf(rows), null));
  };

  const ask = (act: 'snooze' | 'note' | 'owner', rows: readonly ExceptionRow[]) =>
    setQuestion({ act, rows, seen: entries });
  // The cells of a long list are drawn with what stays the same from change to change.
  const latest = useRef({ toggle, ask });
  useEffect(() => {
    latest.current = { toggle, ask };
  });
  const toggleOne = useCallback((row: ExceptionRow) => latest.current.toggle([row]), []);
  const askOwner = useCallback((row: ExceptionRow) => latest.current.ask('owner', [row]), []);

  return {
    question,
    done: done?.words ?? null,
    isRowAcknowledged,
    toggle,
    toggleOne,
    ask,
    askOwner,
    write,
    cancel: () => setQuestion(null),
    /** @param until null: until something changes */
    snooze: (rows: readonly ExceptionRow[], until: CalendarDay | null) => {
      leave(rows);
      const day = until && formatMoment({ kind: 'day', day: until }, format).date;
      const shared = until === null ? [] : rows.filter(isShared);
      perform(
        words.snoozedNotice(namesOf(rows), day),
        () => acknowledge([...factsOf(rows), ...shared.map(sharedMark)], until),
        caseChanges(shared, 'acknowledged_until', until, seenNow),
      );
    },
    annotate: (rows: readonly ExceptionRow[], text: string) => {
      const shared = rows.filter(isShared);
      const here = rows.filter((row) => !isShared(row));
      const notice = text.trim() === '' ? words.noteRemovedNotice : words.notedNotice;
      perform(
        notice(namesOf(rows)),
        () => {
          const ids = (some: readonly ExceptionRow[]) => some.map(({ id }) => id);
          note(ids(shared), '');
          note(ids(here), text);
        },
        caseChanges(shared, 'case_note', sharedText(text), seenNow),
      );
    },
    /** @param name null for no owner. @param seen the owners that the reader saw */
    giveTo: (rows: readonly ExceptionRow[], name: string | null, seen: CaseEntries) => {
      const changes = caseChanges(rows, 'owner', name, seen);
      const notice = name === null ? caseWords.ownerRemovedNotice : caseWords.ownerSetNotice(name);
      if (fields.storage !== 'asks' || !rows.some(isShareable)) {
        perform(notice(namesOf(rows)), () => undefined, changes);
        return;
      }
      // The reader is asked first: nothing is done yet.
      setQuestion(null);
      setDone(null);
      fields.change(changes);
    },
    /** Moves to the account what this device alone has. */
    moveLeft: () => {
      const { left, leftCount } = cases;
      const noted = changedRows(left.filter(({ slug }) => slug === 'case_note'));
      const before = { acknowledged, notes, owners: deviceCases.getState().entries };
      const back = [...fields.before(fields.sharing.move()), ...fields.before(left)];
      setDone({ words: caseWords.movedNotice(leftCount), before, back });
      fields.change(left);
      note(noted, '');
    },
    undoLast: () => {
      if (done) {
        const { owners, ...before } = done.before;
        useAcknowledgements.setState(before);
        deviceCases.setState({ entries: owners });
        fields.change(done.back);
      }
      setDone(null);
    },
  };
}

export type ExceptionActions = ReturnType<typeof useExceptionActions>;
