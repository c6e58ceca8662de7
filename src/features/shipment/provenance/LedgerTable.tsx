import type { LedgerFact } from '#/domain/provenance/provenance.ts';
import type { Statement } from '#/domain/provenance/statement.ts';
import { Freshness } from '#/parts/time/Freshness.tsx';
import { InstantTime } from '#/parts/time/Time.tsx';
import { classes } from '#/ui/classes.ts';
import { ColumnHeadings } from '#/ui/grid/ColumnHeadings.tsx';
import { StatedTime } from './StatedTime.tsx';
import {
  describeAgreement,
  describeFact,
  describeOrigin,
  shortSource,
  sourceOf,
  describeStatus,
} from './statementText.ts';
import * as words from './words.ts';

const grid =
  '@4xl:grid-cols-[minmax(0,1.1fr)_11rem_minmax(0,1.3fr)_6.5rem_4.5rem_minmax(0,1fr)_minmax(0,1fr)]';

/**
 * Every date of a container with all its sources, a row for each. In a narrow column a row is a
 * small card, so the roles are written out: no table element may be laid out as one.
 */
export function LedgerTable({ label, facts }: { label: string; facts: readonly LedgerFact[] }) {
  return (
    <div role="table" aria-label={label} className="@container text-sm">
      <div role="rowgroup" className="@max-4xl:sr-only">
        <div role="row" className={classes('grid gap-x-3 border-b border-line pb-1', grid)}>
          <ColumnHeadings columns={words.columns} />
        </div>
      </div>
      {facts.map((fact) => (
        <div key={fact.id} role="rowgroup" className="border-b border-line py-2 last:border-0">
          {fact.statements.map((statement, index) => (
            <LedgerRow key={statement.key} fact={fact} statement={statement} first={index === 0} />
          ))}
        </div>
      ))}
    </div>
  );
}

function LedgerRow({ fact, statement, first }: { fact: LedgerFact; statement: Statement; first: boolean }) {
  const { learnedAt, lag, checkedAt, superseded } = statement;
  const status = describeStatus(statement);
  const { agreement } = fact;
  return (
    <div
      role="row"
      className={classes(
        // In a narrow column the cells flow like text below the fact and its date.
        'flex flex-wrap items-baseline gap-x-3 py-0.5 @max-4xl:pb-1.5 @4xl:grid',
        grid,
        superseded !== null && 'text-xs',
      )}
    >
      <span role="rowheader" className={first ? 'font-medium @max-4xl:w-full' : 'sr-only'}>
        {describeFact(fact)}
      </span>
      <span role="cell" className={classes('@max-4xl:w-full', !first && '@4xl:col-start-2')}>
        <StatedTime statement={statement} />
      </span>
      <span role="cell" className="text-ink-soft">
        <span className="inline-block first-letter:uppercase">{sourceOf(statement)}</span>
        <span className="block text-xs text-ink-faint @max-4xl:ml-1.5 @max-4xl:inline">
          {describeOrigin(statement)}
          {status !== null && `; ${status}`}
        </span>
      </span>
      <span role="cell" className="text-ink-soft @4xl:[&_time]:whitespace-normal">
        <Narrow>{`${words.learned}${learnedAt === null ? ':' : ''} `}</Narrow>
        {learnedAt === null ? (
          <span className="text-ink-faint">{words.notReported}</span>
        ) : (
          <InstantTime at={learnedAt} />
        )}
      </span>
      <span role="cell" className="text-ink-soft">
        {lag === null ? <span className="text-ink-faint @max-4xl:hidden">–</span> : lag.words}
      </span>
      <span role="cell" className="text-ink-soft">
        {learnedAt !== null && (
          <span className="block @max-4xl:inline">
            {words.learnedAt} <Freshness at={learnedAt} />
          </span>
        )}
        {superseded === null && checkedAt !== null && (
          <span className="block text-xs text-ink-faint @max-4xl:ml-1.5 @max-4xl:inline">
            {shortSource(statement)} {words.lastUpdated} <Freshness at={checkedAt} />
          </span>
        )}
      </span>
      <span role="cell" className={agreement.kind === 'differs' ? 'text-attention' : 'text-ink-soft'}>
        {first && describeAgreement(agreement)}
      </span>
    </div>
  );
}

/** What the heading of the column says where there is one. */
function Narrow({ children }: { children: string }) {
  return <span className="text-ink-faint @4xl:sr-only">{children}</span>;
}
