import type { MomentText } from './format.ts';

/** A moment in one line of text: `Wed 12 Aug 14:05 PDT`. */
export function momentLine({ date, time, zone }: MomentText): string {
  return [date, time, zone].filter((part) => part !== null).join(' ');
}
