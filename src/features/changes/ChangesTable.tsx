import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import type { ShipmentChanges } from '#/domain/changes/changedShipment.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import { colon } from '#/language/punctuation.ts';
import { ChangeList } from '#/parts/lists/ChangeList.tsx';
import { InstantTime } from '#/parts/time/Time.tsx';
import type { Instant } from '#/time/instant.ts';
import { Button } from '#/ui/Button.tsx';
import { classes } from '#/ui/classes.ts';
import { useMeasuredPlaces } from '#/ui/grid/useMeasuredPlaces.ts';
import { useVirtualRows } from '#/ui/grid/useVirtualRows.ts';
import { focusMain } from '#/ui/hooks/focusMain.ts';
import { SecondLine } from '#/ui/SecondLine.tsx';
import { Table, type TableColumn, type TableLook } from '#/ui/Table.tsx';
import { changedNumber } from '#/wording/changes.ts';
import { columnTitles, pageName, unreadRow, addToMessage, compared, markOne } from './words.ts';

const tracks = 'xl:grid-cols-[minmax(12rem,1fr)_minmax(0,3.4fr)_7rem]';

/** Below `xl` a row is a card. */
const look: TableLook = {
  isGrid: true,
  table: 'relative block text-left',
  head: 'block border-b border-line bg-raised max-xl:sr-only xl:sticky xl:top-0 xl:z-1',
  headRow: classes(tracks, 'h-8 items-center gap-4 px-3 xl:grid'),
  heading: 'eyebrow',
  body: 'relative block w-full',
  row: classes(
    tracks,
    'absolute inset-x-0 top-0 grid min-h-14 grid-cols-[minmax(0,1fr)_fit-content(60%)] items-start gap-x-4 gap-y-1 border-b border-line px-3 py-2 hover:bg-hover',
    'xl:in-data-[density=compact]:min-h-8 xl:in-data-[density=compact]:py-1',
  ),
  cell: 'min-w-0 self-start text-sm',
};

/** The height of a row until it is measured: of the wide table, or of the cards below `xl` and `md`. */
const estimate = () => (window.innerWidth < 768 ? 142 : window.innerWidth < 1280 ? 102 : 56);

/**
 * The changed shipments, each as high as what it says: a shipment may have two changes or forty. One that is marked as
 * reviewed hands the keyboard to the row that takes its place.
 */
export function ChangesTable({
  rows,
  reviewedAt,
  selected,
  onSelect,
  onReviewed,
}: RowContext & { rows: readonly ShipmentChanges[] }) {
  const viewport = useRef<HTMLDivElement>(null);
  const { places, measure } = useMeasuredPlaces({ label: pageName, rows, viewport, estimate });
  const virtual = useVirtualRows(rows, places, viewport);
  const columns = changesColumns({ reviewedAt, selected, onSelect, onReviewed });
  return (
    <div
      ref={viewport}
      data-scroll-restoration-id={pageName}
      className="min-h-0 flex-1 overflow-y-auto max-md:max-h-[75dvh] xl:scroll-pt-8"
    >
      <Table
        look={look}
        caption={pageName}
        columns={columns}
        rows={rows}
        inSight={{ ...virtual, measure }}
        keyOf={({ id }) => id}
        renderFailure={() => <td className={classes(look.cell, 'col-span-full')}>{unreadRow}</td>}
      />
    </div>
  );
}

interface RowContext {
  /** What the account as a whole is compared with. */
  readonly reviewedAt: Instant;
  /** Ids of the shipments that the message is about. */
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  readonly onReviewed: (one: ShipmentChanges) => void;
}

function changesColumns({
  reviewedAt,
  selected,
  onSelect,
  onReviewed,
}: RowContext): readonly TableColumn<ShipmentChanges>[] {
  return [
    {
      key: 'shipment',
      heading: columnTitles.shipment,
      cellLook: 'max-xl:order-1',
      cell: (one) => (
        <ChangedShipment
          changes={one}
          reviewedAt={reviewedAt}
          selected={selected.has(one.id)}
          onSelect={() => onSelect(toggled(selected, one.id))}
        />
      ),
    },
    {
      key: 'changes',
      heading: columnTitles.changes,
      cellLook: 'max-xl:order-3 max-xl:col-span-2',
      cell: (one) => <ChangeList changes={one} />,
    },
    {
      key: 'action',
      heading: columnTitles.action,
      cellLook: 'text-right max-xl:order-2',
      cell: (one) => (
        <Button
          look="bare"
          data-put-aside
          className="max-xl:border max-xl:border-line xl:-mt-1"
          aria-label={`${markOne}${colon}${changedNumber(one.number)}`}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget);
            onReviewed(one);
          }}
        >
          {markOne}
        </Button>
      ),
    },
  ];
}

function toggled(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return selected.has(id)
    ? new Set([...selected].filter((other) => other !== id))
    : new Set([...selected, id]);
}

/**
 * Before a row goes: hands the keyboard from its button (`data-put-aside`) to that of the row that takes its place, and
 * from the last one to the page.
 */
function focusNeighbour(button: HTMLElement): void {
  if (button !== document.activeElement) return;
  const table = button.closest('table');
  const buttons = [...(table?.querySelectorAll<HTMLElement>('[data-put-aside]') ?? [])];
  const at = buttons.indexOf(button);
  const neighbour = buttons[at + 1] ?? buttons[at - 1];
  if (neighbour) neighbour.focus();
  else focusMain(table);
}

/** Which shipment has changed, and a way to put it into the message. */
function ChangedShipment({
  changes,
  reviewedAt,
  selected,
  onSelect,
}: {
  changes: ShipmentChanges;
  reviewedAt: Instant;
  selected: boolean;
  onSelect: () => void;
}) {
  const { id, reference, shipment } = changes;
  const number = changedNumber(changes.number);
  const carrier = shipment && carrierName(shipment.carrier);
  return (
    <div className="flex items-start gap-3">
      <input
        type="checkbox"
        aria-label={addToMessage(number)}
        checked={selected}
        onChange={onSelect}
        className="mt-0.5 size-4 shrink-0 accent-accent"
      />
      <div className="min-w-0">
        {shipment ? (
          <Link
            to="/shipments/$shipmentId"
            params={{ shipmentId: id }}
            className="num block truncate font-semibold hover:underline"
          >
            {number}
          </Link>
        ) : (
          <span className="num block truncate font-semibold">{number}</span>
        )}
        <SecondLine>{[reference, carrier].filter(Boolean).join(' · ')}</SecondLine>
        {changes.reviewedAt !== null && changes.reviewedAt !== reviewedAt && (
          <SecondLine>
            {compared.before} <InstantTime at={changes.reviewedAt} />
          </SecondLine>
        )}
      </div>
    </div>
  );
}
