import { type ReactNode, useMemo } from 'react';
import type { RecordChanges } from '#/domain/changes/shipmentChanges.ts';
import { summarizeChanges } from '#/wording/changes.ts';
import { changed } from './words.ts';

/** That something has changed since the last review; what it is has no room, and is read by pointing there. */
export function ChangeMark({
  changes,
}: {
  changes: RecordChanges;
  /** What stands there until this mark is loaded. */
  without: ReactNode;
}) {
  const words = useMemo(() => summarizeChanges(changes), [changes]);
  return (
    <span
      className="block truncate text-xs text-accent xl:in-data-[density=compact]:ml-2 xl:in-data-[density=compact]:inline"
      title={words}
    >
      <span aria-hidden>● </span>
      <span className="font-medium">{changed}</span>
      <span className="sr-only">: {words}</span>
    </span>
  );
}
