import { useEffect, useRef } from 'react';
import { useRelease } from '#/device/release.ts';
import { useNow } from '#/ui/useNow.ts';

/** Takes the next release of the application when the page of the board turns, which is when nobody reads it. */
export function useReleaseAtTurn(turnMilliseconds: number): void {
  const take = useRelease((release) => (release.byHand ? null : release.take));
  const turn = useNow(turnMilliseconds);
  const offeredAt = useRef<number | null>(null);
  useEffect(() => {
    if (!take) return;
    offeredAt.current ??= turn;
    if (turn !== offeredAt.current) take();
  }, [take, turn]);
}
