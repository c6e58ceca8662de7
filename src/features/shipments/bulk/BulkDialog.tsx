import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { describePause, undoWrites, whyNotChanged } from '#/data/shipments/bulkWrites.ts';
import { bulkSubjects } from '#/domain/list/bulkChange.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import { formatSpan } from '#/time/relative.ts';
import { Button } from '#/ui/Button.tsx';
import { Dialog } from '#/ui/overlays/Dialog.tsx';
import { ProgressBar } from '#/ui/states/ProgressBar.tsx';
import { BulkForm } from './BulkForm.tsx';
import { type BulkRun, hasEnded, setBulkRun, useBatchStatus, useBulkRun } from './bulkRun.ts';
import { useBegin } from './changeForms.tsx';
import * as words from './words.ts';

/** As many as anybody reads; the rest has the same few reasons. */
const limit = 200;

/** A change of all selected rows: what it is to be, then how far it is and what became of it. */
export function BulkDialog({ rows, onClose }: { rows: readonly FleetRow[]; onClose: () => void }) {
  const last = useBulkRun();
  // One that has ended gives way where somebody has selected rows for the next.
  const [past] = useState(() => (rows.length > 0 && last && hasEnded(last) ? last : null));
  const run = last === past ? null : last;
  // The next answer of the service does not rewrite a form that is open; what changed meanwhile is noticed when it is sent.
  const [subjects] = useState(() => bulkSubjects(rows));
  return (
    <Dialog title={run ? run.name : words.title(subjects.length)} onClose={onClose}>
      <div className="min-h-0 space-y-4 overflow-y-auto p-4">
        {run ? <BulkProgress run={run} onClose={onClose} /> : <BulkForm subjects={subjects} />}
      </div>
    </Dialog>
  );
}

/** How far a bulk change is, and what became of it: what was not changed and why, and one button that undoes it. */
function BulkProgress({ run, onClose }: { run: BulkRun; onClose: () => void }) {
  const { batch } = run;
  const { state, total, done, failed, pausedBy } = useBatchStatus(run);
  const { begin, durationOf } = useBegin();
  const settled = done + failed;
  const left = formatSpan(durationOf(total - settled));

  if (state !== 'ended') {
    return (
      <>
        <ProgressBar label={words.progress} value={settled} max={total} />
        <p role="status" className="text-sm tabular-nums">
          {words.progressOf(settled, total)}
          {left && state === 'running' && <span className="text-ink-soft"> · {words.timeLeft(left)}</span>}
        </p>
        {state === 'paused' && (
          <p role="alert" className="text-sm text-attention">
            {pausedBy === null ? words.paused : words.pausedBy(describePause(pausedBy))}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {state === 'paused' ? (
            <Button look="primary" onClick={batch.resume}>
              {words.resume}
            </Button>
          ) : (
            <Button onClick={batch.pause}>{words.pause}</Button>
          )}
          <Button onClick={batch.stop}>{words.stop}</Button>
          <Button onClick={onClose}>{words.goOn}</Button>
        </div>
      </>
    );
  }
  return (
    <>
      <p role="status" className="text-sm font-medium">
        {words.ended(done, failed)}
      </p>
      {failed > 0 && <Failures run={run} />}
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          onClick={() => {
            setBulkRun(null);
            onClose();
          }}
        >
          {words.close}
        </Button>
        {failed > 0 && <Button onClick={batch.retry}>{words.retry}</Button>}
        {done > 0 && !run.undoes && (
          <Button onClick={() => begin(undoWrites(batch), { name: words.undoing(run.name), undoes: true })}>
            {words.undo}
          </Button>
        )}
      </div>
    </>
  );
}

function Failures({ run: { batch } }: { run: BulkRun }) {
  const failures = batch
    .outcomes()
    .flatMap(({ item, outcome }) =>
      outcome.kind === 'failed' ? [{ write: item, why: whyNotChanged(item, outcome.error) }] : [],
    );
  return (
    <ul
      aria-label={words.failures}
      className="max-h-64 divide-y divide-line overflow-y-auto rounded border border-line text-sm"
    >
      {failures.slice(0, limit).map(({ write, why }) => (
        <li key={`${write.shipment.id} ${words.writeName(write)}`} className="px-3 py-1">
          <Link
            to="/shipments/$shipmentId"
            params={{ shipmentId: write.shipment.id }}
            className="num font-semibold underline-offset-2 hover:underline"
          >
            {words.writeName(write)}
          </Link>
          <p className="text-ink-soft">{why}</p>
        </li>
      ))}
      {failures.length > limit && (
        <li className="px-3 py-1 text-ink-soft">{words.andMore(failures.length - limit)}</li>
      )}
    </ul>
  );
}
