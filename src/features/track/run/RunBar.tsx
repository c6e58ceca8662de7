import { useState } from 'react';
import { progressOf, timeLeft } from '#/domain/tracking/run.ts';
import { editLine, nextToDecide, type StepCounts, stepOf } from '#/domain/tracking/tracking.ts';
import { changeLines, type TrackList } from '#/domain/tracking/trackList.ts';
import { decide, run as words } from '#/features/track/words.ts';
import { ErrorPanel } from '#/parts/ErrorPanel.tsx';
import { errorWords } from '#/queries/errorWords.ts';
import type { TrackDesk } from '#/queries/trackDesk.ts';
import type { RunState } from '#/queries/trackRun.ts';
import type { TrackState } from '#/queries/trackStore.ts';
import { minute } from '#/time/durations.ts';
import { Button } from '#/ui/Button.tsx';
import { ProgressBar } from '#/ui/ProgressBar.tsx';
import { RemoveList } from './RemoveList.tsx';
import type { ResultNames } from './resultCells.ts';
import { SaveResult } from './SaveResult.tsx';

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
            {statusWords(run, counts, isSending)}
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
            ...errorWords(run.problem),
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

function statusWords(run: RunState, counts: StepCounts, isSending: boolean): string {
  const { done, of } = progressOf(counts);
  const waiting = counts.send + counts.infer;
  if (isSending) return words.sending(done, of);
  if (run.mode === 'off' && run.busy) return words.ends;
  if (done > 0 && waiting > 0) return words.paused(waiting);
  if (counts.infer > 0) return words.checking(counts.infer);
  if (counts.send > 0) return words.ready(counts.send);
  return done > 0 ? words.done : words.nothingReady;
}
