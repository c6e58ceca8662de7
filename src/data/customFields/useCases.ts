import { useEffect, useMemo } from 'react';
import type { RouterContext } from '#/data/cache/routerContext.ts';
import { useAcknowledgements } from '#/device/acknowledgements.ts';
import { acknowledge, undo } from '#/device/acknowledging.ts';
import { deviceCases } from '#/device/deviceFields.ts';
import { useReader } from '#/device/reader.ts';
import {
  type CaseChange,
  caseFields,
  caseNotes,
  casesOfDevice,
  type CaseSlug,
  changedRows,
  isShareable,
  learnedDays,
  ownersIn,
} from '#/domain/cases/cases.ts';
import type { ExceptionRow } from '#/domain/exceptions/exceptionRows.ts';
import { compareText } from '#/language/compareText.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { type SharedFields, useAccountFields } from './useAccountFields.ts';

/** Who has the rows, what was noted on them and until when they are acknowledged. */
export interface Cases {
  readonly fields: SharedFields<CaseSlug>;
  /** By the ids of rows. */
  readonly notes: ReadonlyMap<string, string>;
  readonly owners: readonly string[];
  /** As colleagues call the reader; null where that is not known. */
  readonly reader: string | null;
  /** Whether it is known where cases are stored, and what is there. */
  readonly isKnown: boolean;
  /** Whether what is written of the row goes to the account. */
  readonly isShared: (row: ExceptionRow) => boolean;
  /** What this device alone has and the account can have. Empty where the reader leaves it here. */
  readonly left: readonly CaseChange[];
  /** How many cases that is. */
  readonly leftCount: number;
}

/** @param rows all rows, also those that were acknowledged */
export function useCases(
  api: RouterContext['api'],
  rows: readonly ExceptionRow[],
  today: CalendarDay,
): Cases {
  const fields = useAccountFields(api, caseFields, deviceCases);
  const { name: reader, keepsCases } = useReader();
  const { acknowledged, notes: own } = useAcknowledgements();
  const { entries, isRead } = fields;

  // The device remembers what a case looks like when it learns that a colleague snoozed it, as if it had been snoozed here.
  useEffect(() => {
    if (!isRead) return;
    const { until, shown } = learnedDays(rows, entries, acknowledged, today);
    for (const [day, facts] of until) acknowledge(facts, day);
    if (shown.length > 0) undo(shown);
  }, [isRead, rows, entries, acknowledged, today]);

  const left = useMemo(
    () => (isRead && !keepsCases ? casesOfDevice(rows, entries, { acknowledged, notes: own }, today) : []),
    [isRead, keepsCases, rows, entries, acknowledged, own, today],
  );
  return {
    fields,
    notes: useMemo(() => caseNotes(entries, own), [entries, own]),
    owners: useMemo(() => ownersIn(entries, compareText), [entries]),
    reader,
    isKnown: fields.storage === 'account' ? isRead : fields.storage !== 'loading',
    isShared: (row) => fields.storage === 'account' && isShareable(row),
    left,
    leftCount: new Set([...changedRows(left), ...(keepsCases ? [] : fields.left)]).size,
  };
}
