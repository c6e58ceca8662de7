import { Link } from '@tanstack/react-router';
import { pauseWords, undoWrites, whyNotChanged } from '#/queries/bulkWrites.ts';
import { formatSpan } from '#/time/relative.ts';
import { Button } from '#/ui/Button.tsx';
import { ProgressBar } from '#/ui/ProgressBar.tsx';
import { type BulkRun, setBulkRun, useBatchStatus } from './bulkRun.ts';
import { useBegin } from './useBegin.ts';
import * as words from './words.ts';

/** How far a bulk change is, and what became of it: what was not changed and why, and one button that undoes it. */
export function BulkProgress({ run, onClose }: { run: BulkRun; onClose: () => void }) {
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
            {pausedBy === null ? words.paused : words.pausedBy(pauseWords(pausedBy))}
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

/** As many as anybody reads; the rest has the same few reasons. */
const most = 200;

function Failures({ run: { batch } }: { run: BulkRun }) {
  const failures = batch
    .outcomes()
    .flatMap(({ item, outcome }) =>
      outcome.kind === 'failed' ? [{ write: item, why: whyNotChanged(item, outcome.error) }] : [],
    );
  return (
    <ul
      aria-label={words.failures}
      className="max-h-64 divide-y divide-line overflow-y-auto rounded-md border border-line text-sm"
    >
      {failures.slice(0, most).map(({ write, why }) => (
        <li key={`${write.shipment.id} ${words.writeName(write)}`} className="px-3 py-1.5">
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
      {failures.length > most && (
        <li className="px-3 py-1.5 text-ink-soft">{words.andMore(failures.length - most)}</li>
      )}
    </ul>
  );
}
