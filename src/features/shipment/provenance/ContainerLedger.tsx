import { describeError } from '#/data/cache/describeError.ts';
import type { LedgerFact } from '#/domain/provenance/provenance.ts';
import type { Statement } from '#/domain/provenance/statement.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { TimelineSkeleton } from '#/features/shipment/timeline/TimelineSkeleton.tsx';
import { useContainerEvents } from '#/features/shipment/useContainerEvents.ts';
import { unreadEvents } from '#/features/shipment/words.ts';
import { colon } from '#/language/punctuation.ts';
import { quoted } from '#/language/quoted.ts';
import { Unread } from '#/parts/lists/Unread.tsx';
import { CopyButton } from '#/parts/messages/CopyButton.tsx';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { ErrorPanel } from '#/parts/pages/ErrorPanel.tsx';
import { Freshness } from '#/parts/time/Freshness.tsx';
import { InstantTime } from '#/parts/time/Time.tsx';
import { tryAgain } from '#/parts/words.ts';
import { minute } from '#/time/durations.ts';
import { formatInstant, type FormatOptions, momentLine } from '#/time/format.ts';
import { instant, type Instant } from '#/time/instant.ts';
import { placeAndUtc } from '#/time/placeAndUtc.ts';
import { utc } from '#/time/zone.ts';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { useNow } from '#/ui/hooks/useNow.ts';
import { Table, type TableColumn, type TableLook } from '#/ui/Table.tsx';
import {
  describeAgreement,
  describeFact,
  statementLag,
  describeOrigin,
  statementNote,
  shortSource,
  sourceOf,
} from '#/wording/provenance.ts';
import { MissingNote, StatedTime } from './SourceStatements.tsx';
import { useLedger } from './WithLedger.tsx';
import * as words from './words.ts';

/** Every date of a container with its sources, to read or to copy into an e-mail. */
export function ContainerLedger({ shipment, container }: { shipment: Shipment; container: Container }) {
  const ledger = useLedger();
  const { events, raw } = useContainerEvents(container.id);
  const now = instant(useNow(minute));
  const name = words.dateSourcesOf(container.number);
  const heading = words.containerOfShipment(container.number, shipment.billOfLading);
  return (
    <section aria-label={name} className="card min-w-0 space-y-3 p-3 sm:p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="eyebrow">{words.dateSources}</h2>
        {ledger && ledger.facts.length > 0 && (
          <CopyButton
            text={ledgerText(heading, ledger.facts, now)}
            label={words.copyDateSources}
            what={words.theDateSources}
          >
            {words.copyAsText}
          </CopyButton>
        )}
      </div>
      {!ledger && <TimelineSkeleton />}
      {events.error && (
        <ErrorPanel words={describeError(events.error)} onRetry={() => void events.refetch()} />
      )}
      <Unread count={ledger?.unread ?? 0} words={unreadEvents} />
      {ledger?.missing && (
        <div className="flex flex-wrap items-center gap-1">
          <MissingNote missing={ledger.missing} />
          {ledger.missing === 'estimates' && (
            <Button look="bare" onClick={() => void raw.refetch()}>
              {tryAgain}
            </Button>
          )}
        </div>
      )}
      {ledger && ledger.facts.length > 0 && <LedgerTable label={name} facts={ledger.facts} />}
      {ledger?.facts.length === 0 && (
        <EmptyState title={words.noDates}>
          <p>{words.noDatesWhy}</p>
        </EmptyState>
      )}
    </section>
  );
}

const tracks =
  '@4xl:grid-cols-[minmax(0,1.1fr)_11rem_minmax(0,1.3fr)_6.5rem_4.5rem_minmax(0,1fr)_minmax(0,1fr)]';

/** In a narrow column a row is a small card: its cells flow like text below the fact and its date. */
const look: TableLook = {
  isGrid: true,
  table: '@container block text-left text-sm',
  head: 'block @max-4xl:sr-only',
  headRow: classes('grid gap-x-3 border-b border-line pb-1', tracks),
  heading: 'eyebrow',
  body: 'block border-b border-line py-2 last:border-0',
  row: classes('flex flex-wrap items-baseline gap-x-3 py-0.5 @max-4xl:pb-2 @4xl:grid', tracks),
};

interface LedgerRow {
  readonly fact: LedgerFact;
  readonly statement: Statement;
}

const soft = 'text-ink-soft';

const columns: readonly TableColumn<LedgerRow>[] = [
  {
    key: 'fact',
    isRowName: true,
    cellLook: 'font-medium @max-4xl:w-full',
    cell: ({ fact }: LedgerRow, index: number) => (
      <span className={index === 0 ? undefined : 'sr-only'}>{describeFact(fact)}</span>
    ),
  },
  {
    key: 'date',
    cellLook: '@max-4xl:w-full',
    cell: ({ statement }: LedgerRow) => <StatedTime statement={statement} />,
  },
  { key: 'source', cellLook: soft, cell: ({ statement }: LedgerRow) => <Source statement={statement} /> },
  {
    key: 'learned',
    cellLook: classes(soft, '@4xl:[&_time]:whitespace-normal'),
    cell: ({ statement: { learnedAt } }: LedgerRow) => (
      <>
        <Narrow>{`${words.learned}${learnedAt === null ? ':' : ''} `}</Narrow>
        {learnedAt === null ? (
          <span className="text-ink-faint">{words.notReported}</span>
        ) : (
          <InstantTime at={learnedAt} />
        )}
      </>
    ),
  },
  {
    key: 'lag',
    cellLook: soft,
    cell: ({ statement }: LedgerRow) =>
      statementLag(statement) ?? <span className="text-ink-faint @max-4xl:hidden">–</span>,
  },
  { key: 'age', cellLook: soft, cell: ({ statement }: LedgerRow) => <Ages statement={statement} /> },
  {
    key: 'agreement',
    cellLook: soft,
    cell: ({ fact: { agreement } }: LedgerRow, index: number) =>
      index === 0 && (
        <span className={agreement.kind === 'differs' ? 'text-attention' : undefined}>
          {describeAgreement(agreement)}
        </span>
      ),
  },
].map((column, index) => ({ ...column, heading: words.columns[index] }));

function Source({ statement }: { statement: Statement }) {
  const status = statementNote(statement);
  return (
    <>
      <span className="inline-block first-letter:uppercase">{sourceOf(statement)}</span>
      <span className="block text-xs text-ink-faint @max-4xl:ml-2 @max-4xl:inline">
        {describeOrigin(statement)}
        {status !== null && `; ${status}`}
      </span>
    </>
  );
}

function Ages({ statement }: { statement: Statement }) {
  const { learnedAt, checkedAt, superseded } = statement;
  return (
    <>
      {learnedAt !== null && (
        <span className="block @max-4xl:inline">
          {words.learnedAt} <Freshness at={learnedAt} />
        </span>
      )}
      {superseded === null && checkedAt !== null && (
        <span className="block text-xs text-ink-faint @max-4xl:ml-2 @max-4xl:inline">
          {shortSource(statement)} {words.lastUpdated} <Freshness at={checkedAt} />
        </span>
      )}
    </>
  );
}

/** Every date of a container with all its sources, a row for each; the fact is in sight in the first of its rows. */
export function LedgerTable({ label, facts }: { label: string; facts: readonly LedgerFact[] }) {
  return (
    <Table
      look={look}
      caption={label}
      columns={columns}
      groups={facts.map((fact) => ({
        key: fact.id,
        rows: fact.statements.map((statement) => ({ fact, statement })),
      }))}
      keyOf={({ statement }) => statement.key}
      rowLook={({ statement }) => statement.superseded !== null && 'text-xs'}
    />
  );
}
/** What the heading of the column says where there is one. */
function Narrow({ children }: { children: string }) {
  return <span className="text-ink-faint @4xl:sr-only">{children}</span>;
}

/**
 * The ledger as plain text for an e-mail: every date in local time and in UTC, its source, and when it was learned.
 *
 * @param heading what it is about: `Container MSCU1234566, bill of lading MEDU0000001`
 */
export function ledgerText(heading: string, facts: readonly LedgerFact[], now: Instant): string {
  const options: FormatOptions = { display: 'utc', viewer: utc, now };
  const blocks = facts.map((fact) =>
    [
      `${describeFact(fact)}${colon}${describeAgreement(fact.agreement)}`,
      ...fact.statements.map((statement) => `  - ${statementLine(statement, options)}`),
    ].join('\n'),
  );
  return [`${heading}\n${words.asOf(momentLine(formatInstant(now, options)))}`, ...blocks].join('\n\n');
}

function statementLine(statement: Statement, options: FormatOptions): string {
  const { moment, text, learnedAt } = statement;
  const lag = statementLag(statement);
  const learned =
    learnedAt === null
      ? words.learnedNotReported
      : `${words.learnedAt} ${momentLine(formatInstant(learnedAt, options))}${lag === null ? '' : ` (${lag})`}`;
  const status = statementNote(statement);
  return [
    moment ? placeAndUtc(moment, options) : text === null ? words.timeNotReported : quoted(text),
    ...(status === null ? [] : [status]),
    `${sourceOf(statement)} (${describeOrigin(statement)})`,
    learned,
  ].join('; ');
}
