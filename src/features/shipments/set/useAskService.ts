import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { numberSetKey } from '#/data/find/numberSet.ts';
import { askForNumbers } from '#/data/find/setAnswer.ts';
import type { Fleet } from '#/domain/records/fleet.ts';

interface Asking {
  /** How many of the numbers have been asked. */
  readonly done: number;
  readonly isRunning: boolean;
  readonly error: Error | null;
  readonly stop: () => void;
  readonly goOn: () => void;
}

/** One number after the other, at the pace of the request budget, once the list itself is up to date. */
export function useAskService(numbers: readonly string[], fleet: Fleet): Asking {
  const api = useRouteContext({ from: '__root__', select: (context) => context.api });
  const client = useQueryClient();
  const [done, setDone] = useState(0);
  const [isRunning, setRunning] = useState(true);
  const [error, setError] = useState<Error | null>(null);

  // What the service finds answers every set that has the number.
  const onFound = () => client.invalidateQueries({ queryKey: numberSetKey });
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    try {
      for await (const asked of askForNumbers(client, api, fleet, numbers.slice(done), { signal, onFound })) {
        setDone(done + asked);
      }
    } catch (problem) {
      if (signal.aborted) return;
      setError(problem instanceof Error ? problem : new Error(String(problem)));
      setRunning(false);
    }
  });
  const isReady = fleet.complete && fleet.cached === null;
  useEffect(() => {
    if (!isRunning || !isReady) return;
    const stopped = new AbortController();
    void ask(stopped.signal);
    return () => stopped.abort();
  }, [isRunning, isReady]);

  return {
    done,
    isRunning,
    error,
    stop: () => setRunning(false),
    goOn: () => {
      setError(null);
      setRunning(true);
    },
  };
}
