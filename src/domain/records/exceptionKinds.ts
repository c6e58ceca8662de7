/** What an exception is about. Of those with the same priority, the earlier kind comes first. */
export const exceptionKinds = [
  'free_day_over',
  'free_day_near',
  'free_day_stale',
  'hold',
  'hold_unclear',
  'not_ready',
  'eta_slipped',
  'not_seen',
  'tracking_stopped',
  'request_failed',
  'request_waiting',
  'empty_out',
  'no_answer',
] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];
