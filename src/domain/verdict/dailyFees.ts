import type { Fee } from '#/domain/records/container.ts';

const daily: readonly string[] = ['demurrage', 'extended_dwell_time'];

/** Whether a source reports fees that run by the day. */
export const runsByDay = (fees: readonly Fee[] | null): boolean =>
  fees?.some(({ type, amount }) => amount > 0 && daily.includes(type)) === true;
