import { Button } from '#/ui/Button.tsx';
import type { BaseMapState } from './baseMapLayer.ts';

const words = {
  failed: 'Land and borders could not be loaded. Everything else on the map is in its place.',
  rough: 'Some detail of land and borders could not be loaded. What is drawn is right, only coarser.',
} as const;

/** What the map has to say of its ground. What is drawn over it stays true without it. */
export function MapNotice({
  state,
  notes,
  onRetry,
}: {
  state: BaseMapState;
  /** What the configuration of the map got wrong. */
  notes: readonly string[];
  onRetry: () => void;
}) {
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-x-14 top-2 z-1 flex flex-col items-center gap-2 text-sm print:hidden"
    >
      {state === 'reading' && (
        <p className="map-later card px-2.5 py-1 text-ink-soft">Drawing land and borders…</p>
      )}
      {(state === 'failed' || state === 'rough') && (
        <div className="card pointer-events-auto flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5 shadow-sm">
          <p>{words[state]}</p>
          <Button look="bare" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
      {notes.map((note) => (
        <p key={note} className="rounded-lg bg-attention-wash px-3 py-1.5 text-attention">
          {note}
        </p>
      ))}
    </div>
  );
}
