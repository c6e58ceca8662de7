import type { Fleet } from '#/domain/records/fleet.ts';
import { errorWords } from '#/queries/errorWords.ts';
import { Button } from '#/ui/Button.tsx';
import { ProgressBar } from '#/ui/ProgressBar.tsx';
import { useAskService } from './useAskService.ts';
import * as words from './words.ts';

/** Asks the service for the numbers that the list does not have: how far that is, and a way to stop it. */
export function AskService({ numbers, fleet }: { numbers: readonly string[]; fleet: Fleet }) {
  const { done, isRunning, error, stop, goOn } = useAskService(numbers, fleet);
  const total = numbers.length;
  const status = error
    ? words.notAsked(errorWords(error).title)
    : done === total
      ? words.askedAll(total)
      : !fleet.complete || fleet.cached
        ? words.waitsForList
        : isRunning
          ? words.asking(done, total)
          : words.stoppedAsking(total - done);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pb-2 text-xs text-ink-soft">
      <p role="status">{status}</p>
      {done < total && isRunning && (
        <span className="w-32">
          <ProgressBar label={words.askingLabel} value={done} max={total} />
        </span>
      )}
      {done < total && (
        <Button look="bare" onClick={isRunning ? stop : goOn}>
          {isRunning ? words.stop : words.goOn}
        </Button>
      )}
    </div>
  );
}
