import { Link } from '@tanstack/react-router';
import { added } from '#/domain/changes/changedShipment.ts';
import { knownColumns } from '#/domain/list/columns.ts';
import { fleetRows } from '#/domain/list/list.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import { defaultColumns, defaultOrder } from '#/domain/list/view.ts';
import { usualLimits } from '#/domain/verdict/limits.ts';
import { longText, shipments } from '#/features/gallery/samples.ts';
import type { GallerySection } from '#/features/gallery/section.ts';
import { WithValue } from '#/features/gallery/WithValue.tsx';
import { columnTracks, listColumns } from '#/features/shipments/columns/gridColumns.ts';
import { rowNumber } from '#/features/shipments/columns/numberCell.tsx';
import { listCard } from '#/features/shipments/grid/listCard.tsx';
import { FleetProgress } from '#/features/shipments/ListHeader.tsx';
import { NoShipments } from '#/features/shipments/NoShipments.tsx';
import { FacetList } from '#/parts/lists/FacetList.tsx';
import { FilterChips } from '#/parts/lists/FilterChips.tsx';
import { fleetOf } from '#/test/samples/changes.ts';
import { now } from '#/test/samples/exceptions.ts';
import type { FormatOptions } from '#/time/format.ts';
import { viewerZone } from '#/time/zone.ts';
import { Grid } from '#/ui/grid/Grid.tsx';
import type { GridLine } from '#/ui/grid/gridLine.ts';
import { GridSkeleton } from '#/ui/grid/GridSkeleton.tsx';
import { rowHeights } from '#/ui/grid/rowPlaces.ts';

const nothing = () => undefined;
const known = knownColumns([]);
const times: FormatOptions = { display: 'place', viewer: viewerZone(), now };
const rows = fleetRows(shipments, 'shipment', {}, now);
const lines: readonly GridLine<FleetRow>[] = [
  { kind: 'group', id: 'week', label: 'This week', count: '2 shipments' },
  ...rows.slice(0, 2),
  { kind: 'group', id: 'later', label: longText, count: '3 shipments' },
  ...rows.slice(2),
];
const columns = listColumns(defaultColumns.shipment, known, {
  now,
  times,
  limits: usualLimits,
  changesOf: (id) => (id === 'arrived' ? added : null),
});
const view = { by: 'shipment', columns: [], order: defaultOrder, group: null, filter: {} } as const;
const counted = { failed: false, shown: rows.length, rejected: 0, known, view };
const kinds = { hold: 'Holds', late: 'Late', long: longText };

const grid = (chosen: readonly string[]) => (
  <WithValue<ReadonlySet<string>> first={new Set(chosen)}>
    {(selected, onSelect) => (
      <div className="gallery-window card">
        <Grid
          singleKeys={false}
          label="Shipments"
          lines={lines}
          columns={columns}
          sort={{ column: 'arrival', descending: false }}
          selected={selected}
          lastRow={undefined}
          nameOf={rowNumber}
          card={listCard(columns)}
          rowHeight={rowHeights.regular}
          bar={selected.size > 0 ? <p className="px-3 py-2 text-sm">{selected.size} selected</p> : null}
          onSort={nothing}
          onResize={nothing}
          onSelect={onSelect}
          onRow={nothing}
        />
      </div>
    )}
  </WithValue>
);

export const listsSection: GallerySection = {
  id: 'lists',
  title: 'Lists and filters',
  specimens: [
    {
      files: [
        'src/ui/grid/Grid.tsx',
        'src/ui/grid/ColumnSeparator.tsx',
        'src/ui/grid/GridHeader.tsx',
        'src/ui/grid/GridViewport.tsx',
        'src/ui/grid/GridGroupRow.tsx',
        'src/ui/grid/GridRow.tsx',
        'src/ui/grid/GridCards.tsx',
        'src/features/shipments/columns/carriageCells.tsx',
        'src/features/shipments/grid/listCard.tsx',
      ],
      wide: true,
      states: { 'groups and rows, cards on a narrow page': grid([]), 'rows selected': grid(['arrived']) },
    },
    {
      files: ['src/ui/grid/GridSkeleton.tsx'],
      wide: true,
      states: {
        loading: (
          <div className="gallery-window card overflow-hidden">
            <GridSkeleton columns={columnTracks(defaultColumns.shipment, known)} />
          </div>
        ),
      },
    },
    {
      files: ['src/features/shipments/NoShipments.tsx'],
      states: {
        empty: <NoShipments fleet={fleetOf([])} filter={{}} />,
        'nothing matches': <NoShipments fleet={fleetOf(shipments)} filter={{ q: longText }} />,
        'unread records': <NoShipments fleet={fleetOf([], { skipped: 3 })} filter={{}} />,
      },
    },
    {
      files: ['src/features/shipments/ListHeader.tsx'],
      states: {
        loading: <FleetProgress {...counted} fleet={undefined} />,
        'in part': <FleetProgress {...counted} fleet={fleetOf(shipments, { complete: false, total: 300 })} />,
        complete: <FleetProgress {...counted} fleet={fleetOf(shipments)} />,
        unread: <FleetProgress {...counted} fleet={fleetOf(shipments)} rejected={2} />,
      },
    },
    {
      files: ['src/parts/lists/FilterChips.tsx'],
      states: {
        'two filters': (
          <FilterChips
            filters={[
              { key: 'status', name: 'Status', label: 'Available', without: (search) => search },
              { key: 'q', name: 'Text', label: longText, without: (search) => search },
            ]}
            withoutAll={(search) => search}
          >
            {({ className, content }) => (
              <Link to="/shipments" className={className}>
                {content}
              </Link>
            )}
          </FilterChips>
        ),
      },
    },
    {
      files: ['src/parts/lists/FacetList.tsx'],
      states: {
        counted: facetList((kind) => kind.length),
        'one that no row has': facetList((kind) => (kind === 'hold' ? 0 : 3)),
        loading: facetList(() => null),
      },
    },
  ],
};

function facetList(countOf: (kind: keyof typeof kinds) => number | null) {
  return (
    <FacetList
      title="Kinds"
      values={(['hold', 'late', 'long'] as const).map((kind) => ({
        value: kind,
        label: kinds[kind],
        count: countOf(kind),
      }))}
      chosen={['late']}
    >
      {({ look, content }) => (
        <Link to="/attention" {...look}>
          {content}
        </Link>
      )}
    </FacetList>
  );
}
