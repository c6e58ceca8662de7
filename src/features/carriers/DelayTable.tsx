import './delayTable.css';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import type { CarrierRecord, DelayGroup, Lengths, PartKind } from '#/domain/performance/delayGroup.ts';
import { arrivedRows, knownRows } from '#/domain/performance/rowLink.ts';
import { shownCoverage } from '#/domain/performance/usualRange.ts';
import { profileSubject } from '#/domain/profile/subject.ts';
import { formatCount } from '#/language/plural.ts';
import { ProfileLink } from '#/links/ProfileLink.tsx';
import { tooFew } from '#/links/words.ts';
import { classes } from '#/ui/classes.ts';
import { ChevronDownIcon, DownIcon, UpIcon } from '#/ui/icons/icons.tsx';
import { signedDays } from '#/wording/usualDelay.ts';
import { vesselNotReported } from '#/wording/vessels.ts';
import {
  type CarriersOrder,
  type CarriersSearch,
  orderIn,
  type SortKey,
  sortGroups,
  withSort,
  withToggled,
} from './carriersSearch.ts';
import * as words from './words.ts';

interface Column {
  readonly key: Exclude<keyof typeof words.columnLabels, 'name'>;
  readonly cell: (group: DelayGroup | CarrierRecord) => ReactNode;
}

const count = 'font-medium text-ink underline underline-offset-2 tabular-nums';

const columns: readonly Column[] = [
  {
    key: 'range',
    cell: ({ range, backtest }) => {
      if (range) return <span className="font-medium">{words.range(range.low, range.high)}</span>;
      if (!backtest) return <Faint>{tooFew}</Faint>;
      const isNarrow = backtest.inside < shownCoverage.least * backtest.of;
      return <Faint>{isNarrow ? words.tooNarrow : words.tooWide}</Faint>;
    },
  },
  { key: 'median', cell: ({ median }) => median !== null && signedDays(median) },
  {
    key: 'known',
    cell: ({ known, filter }) => (
      <Link to="/shipments" search={knownRows(filter)} className={count}>
        {formatCount(known)}
      </Link>
    ),
  },
  {
    key: 'arrived',
    cell: ({ arrived, filter }) => (
      <Link to="/shipments" search={arrivedRows(filter)} className={count}>
        {formatCount(arrived)}
      </Link>
    ),
  },
  { key: 'missing', cell: ({ arrived, known }) => formatCount(arrived - known) },
  { key: 'backtest', cell: ({ backtest }) => backtest && words.share(backtest.inside, backtest.of) },
  {
    key: 'overTwoDays',
    cell: ({ overTwoDays, known }) => overTwoDays !== null && words.share(overTwoDays, known),
  },
  {
    key: 'overFiveDays',
    cell: ({ overFiveDays, known }) => overFiveDays !== null && words.share(overFiveDays, known),
  },
  { key: 'transit', cell: ({ transit }) => lengthsCell(transit) },
  { key: 'emptyReturn', cell: (group) => 'emptyReturn' in group && lengthsCell(group.emptyReturn) },
];

function lengthsCell({ usual, known, missing }: Lengths): ReactNode {
  return usual && words.lengths(usual, known, known + missing);
}

const Faint = ({ children }: { children: ReactNode }) => <span className="text-ink-soft">{children}</span>;

/** Carriers, each with its lanes, vessels or months below it once it is unfolded. On a narrow page, a card for each. */
export function DelayTable({
  carriers,
  by,
  search,
}: {
  carriers: readonly CarrierRecord[];
  by: PartKind;
  search: CarriersSearch;
}) {
  const sort = orderIn(search);
  // Months come one after another unless another order is chosen.
  const partsIn = ({ parts }: CarrierRecord) =>
    by === 'month' && search.sort === undefined ? parts.month : sortGroups(parts[by], sort);
  return (
    <div className="card">
      <table className="delays w-full text-sm">
        <Headings sort={sort} search={search} />
        <tbody>
          {sortGroups(carriers, sort).map((carrier) => {
            const isOpen = search.open?.includes(carrier.id) ?? false;
            return (
              <Fragment key={carrier.id}>
                <Row group={carrier}>
                  <span className="inline-flex items-center gap-1">
                    <Link
                      to="/carriers"
                      search={withToggled(search, carrier.id)}
                      replace
                      aria-label={words.partsOf(carrier.label)}
                      aria-expanded={isOpen}
                      className={classes('inline-flex', !isOpen && '-rotate-90')}
                    >
                      <ChevronDownIcon />
                    </Link>
                    <ProfileLink subject={profileSubject('carrier', carrier.id)} className="font-medium">
                      {carrier.label}
                    </ProfileLink>
                  </span>
                </Row>
                {isOpen &&
                  partsIn(carrier).map((part) => (
                    <Row key={part.id} group={part} isPart>
                      {by === 'vessel' ? (
                        <ProfileLink subject={profileSubject('vessel', part.id)}>
                          {part.label || vesselNotReported}
                        </ProfileLink>
                      ) : by === 'month' ? (
                        words.monthLabel(part.label)
                      ) : (
                        part.label
                      )}
                    </Row>
                  ))}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Headings({ sort, search }: { sort: CarriersOrder; search: CarriersSearch }) {
  const heading = (key: SortKey, isFirst: boolean) => {
    const label = words.columnLabels[key];
    const isSorted = sort.key === key;
    return (
      <th
        key={key}
        scope="col"
        aria-sort={isSorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
        className={classes('px-2 py-1 font-medium', isFirst ? 'text-left' : 'text-right')}
      >
        <Link
          to="/carriers"
          search={withSort(search, key)}
          replace
          title={words.sortBy(label)}
          className={classes('inline-flex items-center gap-1 hover:text-ink', isSorted && 'text-ink')}
        >
          {label}
          {isSorted && (sort.descending ? <DownIcon /> : <UpIcon />)}
        </Link>
      </th>
    );
  };
  return (
    <thead className="border-b border-line bg-raised text-xs text-ink-soft">
      <tr>
        {heading('name', true)}
        {columns.map(({ key }) =>
          key === 'emptyReturn' ? (
            <th key={key} scope="col" className="px-2 py-1 text-right font-medium">
              {words.columnLabels[key]}
            </th>
          ) : (
            heading(key, false)
          ),
        )}
      </tr>
    </thead>
  );
}

function Row({
  group,
  isPart = false,
  children,
}: {
  group: DelayGroup;
  isPart?: boolean;
  children: ReactNode;
}) {
  return (
    <tr className={classes('border-b border-line', isPart && 'bg-raised')}>
      <th scope="row" className={classes('px-2 py-2 text-left font-normal', isPart && 'pl-8')}>
        {children}
      </th>
      {columns.map(({ key, cell }) => {
        const value = cell(group);
        const isBlank = value === null || value === false;
        return (
          <td
            key={key}
            data-blank={isBlank || undefined}
            className="px-2 py-2 text-right align-baseline tabular-nums"
          >
            <span className="block text-2xs text-ink-soft lg:hidden">{words.columnLabels[key]}</span>
            {value}
          </td>
        );
      })}
    </tr>
  );
}
