import type { LedgerFact } from '#/domain/provenance/provenance.ts';
import type { Statement } from '#/domain/provenance/statement.ts';
import { Freshness } from '#/parts/Freshness.tsx';
import type { Ledger } from './ledgerContext.ts';
import { agreementWords, originWords, sourceName, speakerWords, statusWords } from './proofWords.ts';
import { StatedTime } from './StatedTime.tsx';
import { InstantTime } from '#/parts/Time.tsx';

/** All that is told of one fact: who, where, when it was learned, and when that source was last heard. */
export function ProofStatements({ fact, missing }: { fact: LedgerFact; missing: Ledger['missing'] }) {
  const { agreement, statements } = fact;
  return (
    <>
      <p className={agreement.kind === 'differs' ? 'text-attention' : 'text-ink-soft'}>
        {agreementWords(agreement)}
      </p>
      <ol className="divide-y divide-line">
        {statements.map((statement) => (
          <li key={statement.key} className="space-y-0.5 py-2 last:pb-0">
            <StatedTime statement={statement} />
            {statement.superseded === null ? (
              <Speaker statement={statement} />
            ) : (
              <FormerSpeaker statement={statement} />
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

function Speaker({ statement }: { statement: Statement }) {
  const { learnedAt, lag, checkedAt, kind } = statement;
  return (
    <div className="text-xs text-ink-soft">
      <p>
        <span className="inline-block first-letter:uppercase">{speakerWords(statement)}</span>, in the{' '}
        {originWords(statement)}
        {kind === 'estimate' && '; estimate'}
      </p>
      <p>
        {learnedAt === null ? (
          'The record does not say when it was learned'
        ) : (
          <>
            Learned <InstantTime at={learnedAt} />
            {lag !== null && `, ${lag.words.replace(/^learned /, '')}`}
          </>
        )}
      </p>
      {checkedAt !== null && (
        <p>
          <span className="inline-block first-letter:uppercase">{sourceName(statement)}</span> last answered{' '}
          <Freshness at={checkedAt} />
        </p>
      )}
    </div>
  );
}

/** What does not count is said in a line: it is here for the record. */
function FormerSpeaker({ statement }: { statement: Statement }) {
  return (
    <p className="text-xs text-ink-faint">
      <span className="inline-block first-letter:uppercase">{sourceName(statement)}</span>
      {statement.learnedAt !== null && (
        <>
          , learned <InstantTime at={statement.learnedAt} />
        </>
      )}
      : {statusWords(statement)}
    </p>
  );
}

/** Why statements may be missing here. */
export function MissingNote({ missing }: { missing: NonNullable<Ledger['missing']> }) {
  return (
    <p className="text-xs text-attention">
      {missing === 'events'
        ? 'The events could not be loaded, so only the records speak here.'
        : 'The estimates could not be loaded, so revisions are missing here.'}
    </p>
  );
}
