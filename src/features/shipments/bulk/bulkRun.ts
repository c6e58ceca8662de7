import { useSyncExternalStore } from 'react';
import type { BatchStatus } from '#/async/batch.ts';
import type { BulkBatch } from '#/data/shipments/bulkWrites.ts';

/** A bulk change under way, or the last one. */
export interface BulkRun {
  readonly batch: BulkBatch;
  /** `Add PO-1 to references`. */
  readonly name: string;
  /** Whether it undoes another one. */
  readonly undoes: boolean;
}

// Outside of the page, so that it goes on while the reader works elsewhere.
let run: BulkRun | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useBulkRun(): BulkRun | null {
  return useSyncExternalStore(subscribe, () => run);
}

export function useBatchStatus({ batch }: BulkRun): BatchStatus {
  return useSyncExternalStore(batch.subscribe, batch.status);
}

export function hasEnded({ batch }: BulkRun): boolean {
  return batch.status().state === 'ended';
}

export function setBulkRun(next: BulkRun | null): void {
  run?.batch.stop();
  run = next;
  next?.batch.subscribe(guardLeaving);
  guardLeaving();
  for (const notify of listeners) notify();
}

/** Closing the page would end it half way: the browser asks first. */
function guardLeaving(): void {
  const isOpen = run !== null && !hasEnded(run);
  if (isOpen) window.addEventListener('beforeunload', askFirst);
  else window.removeEventListener('beforeunload', askFirst);
}

function askFirst(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
