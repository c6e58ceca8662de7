import { useEffect, useRef, useState } from 'react';
import { useLive } from '#/device/useLive.ts';
import { live } from '#/parts/words.ts';
import { second } from '#/time/durations.ts';
import { changedNow, liveMeans } from './liveWords.ts';

/** A busy account would never let the reader's own words through. Milliseconds. */
const pause = 10 * second;

/** Says that changes show as they are reported. */
export function LiveMark() {
  return (
    <span title={liveMeans} className="font-medium text-ready">
      {live}
    </span>
  );
}

/** Announces what has changed, also while the list is not confirmed. */
export function LiveNews() {
  return (
    <span role="status" className="sr-only">
      {useAnnouncement()}
    </span>
  );
}

function useAnnouncement(): string {
  const news = useLive((state) => state.news);
  const [said, say] = useState('');
  const waiting = useRef<readonly string[]>([]);
  const timer = useRef(0);
  const [before] = useState(news);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = 0;
    },
    [],
  );
  useEffect(() => {
    if (!news || news === before) return;
    waiting.current = [...waiting.current, ...news];
    if (timer.current !== 0) return;
    const speak = (): void => {
      timer.current = 0;
      if (waiting.current.length === 0) return;
      say(changedNow(waiting.current));
      waiting.current = [];
      timer.current = window.setTimeout(speak, pause);
    };
    speak();
  }, [news, before]);
  return said;
}
