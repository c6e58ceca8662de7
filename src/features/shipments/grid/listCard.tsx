import type { ReactNode } from 'react';
import type { FleetRow } from '#/domain/list/row.ts';
import { lookup } from '#/domain/records/lookup.ts';
import { blank } from '#/features/shipments/columns/formatCell.tsx';
import { classes } from '#/ui/classes.ts';
import type { GridColumn } from '#/ui/grid/gridColumn.ts';
import { cardLabels } from './words.ts';

/** Columns whose value needs no label. */
const evident = new Set([
  'number',
  'carrier',
  'arrival',
  'containers',
  'status',
  'verdict',
  'ready',
  'etaChange',
  'progress',
  'place',
  'customer',
]);
/** These lead; the rest follows in the order of the columns. */
const first = ['number', 'arrival', 'verdict', 'progress', 'freeDay', 'place', 'loading', 'discharge'];
/** On a phone: five rows fit without the first three, and the page of the row has them; the others take one line. */
const onPhone: Readonly<Record<string, string>> = {
  // A bill of lading of 16 characters is whole.
  number: 'max-md:[&>span]:text-2xs',
  carrier: 'max-md:hidden',
  customer: 'max-md:hidden',
  place: 'max-md:hidden',
  progress: 'max-md:col-span-2',
  freeDay:
    'max-md:self-center max-md:text-2xs max-md:[&>span]:inline max-md:[&>span]:text-2xs max-md:[&>time]:mr-1',
  verdict:
    'max-md:col-span-2 max-md:flex max-md:items-baseline max-md:gap-2 md:whitespace-normal [&>span:last-child]:whitespace-normal',
};

/** Draws a row as a card of the chosen columns. */
export function listCard(
  columns: readonly GridColumn<FleetRow>[],
): (row: FleetRow, tabIndex: 0 | -1) => ReactNode {
  // The journey has the last free day.
  const hasJourney = columns.some(({ id }) => id === 'progress');
  const phoneLook = (id: string) => (id === 'freeDay' && hasJourney ? 'max-md:hidden' : lookup(onPhone, id));
  const ordered = columns.toSorted((a, b) => rank(a.id) - rank(b.id));
  return (row, tabIndex) => (
    <div className="grid grid-cols-[1fr_1.3fr] gap-x-3 gap-y-1 md:grid-cols-[1fr_1fr_1.2fr_0.8fr] md:gap-y-2">
      {ordered.map(({ id, label, cell }) => {
        const content = cell(row, tabIndex);
        return (
          // A zone is never cut off: it goes to the next line.
          <div key={id} className={classes('min-w-0 truncate [&_time]:whitespace-normal', phoneLook(id))}>
            {/* What is not reported has no label either; its place is kept for the others. */}
            {content !== blank && (
              <>
                <CardLabel id={id} label={label} />
                {content}
              </>
            )}
          </div>
        );
      })}
    </div>
  );
}

function CardLabel({ id, label }: { id: string; label: string }) {
  const short = lookup(cardLabels, id);
  if (short) return <span className="float-left mr-1 text-ink-faint">{short} </span>;
  if (evident.has(id)) return <span className="sr-only">{label} </span>;
  return <span className="block truncate text-2xs text-ink-faint">{label} </span>;
}

function rank(id: string): number {
  const place = first.indexOf(id);
  return place < 0 ? first.length : place;
}
