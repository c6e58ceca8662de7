import { useState } from 'react';
import { describeError } from '#/data/cache/describeError.ts';
import type { TrackDesk } from '#/data/trackingRequests/trackDesk.ts';
import type { RunState } from '#/data/trackingRequests/trackRun.ts';
import type { TrackState } from '#/data/trackingRequests/trackStore.ts';
import { progressOf, timeLeft } from '#/domain/tracking/run.ts';
import { editLine, nextToDecide, type StepCounts, stepOf } from '#/domain/tracking/tracking.ts';
import { changeLines, type TrackList } from '#/domain/tracking/trackList.ts';
import { decide, run as words, result } from '#/features/track/words.ts';
import { saveForPrograms } from '#/parts/files/saveForPrograms.ts';
import { ErrorPanel } from '#/parts/pages/ErrorPanel.tsx';
import { minute } from '#/time/durations.ts';
import { Button } from '#/ui/Button.tsx';
import { Dialog } from '#/ui/overlays/Dialog.tsx';
import { ProgressBar } from '#/ui/states/ProgressBar.tsx';
import { type ResultNames, resultRows } from './resultCells.ts';

/** How far the list is, and what can be done with it as a whole. */
export function RunBar({
  desk,
  list,
  counts,
  run,
  names,
  stored,
  isHere,
  onDecide,
  onAdd,
}: {
  desk: TrackDesk;
  list: TrackList;
  counts: StepCounts;
  run: RunState;
  names: ResultNames;
  stored: TrackState['stored'];
  isHere: boolean;
  onDecide: (position: number) => void;
  onAdd: () => void;
}) {
  const [removing, setRemoving] = useState(false);
  const { done, of } = progressOf(counts);
  const waiting = counts.send + counts.infer;
  const isSending = run.mode === 'send' && (waiting > 0 || run.busy);
  const undecided = counts.correct + counts.answer + counts.refused;
  const minutes = Math.ceil(timeLeft(counts, desk.pace) / minute);
  const first = nextToDecide(list.lines, 0);

  const retry = () =>
    desk.store.update((now) =>
      changeLines(now, (line) => (stepOf(line) === 'refused' ? editLine(line, line) : line)),
    );

  return (
    <section aria-label={words.progress} className="card mx-4 mb-3 space-y-3 p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 space-y-1">
          <p role="status" className="font-medium">
            {describeStatus(run, counts, isSending)}
            {isSending && waiting > 0 && (
              <span className="font-normal text-ink-soft"> · {words.left(minutes)}</span>
            )}
          </p>
          {list.name !== null && <p className="truncate text-sm text-ink-soft">{list.name}</p>}
        </div>
        {isHere && (
          <div className="flex flex-wrap items-center gap-2 print:hidden">
            {isSending ? (
              <Button look="primary" onClick={() => desk.run.set('off')}>
                {words.pause}
              </Button>
            ) : (
              waiting > 0 && (
                <Button look="primary" onClick={() => desk.run.set('send')}>
                  {done > 0 || counts.lookUp > 0 ? words.resume : words.start(waiting)}
                </Button>
              )
            )}
            {undecided > 0 && first && (
              <Button onClick={() => onDecide(first.position)}>{decide(undecided)}</Button>
            )}
            {counts.refused > 0 && <Button onClick={retry}>{words.retry(counts.refused)}</Button>}
            <Button onClick={onAdd}>{words.again}</Button>
            {done > 0 && <SaveResult list={list} names={names} />}
            <Button onClick={() => setRemoving(true)}>{words.newList}</Button>
          </div>
        )}
      </div>
      {(done > 0 || isSending) && <ProgressBar label={words.progress} value={done} max={of} />}
      {run.problem && (
        <ErrorPanel
          words={{
            ...describeError(run.problem),
            next: run.mode === 'off' ? words.stopped : words.goesOn,
          }}
        />
      )}
      <p className="text-xs text-ink-soft">
        {!isHere
          ? words.elsewhere
          : stored === null || stored === 'cached'
            ? words.stored
            : words.notStored[stored]}
      </p>
      {removing && (
        <RemoveList
          unsent={waiting + undecided}
          onClose={() => setRemoving(false)}
          onRemove={() => {
            setRemoving(false);
            desk.run.set('off');
            desk.store.replace(null);
          }}
        />
      )}
    </section>
  );
}

function describeStatus(run: RunState, counts: StepCounts, isSending: boolean): string {
  const { done, of } = progressOf(counts);
  const waiting = counts.send + counts.infer;
  if (isSending) return words.sending(done, of);
  if (run.mode === 'off' && run.busy) return words.ends;
  if (done > 0 && waiting > 0) return words.paused(waiting);
  if (counts.infer > 0) return words.checking(counts.infer);
  if (counts.send > 0) return words.ready(counts.send);
  return done > 0 ? words.done : words.nothingReady;
}

/** Asks before a list is removed: what of it was not sent is nowhere else. */
function RemoveList({
  unsent,
  onRemove,
  onClose,
}: {
  unsent: number;
  onRemove: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog title={words.removeTitle} onClose={onClose}>
      <div className="space-y-4 p-4 text-sm">
        <p>{words.removeText(unsent)}</p>
        <div className="flex flex-wrap gap-2">
          <Button look="primary" onClick={onRemove}>
            {words.remove}
          </Button>
          <Button onClick={onClose}>{words.keep}</Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Saves what became of every row, in the order of the list. */
function SaveResult({ list, names }: { list: TrackList; names: ResultNames }) {
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (kind: 'csv' | 'xlsx') => {
    setFailure(null);
    try {
      const rows = resultRows(list, names);
      await saveForPrograms(
        kind,
        (headings) => ({ headings: Object.values(headings.result), rows, sheet: result.sheet }),
        result.view,
      );
    } catch (error) {
      setFailure(result.failed(error instanceof Error ? error.message : String(error)));
    }
  };
  return (
    <>
      <Button onClick={() => void save('csv')}>{result.csv}</Button>
      <Button onClick={() => void save('xlsx')}>{result.xlsx}</Button>
      {failure !== null && (
        <p role="alert" className="text-sm text-problem">
          {failure}
        </p>
      )}
    </>
  );
}
