import { type AlertNotice, exceptionText } from '#/domain/alerts/alertNotices.ts';
import { freeDayDue } from '#/domain/exceptions/words.ts';
import { daysLeftCount } from '#/domain/pickup/words.ts';
import { useFormatOptions } from '#/parts/useFormatOptions.ts';
import { addDays } from '#/time/calendarDay.ts';
import { localDay } from '#/time/localDay.ts';
import { sample } from './words.ts';

/** A notification as it would be about a container that nobody has. */
export function useSampleNotice(): AlertNotice {
  const format = useFormatOptions();
  const day = addDays(localDay(format.now, format.viewer), 2);
  const { number, ...facts } = sample;
  const due = {
    kind: 'moment',
    label: freeDayDue,
    words: daysLeftCount(2),
    moment: { kind: 'day', day },
  } as const;
  const text = exceptionText({ ...facts, subject: { number }, due }, format);
  return { ...text, tag: 'test', address: '/settings/alerts' };
}
