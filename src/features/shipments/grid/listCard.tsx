import type { ReactNode } from 'react';
import type { ColumnId } from '#/domain/list/columns.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import { lookup } from '#/domain/records/lookup.ts';
import { blank } from '#/features/shipments/columns/formatCell.tsx';
import { classes } from '#/ui/classes.ts';
import type { GridColumn } from '#/ui/grid/gridColumn.ts';
import { cardLabels } from './words.ts';

/** How a column looks on a card. */
interface CardLook {
  /** Its value needs no label. */
  readonly isEvident?: true;
  /** Its place among those that lead; the rest follows in the order of the columns. */
  readonly place?: number;
  /** On a phone: five rows fit without what is hidden, and the page of the row has it; the others take one line. */
  readonly phone?: string;
}

const looks: Readonly<Partial<Record<ColumnId, CardLook>>> = {
  // A bill of lading of 16 characters is whole.
  number: { isEvident: true, place: 0, phone: 'max-md:[&>span]:text-2xs' },
  arrival: { isEvident: true, place: 1 },
  verdict: {
    isEvident: true,
    place: 2,
    phone:
      'max-md:col-span-2 max-md:flex max-md:items-baseline max-md:gap-2 md:whitespace-normal [&>span:last-child]:whitespace-normal',
  },
  progress: { isEvident: true, place: 3, phone: 'max-md:col-span-2' },
  freeDay: {
    place: 4,
    phone:
      'max-md:self-center max-md:text-2xs max-md:[&>span]:inline max-md:[&>span]:text-2xs max-md:[&>time]:mr-1',
  },
  place: { isEvident: true, place: 5, phone: 'max-md:hidden' },
  loading: { place: 6 },
  discharge: { place: 7 },
  carrier: { isEvident: true, phone: 'max-md:hidden' },
  customer: { isEvident: true, phone: 'max-md:hidden' },
  containers: { isEvident: true },
  status: { isEvident: true },
  ready: { isEvident: true },
  etaChange: { isEvident: true },
};
const last = 8;

/** Draws a row as a card of the chosen columns. */
export function listCard(
  columns: readonly GridColumn<FleetRow>[],
): (row: FleetRow, tabIndex: 0 | -1) => ReactNode {
  // The journey has the last free day.
  const hasJourney = columns.some(({ id }) => id === 'progress');
  const phoneLook = (id: string) =>
    id === 'freeDay' && hasJourney ? 'max-md:hidden' : lookup(looks, id)?.phone;
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
  if (lookup(looks, id)?.isEvident) return <span className="sr-only">{label} </span>;
  return <span className="block truncate text-2xs text-ink-faint">{label} </span>;
}

const rank = (id: string): number => lookup(looks, id)?.place ?? last;
