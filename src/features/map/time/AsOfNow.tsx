import type { Playback } from './playback.ts';
import { usePlaybackState } from './usePlayback.ts';

/** Says of what is counted that it stays as it is now, while the map shows another time. */
export function AsOfNow({ playback }: { playback: Playback }) {
  const following = usePlaybackState(playback, (state) => state.following);
  return following ? null : (
    <p className="mx-3 my-2 rounded bg-quiet-wash px-2 py-1 text-sm text-ink-soft">
      As it is now, not at the time shown.
    </p>
  );
}
