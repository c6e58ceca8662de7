import type { Instant } from '#/time/instant.ts';
import { instant } from '#/time/instant.ts';
import { type Moment, sortKey } from '#/time/moment.ts';

/** A call of a vessel on a time slider: filled by what is known now, open by what was expected first. */
export interface TimeMark {
  readonly at: Instant;
  readonly kind: 'actual' | 'estimated' | 'original';
  readonly label: string;
}

/** @param moment null where it is not reported: there is no mark then */
export function timeMark(moment: Moment | null, kind: TimeMark['kind'], label: string): TimeMark[] {
  return moment ? [{ at: instant(sortKey(moment)), kind, label }] : [];
}

/** A mark with its place on the slider, from 0 to 1, and whether its label has room. */
export interface PlacedMark extends TimeMark {
  readonly share: number;
  readonly isLabelled: boolean;
}

/** Of the width of the slider: about that of a label on a phone. */
const labelWidth = 0.3;
const importance = ['estimated', 'actual', 'original'] as const;

/** The marks within a span. Of two whose labels would meet, the more important one keeps its own. */
export function placeMarks(marks: readonly TimeMark[], from: Instant, until: Instant): PlacedMark[] {
  const inside = marks.filter(({ at }) => at >= from && at <= until);
  const labelled: number[] = [];
  return inside
    .toSorted((a, b) => importance.indexOf(a.kind) - importance.indexOf(b.kind) || b.at - a.at)
    .map((mark) => {
      const share = until > from ? (mark.at - from) / (until - from) : 0;
      const isLabelled = labelled.every((other) => Math.abs(other - share) >= labelWidth);
      if (isLabelled) labelled.push(share);
      return { ...mark, share, isLabelled };
    });
}
