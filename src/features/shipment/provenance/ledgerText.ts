import type { LedgerFact } from '#/domain/provenance/provenance.ts';
import type { Statement } from '#/domain/provenance/statement.ts';
import { asWritten } from '#/time/dayOnly.ts';
import { formatInstant, formatMoment, type FormatOptions } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import { momentLine } from '#/time/momentLine.ts';
import { utc } from '#/time/zone.ts';
import {
  describeAgreement,
  describeFact,
  describeOrigin,
  sourceOf,
  describeStatus,
} from './statementText.ts';
import * as words from './words.ts';

/**
 * The ledger as plain text for an e-mail: every date in local time and in UTC, its source, and when it was learned.
 *
 * @param heading what it is about: `Container MSCU1234566, bill of lading MEDU0000001`
 */
export function ledgerText(heading: string, facts: readonly LedgerFact[], now: Instant): string {
  const options: FormatOptions = { display: 'utc', viewer: utc, now };
  const blocks = facts.map((fact) =>
    [
      `${describeFact(fact)}: ${describeAgreement(fact.agreement)}`,
      ...fact.statements.map((statement) => `  - ${statementLine(statement, options)}`),
    ].join('\n'),
  );
  return [`${heading}\n${words.asOf(momentLine(formatInstant(now, options)))}`, ...blocks].join('\n\n');
}

function statementLine(statement: Statement, options: FormatOptions): string {
  const { moment, learnedAt, lag } = statement;
  const learned =
    learnedAt === null
      ? words.learnedNotReported
      : `${words.learnedAt} ${momentLine(formatInstant(learnedAt, options))}${lag ? ` (${lag.words})` : ''}`;
  const status = describeStatus(statement);
  return [
    moment ? formatDate(moment, options) : words.timeNotReported,
    ...(status === null ? [] : [status]),
    `${sourceOf(statement)} (${describeOrigin(statement)})`,
    learned,
  ].join('; ');
}

function formatDate(moment: NonNullable<Statement['moment']>, options: FormatOptions): string {
  const place = momentLine(formatMoment(moment, { ...options, display: 'place' }));
  return asWritten(moment).kind === 'zoned'
    ? `${place} = ${momentLine(formatMoment(moment, options))}`
    : place;
}
