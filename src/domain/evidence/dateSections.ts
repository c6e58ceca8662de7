import { agreementOf } from '#/domain/provenance/agreement.ts';
import { factOf, statedMoment, statedSource } from '#/domain/provenance/eventStatements.ts';
import type { LedgerFact } from '#/domain/provenance/provenance.ts';
import type { Statement } from '#/domain/provenance/statement.ts';
import {
  describeAgreement,
  describeFact,
  describeOrigin,
  describeStatus,
  reportedText,
  sourceOf,
} from '#/domain/provenance/statementText.ts';
import type { Container } from '#/domain/records/container.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { sourceName } from '#/domain/records/sourceName.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { colon } from '#/language/punctuation.ts';
import { daysBetween } from '#/time/calendarDay.ts';
import { dayOf } from '#/time/localDay.ts';
import type { PackSection } from './pack.ts';
import { writeInstant, writeMoment } from './times.ts';
import * as words from './words.ts';

const blank = { notes: [], facts: [], columns: [], rows: [] } as const;

const isDue = ({ id }: LedgerFact) => id === 'lastFreeDay' || id === 'appointment';
const writeStated = ({ moment, text }: Statement) =>
  moment ? writeMoment(moment) : text === null ? words.timeNotReported : reportedText(text);
const statusOf = (statement: Statement) => describeStatus(statement) ?? words.counts;

/** Every date with its sources, and where these disagree. */
export function dateSections(facts: readonly LedgerFact[]): PackSection[] {
  const rows = facts
    .filter((fact) => !isDue(fact))
    .flatMap((fact) =>
      fact.statements.map((statement) => [
        describeFact(fact),
        placeName(fact.place) ?? '',
        writeStated(statement),
        words.readIn(sourceOf(statement), describeOrigin(statement)),
        writeInstant(statement.learnedAt),
        statusOf(statement),
      ]),
    );
  return [{ ...blank, title: words.dates, notes: [words.datesNote], columns: words.dateColumns, rows }];
}

export function disagreeingSection(facts: readonly LedgerFact[]): PackSection {
  const rows = facts.flatMap((fact) => {
    const agreement = agreementOf(fact.statements);
    if (agreement.kind !== 'differs') return [];
    const sources = fact.statements
      .filter(({ superseded }) => superseded === null)
      .map((statement) => `${sourceOf(statement)}${colon}${writeStated(statement)}`);
    return [[describeFact(fact), describeAgreement(agreement), sources.join('; ')]];
  });
  const title = words.disagreeing;
  if (rows.length === 0) return { ...blank, title, notes: [words.noneDisagrees] };
  return { ...blank, title, columns: words.disagreeingColumns, rows };
}

/**
 * How the last free day of each source moved, in the order in which that became known, and what the record has now.
 *
 * @param events those of the journey
 */
export function freeDaySection(
  facts: readonly LedgerFact[],
  events: readonly TransportEvent[],
  shipment: Shipment,
  container: Container,
): PackSection {
  const last = new Map<string | null, TransportEvent>();
  // A change may stand among the events and among the raw ones.
  const changed = events
    .filter((event) => factOf(event, shipment, container) === 'lastFreeDay')
    .map((event) => [`${event.name} ${event.createdAt} ${writeMoment(statedMoment(event))}`, event] as const);
  const changes = [...new Map(changed).values()]
    .toSorted((a, b) => (a.createdAt ?? 0) - (b.createdAt ?? 0))
    .map((event) => {
      const source = statedSource(event);
      const moment = statedMoment(event);
      const before = statedMoment(last.get(source) ?? event);
      const isFirst = !last.has(source);
      last.set(source, event);
      const days = before && moment ? daysBetween(dayOf(before), dayOf(moment)) : null;
      const moved = isFirst || days === null ? words.firstKnown : words.moved(days);
      return [
        writeInstant(event.createdAt),
        source === null ? words.combined : sourceName(source),
        writeMoment(moment),
        event.invalidated ? `${moved}, ${words.withdrawn}` : moved,
      ];
    });
  const recorded = statementsOf(facts, 'lastFreeDay')
    .filter(({ origins }) => origins.includes('containerRecord'))
    .map((statement) => [
      writeInstant(statement.learnedAt),
      sourceOf(statement),
      writeStated(statement),
      statement.learnedAt === null ? words.inRecordSinceUnknown : words.inRecord,
    ]);
  const rows = [...changes, ...recorded];
  return {
    ...blank,
    title: words.freeDays,
    notes: [words.freeDaysNote],
    columns: rows.length > 0 ? words.freeDayColumns : [],
    facts: rows.length > 0 ? [] : [[words.freeDays, words.notReported]],
    rows,
  };
}

export function appointmentSection(facts: readonly LedgerFact[]): PackSection {
  const rows = statementsOf(facts, 'appointment')
    .toSorted((a, b) => (a.learnedAt ?? Infinity) - (b.learnedAt ?? Infinity) || 0)
    .map((statement) => [
      writeInstant(statement.learnedAt),
      sourceOf(statement),
      writeStated(statement),
      statusOf(statement),
    ]);
  const title = words.appointment;
  if (rows.length === 0) return { ...blank, title, facts: [[title, words.notReported]] };
  return { ...blank, title, columns: words.appointmentColumns, rows };
}

const statementsOf = (facts: readonly LedgerFact[], id: string) =>
  facts.find((fact) => fact.id === id)?.statements ?? [];
