import { Skeleton } from './Skeleton.tsx';

/** Stands where the rows of a table will be. `cells` are the sizes of the cells of a row, as classes. */
export function TableSkeleton({ cells }: { cells: readonly string[] }) {
  return (
    <div className="divide-y divide-line">
      {Array.from({ length: 12 }, (_, row) => (
        <div key={row} className="flex h-14 items-center gap-6 px-3">
          {cells.map((size, cell) => (
            <Skeleton key={cell} className={size} />
          ))}
        </div>
      ))}
    </div>
  );
}
