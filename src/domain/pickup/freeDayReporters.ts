import type { PickupDeadlines } from '#/domain/records/container.ts';

/** Who reports a last free day, within a sentence. */
export const freeDayReporters: Readonly<Record<keyof PickupDeadlines | 'combined' | 'calculated', string>> = {
  line: 'carrier',
  terminal: 'terminal',
  rail: 'rail',
  combined: 'combined',
  calculated: 'calculated',
};
