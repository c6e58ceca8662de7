import { useMemo, useRef } from 'react';
import type { BulkWrite } from '#/domain/list/bulkChange.ts';
import type { CustomField } from '#/domain/records/customField.ts';
import { describeStopReason } from '#/domain/status/carrierTracking.ts';
import { CustomFieldValue } from '#/parts/fields/CustomFieldValue.tsx';
import { useVirtualRows } from '#/ui/grid/useVirtualRows.ts';
import * as words from './words.ts';

const rowHeight = 44;

/** Every record that will change, with what is there and what it becomes. */
export function Preview({ writes }: { writes: readonly BulkWrite[] }) {
  const viewport = useRef<HTMLDivElement>(null);
  const rows = useMemo(
    () => writes.map((write) => ({ id: `${write.shipment.id} ${words.writeName(write)}`, write })),
    [writes],
  );
  const virtualizer = useVirtualRows({ label: words.preview, rows, viewport, estimate: () => rowHeight });
  return (
    <div
      ref={viewport}
      role="list"
      aria-label={words.preview}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keys must be able to scroll it.
      tabIndex={0}
      className="max-h-56 overflow-y-auto rounded border border-line"
    >
      <div className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((item) => {
          const row = rows[item.index];
          return (
            row && (
              <div
                key={item.key}
                role="listitem"
                aria-setsize={rows.length}
                aria-posinset={item.index + 1}
                className="absolute inset-x-0 top-0 border-b border-line px-3 py-1 text-sm"
                style={{ height: rowHeight, transform: `translateY(${item.start}px)` }}
              >
                <p className="num truncate font-semibold">{words.writeName(row.write)}</p>
                <p className="truncate text-xs text-ink-soft">
                  <Change write={row.write} />
                </p>
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}

function Change({ write }: { write: BulkWrite }) {
  if (write.kind === 'tracking') {
    const { stoppedReason } = write.shipment.carrierTracking;
    return write.isTracked ? describeStopReason(stoppedReason) : words.trackedNow;
  }
  const [seen, next] =
    write.kind === 'field'
      ? [<Held key="seen" field={write.seen} />, <Held key="next" field={write.next} />]
      : [words.listOf(write.seen), words.listOf(write.labels)];
  return (
    <>
      {seen} <span aria-label={words.becomes}>→</span> <span className="font-medium text-ink">{next}</span>
    </>
  );
}

const Held = ({ field }: { field: CustomField | null }) =>
  field ? <CustomFieldValue field={field} /> : words.nothing;
