import type { GridGroupLine } from './gridLine.ts';

/** The heading above the rows of a group, with how many they are. */
export function GridGroupRow({
  line: { label, count },
  columnCount,
  rowIndex,
  top,
}: {
  line: GridGroupLine;
  columnCount: number;
  rowIndex: number;
  top: number;
}) {
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      className="absolute top-0 left-0 h-9 w-full xl:min-w-(--least-width) border-b border-line bg-raised text-sm"
      style={{ transform: `translateY(${top}px)` }}
    >
      <div
        role="gridcell"
        aria-colspan={columnCount}
        className="sticky left-0 flex h-full w-fit max-w-full items-center gap-2 px-3"
      >
        <span className="truncate font-semibold">{label}</span>
        <span className="text-ink-faint">{count}</span>
      </div>
    </div>
  );
}
