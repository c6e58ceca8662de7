import { Button } from '#/ui/Button.tsx';
import { type BulkRun, setBulkRun, useBatchStatus } from './bulkRun.ts';
import * as words from './words.ts';

/** A bulk change in one line of the list: under way, or what became of it. */
export function BulkLine({ run, onShow }: { run: BulkRun; onShow: () => void }) {
  const { state, total, done, failed } = useBatchStatus(run);
  return (
    <div className="flex min-h-10 min-w-0 items-center gap-2 pr-2 pl-3 text-sm">
      <p role="status" className="min-w-0">
        <span className="font-medium">{run.name}</span>
        <span className="text-ink-soft tabular-nums">
          {' · '}
          {state === 'ended' ? words.ended(done, failed) : words.progressOf(done + failed, total)}
          {state === 'paused' && ` · ${words.paused}`}
        </span>
      </p>
      <Button look="bare" onClick={onShow}>
        {words.show}
      </Button>
      {state === 'ended' && (
        <Button look="bare" onClick={() => setBulkRun(null)}>
          {words.dismiss}
        </Button>
      )}
    </div>
  );
}
