import { Skeleton } from '#/ui/states/Skeleton.tsx';
import { type GridColumn, gridTracks } from './gridColumn.ts';

/** Stands where a grid will be while its rows are read: its headings are known before. */
export function GridSkeleton({
  columns,
}: {
  columns: readonly Pick<GridColumn<never>, 'id' | 'label' | 'width' | 'chosenWidth'>[];
}) {
  return (
    <div aria-hidden className="overflow-hidden" style={gridTracks(columns)}>
      <div className="h-8 min-w-(--least-width) grid-cols-(--tracks) items-center border-b border-line bg-raised max-xl:hidden xl:grid">
        <span />
        {columns.map(({ id, label }) => (
          <span key={id} className="eyebrow truncate px-2">
            {label}
          </span>
        ))}
      </div>
      {Array.from({ length: 20 }, (_, row) => (
        <div key={row}>
          <div className="h-12 min-w-(--least-width) grid-cols-(--tracks) items-center border-b border-line max-xl:hidden xl:grid">
            <Skeleton className="mx-auto size-4" />
            {columns.map(({ id }) => (
              <Skeleton key={id} className="mx-2 h-3.5 max-w-24" />
            ))}
          </div>
          <div className="grid h-26 grid-cols-2 content-center gap-x-4 gap-y-3 border-b border-line pr-3 pl-10 xl:hidden">
            {columns.slice(0, 6).map(({ id }) => (
              <Skeleton key={id} className="h-3.5 max-w-32" />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
