import './delayTable.css';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CarrierRecord, DelayGroup, Lengths, PartKind } from '#/domain/performance/delayGroup.ts';
import { arrivedRows, knownRows } from '#/domain/performance/rowLink.ts';
import { shownCoverage } from '#/domain/performance/usualRange.ts';
import { profileSubject } from '#/domain/profile/subject.ts';
import { formatCount } from '#/language/plural.ts';
import { ProfileLink } from '#/links/ProfileLink.tsx';
import { tooFew } from '#/links/words.ts';
import { classes } from '#/ui/classes.ts';
import { ChevronDownIcon, DownIcon, UpIcon } from '#/ui/icons/icons.tsx';
import { Table, type TableColumn } from '#/ui/Table.tsx';
import { signedDays } from '#/wording/usualDelay.ts';
import { vesselNotReported } from '#/wording/vessels.ts';
import {
  type CarriersSearch,
  orderIn,
  type SortKey,
  sortGroups,
  withSort,
  withToggled,
} from './carriersSearch.ts';
import * as words from './words.ts';

interface Figures {
  readonly key: Exclude<keyof typeof words.columnLabels, 'name'>;
  /** Null or false where there is nothing. */
  readonly cell: (group: DelayGroup | CarrierRecord) => ReactNode;
}

const count = 'font-medium text-ink underline underline-offset-2 tabular-nums';

const figures: readonly Figures[] = [
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

/** A carrier, or one of its lanes, vessels or months. */
interface Row {
  readonly key: string;
  readonly group: DelayGroup | CarrierRecord;
  readonly isPart: boolean;
}

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
  const rows = sortGroups(carriers, sort).flatMap((carrier): readonly Row[] => [
    { key: carrier.id, group: carrier, isPart: false },
    ...(isOpen(carrier, search)
      ? partsIn(carrier).map((part) => ({ key: `${carrier.id} ${part.id}`, group: part, isPart: true }))
      : []),
  ]);
  return (
    <div className="card">
      <Table
        look="card"
        className="delays"
        columns={columnsOf(by, search)}
        rows={rows}
        keyOf={({ key }) => key}
        rowLook={({ isPart }) => classes('border-b border-line', isPart && 'bg-raised')}
      />
    </div>
  );
}

const isOpen = ({ id }: DelayGroup, { open }: CarriersSearch): boolean => open?.includes(id) ?? false;

const columnsOf = (by: PartKind, search: CarriersSearch): readonly TableColumn<Row>[] => [
  {
    ...sortedBy('name', search),
    key: 'name',
    isRowName: true,
    cellLook: 'font-normal',
    cell: ({ group, isPart }) =>
      isPart ? (
        <div className="pl-6">{partName(group, by)}</div>
      ) : (
        <span className="inline-flex items-center gap-1">
          <Link
            to="/carriers"
            search={withToggled(search, group.id)}
            replace
            aria-label={words.partsOf(group.label)}
            aria-expanded={isOpen(group, search)}
            className={classes('inline-flex', !isOpen(group, search) && '-rotate-90')}
          >
            <ChevronDownIcon />
          </Link>
          <ProfileLink subject={profileSubject('carrier', group.id)} className="font-medium">
            {group.label}
          </ProfileLink>
        </span>
      ),
  },
  ...figures.map(({ key, cell }): TableColumn<Row> => ({
    ...(key === 'emptyReturn' ? { heading: words.columnLabels[key] } : sortedBy(key, search)),
    key,
    align: 'end',
    cellLook: 'align-baseline tabular-nums',
    cell: ({ group }) => {
      const value = cell(group);
      return (
        value !== null &&
        value !== false && (
          <>
            <span className="block text-2xs text-ink-soft lg:hidden">{words.columnLabels[key]}</span>
            {value}
          </>
        )
      );
    },
  })),
];

/** The heading of a column that sorts. */
function sortedBy(key: SortKey, search: CarriersSearch) {
  const sort = orderIn(search);
  const isSorted = sort.key === key;
  const label = words.columnLabels[key];
  return {
    sorted: isSorted ? (sort.descending ? 'descending' : 'ascending') : undefined,
    heading: (
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
    ),
  } as const;
}

function partName({ id, label }: DelayGroup, by: PartKind): ReactNode {
  if (by === 'vessel')
    return <ProfileLink subject={profileSubject('vessel', id)}>{label || vesselNotReported}</ProfileLink>;
  return by === 'month' ? words.monthLabel(label) : label;
}
