import type { FileKind } from '#/files/fileName.ts';
import { ErrorPanel } from '#/parts/ErrorPanel.tsx';
import type { TimeDisplay } from '#/time/format.ts';
import { Button } from '#/ui/Button.tsx';
import { ProgressBar } from '#/ui/ProgressBar.tsx';
import { RadioGroup } from '#/ui/RadioGroup.tsx';
import type { ExportSource } from './exportRows.ts';
import type { ExportState } from './useExport.ts';

const count = new Intl.NumberFormat('en');

const kinds: readonly { kind: FileKind; name: string; what: string }[] = [
  { kind: 'csv', name: 'CSV', what: 'Text that any program reads' },
  { kind: 'xlsx', name: 'Excel', what: 'Dates as dates, numbers as numbers' },
  { kind: 'ics', name: 'Calendar', what: 'Arrivals, pickup appointments and last free days' },
];

const clocks: Record<TimeDisplay, string> = {
  place: 'Times are on the clock of the place',
  mine: 'Times are on your clock, in a calendar on that of the place',
  utc: 'Times are in UTC, in a calendar on the clock of the place',
};

/** What can be taken from the list, of which rows, and how far it is. */
export function ExportPanel({
  counts,
  all,
  onAll,
  source,
  complete,
  state,
  onExport,
  onPrint,
  onCancel,
}: {
  counts: { shown: number; chosen: number };
  /** All rows although some are selected. */
  all: boolean;
  onAll: (all: boolean) => void;
  source: ExportSource;
  /** Whether the whole account has been read. */
  complete: boolean;
  state: ExportState;
  onExport: (kind: FileKind) => void;
  onPrint: () => void;
  onCancel: () => void;
}) {
  const total = source.rows.length;
  if (state.kind === 'working') {
    return (
      <div className="space-y-2 p-3">
        <p role="status" className="text-sm">
          {state.rows < total ? 'Reading the rows' : 'Writing the file'}
        </p>
        <ProgressBar label="Rows exported" value={state.rows} max={state.rows < total ? total : null} />
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    );
  }
  return (
    <>
      <div className="space-y-2 p-3">
        {counts.chosen > 0 ? (
          <RadioGroup
            label="Rows to export"
            value={all ? 'all' : 'chosen'}
            options={[
              { value: 'chosen', label: `${count.format(counts.chosen)} selected` },
              { value: 'all', label: `All ${count.format(counts.shown)} shown` },
            ]}
            onChange={(value) => onAll(value === 'all')}
          />
        ) : (
          <p className="text-sm font-medium">{scopeWords(total)}</p>
        )}
        {!complete && total > 0 && (
          <p className="text-xs text-attention">
            The account is still being read: only what has been read so far is exported.
          </p>
        )}
      </div>
      <ul className="border-y border-line p-1">
        {kinds.map(({ kind, name, what }) => (
          <li key={kind}>
            <Choice name={name} what={what} disabled={total === 0} onClick={() => onExport(kind)} />
          </li>
        ))}
        <li>
          <Choice name="Print" what="On paper or as PDF" disabled={total === 0} onClick={onPrint} />
        </li>
      </ul>
      <div className="space-y-2 p-3">
        <p role="status" className="text-sm empty:hidden">
          {state.kind === 'saved' && `Saved as ${state.name}`}
        </p>
        {state.kind === 'failed' && (
          <ErrorPanel
            words={{
              title: 'The file was not written',
              why: state.why,
              next: 'Check the connection and try again; nothing else was changed.',
            }}
          />
        )}
        <p className="text-xs text-ink-soft">
          Columns and order as on the screen. {clocks[source.clock.display]}, and the zone is always named.
        </p>
      </div>
    </>
  );
}

function scopeWords(total: number): string {
  if (total === 0) return 'No rows to export';
  return total === 1 ? 'The row shown' : `All ${count.format(total)} rows shown`;
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
      className="flex w-full items-baseline gap-3 rounded-md px-2 py-2 text-left text-sm hover:bg-hover disabled:opacity-50"
    >
      <span className="w-16 shrink-0 font-medium">{name}</span>
      <span className="text-xs text-ink-soft">{what}</span>
    </button>
  );
}
