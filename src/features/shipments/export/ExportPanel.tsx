import { share } from '#/features/shipments/actions/words.ts';
import type { FileClock } from '#/files/fileCell.ts';
import type { FileKind } from '#/files/fileName.ts';
import { formatCount } from '#/language/plural.ts';
import { ErrorPanel } from '#/parts/pages/ErrorPanel.tsx';
import type { TimeDisplay } from '#/time/format.ts';
import { Button } from '#/ui/Button.tsx';
import { RadioGroup } from '#/ui/fields/RadioGroup.tsx';
import { ProgressBar } from '#/ui/states/ProgressBar.tsx';
import type { ExportSource } from './exportRows.ts';
import type { ExportState } from './useExport.ts';

const preparingRows = 'Preparing rows';
const writingFile = 'Writing the file';
const rowsExported = 'Rows exported';
const cancel = 'Cancel';

const rowsToExport = 'Rows to export';
const stillLoading = 'Shipments are still loading. Only those loaded so far are exported.';

const fileKindLabels: Readonly<Record<FileKind, { readonly name: string; readonly what: string }>> = {
  csv: { name: 'CSV', what: 'Text for any program' },
  xlsx: { name: 'Excel', what: 'Dates as dates, numbers as numbers' },
  ics: { name: 'Calendar', what: 'Arrivals, pickup appointments and last free days' },
};
const printLabels = { name: 'Print', what: 'On paper or as PDF' } as const;
const shareLabels = { name: share, what: 'A link or file for somebody without an account' } as const;
const fileFailed = 'The file was not written';
const fileFailedNext = 'Check the connection and try again.';

const clocks: Readonly<Record<TimeDisplay, (zone: string) => string>> = {
  place: () => 'in local time',
  mine: (zone) => `in the time of ${zone} (in a calendar: local time)`,
  utc: () => 'in UTC (in a calendar: local time)',
};

const kinds: readonly FileKind[] = ['csv', 'xlsx', 'ics'];

/** The files that can be made of the list, of which rows, and how far an export is. */
export function ExportPanel({
  counts,
  all,
  onAll,
  source,
  complete,
  state,
  onExport,
  onPrint,
  onShare,
  onCancel,
}: {
  counts: { shown: number; chosen: number };
  /** All rows although some are selected. */
  all: boolean;
  onAll: (all: boolean) => void;
  source: ExportSource;
  /** Whether the whole account is loaded. */
  complete: boolean;
  state: ExportState;
  onExport: (kind: FileKind) => void;
  onPrint: () => void;
  onShare: () => void;
  onCancel: () => void;
}) {
  const total = source.rows.length;
  if (state.kind === 'working') {
    return (
      <div className="space-y-2 p-3">
        <p role="status" className="text-sm">
          {state.rows < total ? preparingRows : writingFile}
        </p>
        <ProgressBar label={rowsExported} value={state.rows} max={state.rows < total ? total : null} />
        <Button onClick={onCancel}>{cancel}</Button>
      </div>
    );
  }
  return (
    <>
      <div className="space-y-2 p-3">
        {counts.chosen > 0 ? (
          <RadioGroup
            label={rowsToExport}
            value={all ? 'all' : 'chosen'}
            options={[
              { value: 'chosen', label: selectedRows(counts.chosen) },
              { value: 'all', label: allShown(counts.shown) },
            ]}
            onChange={(value) => onAll(value === 'all')}
          />
        ) : (
          <p className="text-sm font-medium">{describeScope(total)}</p>
        )}
        {!complete && total > 0 && <p className="text-xs text-attention">{stillLoading}</p>}
      </div>
      <ul className="border-y border-line p-1">
        {kinds.map((kind) => (
          <li key={kind}>
            <Choice {...fileKindLabels[kind]} disabled={total === 0} onClick={() => onExport(kind)} />
          </li>
        ))}
        <li>
          <Choice {...printLabels} disabled={total === 0} onClick={onPrint} />
        </li>
        <li>
          <Choice {...shareLabels} disabled={total === 0} onClick={onShare} />
        </li>
      </ul>
      <div className="space-y-2 p-3">
        <p role="status" className="text-sm empty:hidden">
          {state.kind === 'saved' && savedAs(state.name)}
        </p>
        {state.kind === 'failed' && (
          <ErrorPanel words={{ title: fileFailed, why: state.why, next: fileFailedNext }} />
        )}
        <p className="text-xs text-ink-soft">{columnsAndClock(source.clock)}</p>
      </div>
    </>
  );
}

function Choice({
  name,
  what,
  disabled,
  onClick,
}: {
  name: string;
  what: string;
  disabled: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onClick}
      className="flex w-full items-baseline gap-3 rounded px-2 py-2 text-left text-sm hover:bg-hover disabled:opacity-50"
    >
      <span className="w-16 shrink-0 font-medium">{name}</span>
      <span className="text-xs text-ink-soft">{what}</span>
    </button>
  );
}

const selectedRows = (count: number) => `${formatCount(count)} selected`;
const allShown = (count: number) => `All ${formatCount(count)} shown`;
function describeScope(total: number): string {
  if (total === 0) return 'No rows to export';
  return total === 1 ? 'The row shown' : `All ${formatCount(total)} rows shown`;
}

const savedAs = (name: string) => `Saved as ${name}`;

function columnsAndClock({ display, viewer }: FileClock): string {
  return `Columns and order as on the screen. Times are ${clocks[display](viewer)}, with the zone.`;
}
