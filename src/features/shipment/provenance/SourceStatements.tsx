import type { LedgerFact } from '#/domain/provenance/provenance.ts';
import type { Statement } from '#/domain/provenance/statement.ts';
import { clauseComma } from '#/language/punctuation.ts';
import { quoted } from '#/language/quoted.ts';
import { Freshness } from '#/parts/time/Freshness.tsx';
import { InstantTime, Time } from '#/parts/time/Time.tsx';
import { verbatim } from '#/time/localDay.ts';
import { classes } from '#/ui/classes.ts';
import {
  describeAgreement,
  statementLag,
  describeOrigin,
  statementNote,
  shortSource,
  sourceOf,
} from '#/wording/provenance.ts';
import type { Ledger } from './WithLedger.tsx';
import * as words from './words.ts';

/** All sources of one date: who, where it was read, when it was learned, and how old that source's data is. */
export function SourceStatements({ fact, missing }: { fact: LedgerFact; missing: Ledger['missing'] }) {
  const { agreement, statements } = fact;
  return (
    <>
      <p className={agreement.kind === 'differs' ? 'text-attention' : 'text-ink-soft'}>
        {describeAgreement(agreement)}
      </p>
      <ol className="divide-y divide-line">
        {statements.map((statement) => (
          <li key={statement.key} className="space-y-0.5 py-2 last:pb-0">
            <StatedTime statement={statement} />
            {statement.superseded === null ? (
              <Current statement={statement} />
            ) : (
              <Former statement={statement} />
            )}
          </li>
        ))}
      </ol>
      {missing !== null && (
        <div className="mt-2">
          <MissingNote missing={missing} />
        </div>
      )}
    </>
  );
}

function Current({ statement }: { statement: Statement }) {
  const { learnedAt, checkedAt } = statement;
  const status = statementNote(statement);
  const lag = statementLag(statement);
  return (
    <div className="text-xs text-ink-soft">
      <p>
        <span className="inline-block first-letter:uppercase">{sourceOf(statement)}</span>,{' '}
        {words.inThe(describeOrigin(statement))}
        {status !== null && `; ${status}`}
      </p>
      <p>
        {learnedAt === null ? (
          words.learnedNotReported
        ) : (
          <>
            {words.learned} <InstantTime at={learnedAt} />
            {lag !== null && `${clauseComma}${lag}`}
          </>
        )}
      </p>
      {checkedAt !== null && (
        <p>
          <span className="inline-block first-letter:uppercase">{shortSource(statement)}</span>{' '}
          {words.lastUpdated} <Freshness at={checkedAt} />
        </p>
      )}
    </div>
  );
}

/** What no longer counts takes one line. */
function Former({ statement }: { statement: Statement }) {
  return (
    <p className="text-xs text-ink-faint">
      <span className="inline-block first-letter:uppercase">{shortSource(statement)}</span>
      {statement.learnedAt !== null && (
        <>
          , {words.learnedAt} <InstantTime at={statement.learnedAt} />
        </>
      )}
      : {statementNote(statement)}
    </p>
  );
}

/** Why sources may be missing here. */
export function MissingNote({ missing }: { missing: NonNullable<Ledger['missing']> }) {
  return (
    <p className="text-xs text-attention">
      {missing === 'events' ? words.eventsMissing : words.estimatesMissing}
    </p>
  );
}

/** The date of a statement in local time and in UTC; struck through where it no longer counts. */
export function StatedTime({ statement }: { statement: Statement }) {
  const { moment, text, superseded } = statement;
  if (text !== null) return <span className="text-ink-soft">{quoted(text)}</span>;
  if (!moment) return <span className="text-ink-faint">{words.timeNotReported}</span>;
  const counts = superseded === null;
  // A date of another container is no mistake.
  const struck = !counts && superseded !== 'elsewhere' && 'line-through';
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span className={classes(counts ? 'font-medium' : 'text-ink-soft', struck)}>
        <Time moment={moment} display="place" />
      </span>
      {verbatim(moment).kind === 'zoned' && (
        <span className={classes('text-xs text-ink-faint', struck)}>
          <Time moment={moment} display="utc" />
        </span>
      )}
    </span>
  );
}
