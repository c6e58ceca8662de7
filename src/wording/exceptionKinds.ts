import type { ExceptionKind } from '#/domain/records/exceptionKinds.ts';

/**
 * In the order of `exceptionKinds`. A label that is that of a filter of the list too counts the same fact
 * (src/test/factCounts.test.ts); what is counted by other limits has another label.
 */
export const exceptionKindLabels: Readonly<Record<ExceptionKind, string>> = {
  free_day_over: 'Last free day past',
  free_day_near: 'Last free day near',
  free_day_stale: 'Last free day, stale data',
  hold: 'On hold',
  hold_unclear: 'Hold pending or unknown',
  not_ready: 'Not available with LFD',
  eta_slipped: 'ETA slipped over limit',
  not_seen: 'Departure or arrival overdue',
  tracking_stopped: 'Tracking stopped early',
  request_failed: 'Request failed',
  request_waiting: 'Request waiting',
  empty_out: 'Empty overdue',
  no_answer: 'No answer',
};
