import type { Playback } from './playback.ts';
import { usePlaybackState } from './usePlayback.ts';
import { countsAreForNow } from './words.ts';

/** Says that the counts are for now, while the map shows another time. */
export function AsOfNow({ playback }: { playback: Playback }) {
  const following = usePlaybackState(playback, (state) => state.following);
  return following ? null : (
    <p className="mx-3 my-2 rounded bg-quiet-wash px-2 py-1 text-sm text-ink-soft">{countsAreForNow}</p>
  );
}
