import type { LedgerFact } from '#/domain/provenance/provenance.ts';
import type { Statement } from '#/domain/provenance/statement.ts';
import { formatInstant, formatMoment, type FormatOptions, type MomentText } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import { utc } from '#/time/zone.ts';
import { agreementWords, factWords, originWords, speakerWords, statusWords } from './proofWords.ts';

/**
 * The ledger as plain text for an e-mail: every date on the clock of its place and in UTC, who told it, and when it
 * was learned.
 *
 * @param heading what it is about: `Container MSCU1234566, bill of lading MEDU0000001`
 */
export function ledgerText(heading: string, facts: readonly LedgerFact[], now: Instant): string {
  const options: FormatOptions = { display: 'utc', viewer: utc, now };
  const blocks = facts.map((fact) =>
    [
      `${factWords(fact)}: ${agreementWords(fact.agreement)}`,
      ...fact.statements.map((statement) => `  - ${statementLine(statement, options)}`),
    ].join('\n'),
  );
  return [`${heading}\nAs known on ${written(formatInstant(now, options))}`, ...blocks].join('\n\n');
}

function statementLine(statement: Statement, options: FormatOptions): string {
  const { moment, learnedAt, lag } = statement;
  const learned =
    learnedAt === null
      ? 'the record does not say when it was learned'
      : `learned ${written(formatInstant(learnedAt, options))}${lag ? ` (${lag.words.replace(/^learned /, '')})` : ''}`;
  const status = statusWords(statement);
  return [
    moment ? dateWords(moment, options) : 'time unknown',
    ...(status === null ? [] : [status]),
    `${speakerWords(statement)} (${originWords(statement)})`,
    learned,
  ].join('; ');
}

function dateWords(moment: NonNullable<Statement['moment']>, options: FormatOptions): string {
  const place = written(formatMoment(moment, { ...options, display: 'place' }));
  return moment.kind === 'zoned' ? `${place} = ${written(formatMoment(moment, options))}` : place;
}

function written({ date, time, zone }: MomentText): string {
  return [date, time, zone].filter((part) => part !== null).join(' ');
}
