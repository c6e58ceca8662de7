import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Subject } from '#/domain/changes/reviewSnapshot.ts';
import { reviewFollower } from './queries.ts';

/** Marks shipments as reviewed as they are now, or all that have been read. Resolves with how to undo it. */
export async function markReviewed(
  client: QueryClient,
  what: 'all' | readonly Subject[],
): Promise<() => Promise<void>> {
  return (await reviewFollower(client)).mark(what);
}

export interface Marking {
  /** What was marked last, in words, while it can be undone. */
  readonly marked: string | null;
  /** As `markReviewed`; `words` name what was marked. */
  mark(what: 'all' | readonly Subject[], words: string): Promise<void>;
  undo(): Promise<void>;
}

/** Marks shipments as reviewed, and undoes the last time. */
export function useMarking(): Marking {
  const client = useQueryClient();
  const [last, setLast] = useState<{ readonly words: string; readonly undo: () => Promise<void> } | null>(
    null,
  );
  return {
    marked: last?.words ?? null,
    async mark(what, words) {
      setLast({ words, undo: await markReviewed(client, what) });
    },
    async undo() {
      await last?.undo();
      setLast(null);
    },
  };
}
