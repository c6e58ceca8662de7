import type { Evidence } from '#/domain/evidence/evidence.ts';
import type { FreeDayChange } from '#/domain/evidence/freeDayChanges.ts';
import type { PackSection } from '#/domain/evidence/pack.ts';
import type { LedgerFact } from '#/domain/provenance/provenance.ts';
import type { Statement } from '#/domain/provenance/statement.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { counted } from '#/language/plural.ts';
import { colon } from '#/language/punctuation.ts';
import { quoted } from '#/language/quoted.ts';
import { notReported, timeNotReported, writeInstant, writeMoment } from './evidenceTimes.ts';
import {
  describeAgreement,
  describeFact,
  describeOrigin,
  statementNote,
  sourceOf,
  combinedValue,
  withdrawn,
} from './provenance.ts';
import { sourceName } from './sourceNames.ts';

const blank = { notes: [], facts: [], columns: [], rows: [] } as const;

const writeStated = ({ moment, text }: Statement): string =>
  moment ? writeMoment(moment) : text === null ? timeNotReported : quoted(text);

const counts = 'counts';
const statusOf = (statement: Statement): string => statementNote(statement) ?? counts;

const datesTitle = 'Timeline by source';
const datesNote =
  'Every date that a source stated, also those replaced since. “Learned” is when the tracking service received it.';
const dateColumns = ['Event', 'Place', 'Reported time', 'Source', 'Learned', 'Status'] as const;
const readIn = (source: string, origin: string): string => `${source} (${origin})`;

/** Every date with its sources. */
export const dateSection = (dates: readonly LedgerFact[]): PackSection => ({
  ...blank,
  title: datesTitle,
  notes: [datesNote],
  columns: dateColumns,
  rows: dates.flatMap((fact) =>
    fact.statements.map((statement) => [
      describeFact(fact),
      placeName(fact.place) ?? '',
      writeStated(statement),
      readIn(sourceOf(statement), describeOrigin(statement)),
      writeInstant(statement.learnedAt),
      statusOf(statement),
    ]),
  ),
});

const differingTitle = 'Where sources disagree';
const differingColumns = ['Event', 'Difference', 'Sources'] as const;
const noneDiffers = 'No date has two sources that disagree.';

export function differingSection(facts: readonly LedgerFact[]): PackSection {
  if (facts.length === 0) return { ...blank, title: differingTitle, notes: [noneDiffers] };
  const rows = facts.map((fact) => {
    const sources = fact.statements
      .filter(({ superseded }) => superseded === null)
      .map((statement) => `${sourceOf(statement)}${colon}${writeStated(statement)}`);
    return [describeFact(fact), describeAgreement(fact.agreement), sources.join('; ')];
  });
  return { ...blank, title: differingTitle, columns: differingColumns, rows };
}

const freeDaysTitle = 'Last free day by source';
const freeDaysNote = 'How each moved and when that became known, then what the record says now.';
const freeDayColumns = ['Known since', 'Source', 'Last free day', 'Change'] as const;
const inRecord = 'in the record now';
const inRecordSinceUnknown = 'in the record now, since when is not reported';
const firstKnown = 'first one known';

/** @param days calendar days, positive later; null of the first one */
function describeMove(days: number | null): string {
  if (days === null) return firstKnown;
  if (days === 0) return 'the same day';
  return `${counted(Math.abs(days), 'day')} ${days > 0 ? 'later' : 'earlier'}`;
}

/** How the last free day of each source moved, and what the record has now. */
export function freeDaySection({ freeDayChanges, freeDays }: Evidence): PackSection {
  const recorded = freeDays.map((statement) => [
    writeInstant(statement.learnedAt),
    sourceOf(statement),
    writeStated(statement),
    statement.learnedAt === null ? inRecordSinceUnknown : inRecord,
  ]);
  const rows = [...freeDayChanges.map(changeRow), ...recorded];
  return {
    ...blank,
    title: freeDaysTitle,
    notes: [freeDaysNote],
    columns: rows.length > 0 ? freeDayColumns : [],
    facts: rows.length > 0 ? [] : [[freeDaysTitle, notReported]],
    rows,
  };
}

function changeRow({ learnedAt, source, moment, days, isWithdrawn }: FreeDayChange): readonly string[] {
  const moved = describeMove(days);
  return [
    writeInstant(learnedAt),
    source === null ? combinedValue : sourceName(source),
    writeMoment(moment),
    isWithdrawn ? `${moved}, ${withdrawn}` : moved,
  ];
}

const appointmentTitle = 'Pickup appointment';
const appointmentColumns = ['Known since', 'Source', 'Appointment', 'Status'] as const;

export function appointmentSection(appointments: readonly Statement[]): PackSection {
  const title = appointmentTitle;
  if (appointments.length === 0) return { ...blank, title, facts: [[title, notReported]] };
  const rows = appointments.map((statement) => [
    writeInstant(statement.learnedAt),
    sourceOf(statement),
    writeStated(statement),
    statusOf(statement),
  ]);
  return { ...blank, title, columns: appointmentColumns, rows };
}
