import type { Evidence } from '#/domain/evidence/evidence.ts';
import type { FreeDayChange } from '#/domain/evidence/freeDayChanges.ts';
import type { PackFact, PackSection } from '#/domain/evidence/pack.ts';
import type { LedgerFact } from '#/domain/provenance/provenance.ts';
import type { Statement } from '#/domain/provenance/statement.ts';
import type { Container, Fee, Hold } from '#/domain/records/container.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { counted } from '#/language/plural.ts';
import { colon, comma } from '#/language/punctuation.ts';
import { quoted } from '#/language/quoted.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { formatInstant, momentLine } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import { wholeDay } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import { placeAndUtc, readAnywhere } from '#/time/placeAndUtc.ts';
import { eventLabel } from './eventNames.ts';
import { holdLabel } from './holds.ts';
import { formatMoney } from './money.ts';
import {
  combinedValue,
  describeAgreement,
  describeFact,
  describeOrigin,
  sourceOf,
  statementNote,
  withdrawn,
} from './provenance.ts';
import { sourceName } from './sourceNames.ts';

// What an evidence pack has from sources: when, and what they said of dates, free days, the appointment and the terminal.

export const notReported = 'not reported';
const timeNotReported = 'time not reported';
export const none = 'none';

export const writeMoment = (moment: Moment | null): string =>
  moment ? placeAndUtc(moment, readAnywhere) : notReported;

/** A system time, which has no place. */
export const writeInstant = (at: Instant | null): string =>
  at === null ? notReported : momentLine(formatInstant(at, readAnywhere));

export const writeDay = (day: CalendarDay): string => placeAndUtc(wholeDay(day), readAnywhere);

export const writeDays = (from: CalendarDay, through: CalendarDay): string =>
  from === through ? writeDay(from) : `${writeDay(from)} – ${writeDay(through)}`;

// Dates and last free days, by source.

const blank = { notes: [], facts: [], columns: [], rows: [] } as const;

const writeStated = ({ moment, text }: Statement): string =>
  moment ? writeMoment(moment) : text === null ? timeNotReported : quoted(text);

const counts = 'counts';
const statusOf = (statement: Statement): string => statementNote(statement) ?? counts;

const datesTitle = 'Timeline by source';
const datesNote =
  'Every date that a source stated, also those replaced since. “Received” is when the tracking service received it.';
const dateColumns = ['Event', 'Place', 'Reported time', 'Source', 'Received', 'Status'] as const;
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

// Holds, availability and fees.

const terminalTitle = 'Holds, availability and fees';
const terminalNote =
  'As the last check found them. What earlier checks found is known only from the events below.';
const terminalChecked = 'Terminal last checked';
const railChecked = 'Railroad last checked';
const atPort = (what: string): string => `${what}, port`;
const inland = (what: string): string => `${what}, inland`;
const holdsLabel = 'Holds';
const feesLabel = 'Fees reported';
const releasesLabel = 'Releases';
const available = 'Available for pickup';
const yesOrNo = { true: 'yes', false: 'no' } as const;
const noAvailability = 'the terminal does not report availability';
const eventColumns = ['Event', 'Reported time', 'Source', 'Received'] as const;

/** What the last check of the terminal and of the railroad found, and when it was available by the events. */
export function terminalSection({ container, availability }: Evidence): PackSection {
  const { holds, fees, inlandHolds, inlandFees, releases } = container;
  const facts: PackFact[] = [
    [terminalChecked, writeInstant(container.terminalCheckedAt)],
    [railChecked, writeInstant(container.railCheckedAt)],
    [available, writeAvailability(container)],
    [atPort(holdsLabel), writeHolds(holds)],
    [inland(holdsLabel), writeHolds(inlandHolds)],
    [
      releasesLabel,
      releases === null
        ? notReported
        : releases.map(({ name, status }) => `${name}${colon}${status}`).join('; ') || none,
    ],
    [atPort(feesLabel), writeFees(fees)],
    [inland(feesLabel), writeFees(inlandFees)],
  ];
  const rows = availability.map(({ name, when, dataSource, createdAt, invalidated }) => [
    invalidated ? `${eventLabel(name)}, ${withdrawn}` : eventLabel(name),
    when ? writeMoment(when) : timeNotReported,
    sourceName(dataSource),
    writeInstant(createdAt),
  ]);
  return {
    title: terminalTitle,
    notes: [terminalNote],
    facts,
    columns: rows.length > 0 ? eventColumns : [],
    rows,
  };
}

function writeAvailability({ availableForPickup, availabilityKnown }: Container): string {
  if (availabilityKnown === false) return noAvailability;
  return availableForPickup === null ? notReported : yesOrNo[`${availableForPickup}`];
}

function writeHolds(holds: readonly Hold[] | null): string {
  if (holds === null) return notReported;
  return (
    holds
      .map(({ name, status, description }) =>
        [holdLabel(name), status, description?.trim()].filter(Boolean).join(comma),
      )
      .join('; ') || none
  );
}

function writeFees(fees: readonly Fee[] | null): string {
  if (fees === null) return notReported;
  return fees.map((fee) => `${fee.type}${colon}${formatMoney(fee)}`).join('; ') || none;
}
