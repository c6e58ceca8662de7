import type { Journey } from '#/domain/journey/journey.ts';
import { freeTimeWords, stepWords } from '#/domain/journey/journeyWords.ts';
import type { Wish } from '#/domain/journey/labels.ts';
import { pointsOf } from '#/domain/journey/points.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { FormatOptions } from '#/time/format.ts';
import { textWidth } from './textWidth.ts';

/** In pixels, of the place and of what happened there. */
export const labelSizes = { title: 13, note: 12 } as const;

/** Two lines at a point of the journey, without its place in pixels. */
export interface JourneyLabel extends Omit<Wish, 'x'> {
  readonly at: number;
  /** Empty where no place is reported. */
  readonly title: string;
  readonly note: string;
  readonly look: string;
}

/** Of its steps, and of the end of its free time. */
export function journeyLabels(journey: Journey, options: FormatOptions): JourneyLabel[] {
  const { freeTime } = journey;
  const labels = pointsOf(journey).map(({ step, priority }) => ({
    at: step.at,
    title: placeName(step.place) ?? '',
    note: stepWords(step, options),
    look: step.state === 'overdue' ? 'fill-attention' : 'fill-ink-soft',
    priority,
  }));
  if (freeTime && freeTime.spans.length > 0) {
    const isPast = freeTime.spans.some(({ kind }) => kind === 'past');
    const [title, note] = freeTimeWords(freeTime, options);
    const look = isPast ? 'fill-problem' : 'fill-ink-soft';
    // While it runs, nothing is asked for more.
    labels.push({ at: freeTime.ends, title, note, look, priority: freeTime.daysLate === null ? 20 : 7 });
  }
  return labels.map((label) => ({
    ...label,
    width: Math.max(textWidth(label.title, labelSizes.title), textWidth(label.note, labelSizes.note)),
  }));
}
