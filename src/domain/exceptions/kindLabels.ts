import type { ExceptionKind } from './exception.ts';

/** In the order of `exceptionKinds`. */
export const kindLabels: Readonly<Record<ExceptionKind, string>> = {
  free_day_over: 'Last free day past',
  free_day_near: 'Last free day near',
  hold: 'Hold',
  not_ready: 'Not available',
  eta_slipped: 'ETA slipped',
  not_seen: 'Overdue',
  tracking_stopped: 'Tracking stopped',
  request_failed: 'Request failed',
  request_waiting: 'Request waiting',
  empty_out: 'Empty not returned',
};
