import { axisOf, xOf } from '#/domain/journey/axis.ts';
import { drawnJourney } from '#/domain/journey/drawn.ts';
import type { FreeTime } from '#/domain/journey/freeTime.ts';
import type { Journey } from '#/domain/journey/journey.ts';
import { pointsOf } from '#/domain/journey/points.ts';
import type { Step, StepState } from '#/domain/journey/step.ts';
import { lineLength, type SharedJourney, type SharedStretch } from './snapshot.ts';

/** The line of a journey in whole numbers, so that it is drawn without knowing a date. */
export interface JourneyLine extends Pick<SharedJourney, 'moves' | 'freeTime' | 'now'> {
  readonly journey: Journey;
  readonly marks: readonly JourneyMark[];
}

/** A step, or the end of the free time, on the line. */
export type JourneyMark = {
  readonly at: number;
  readonly state: StepState;
  readonly priority: number;
} & (
  | { readonly code: 'step'; readonly step: Step }
  | { readonly code: 'freeTime'; readonly freeTime: FreeTime }
);

/** Above it stands what comes next, below it what has happened (points.ts). */
const freeTimePriority = 7;

/** Null where nothing is dated. */
export function journeyLine(journey: Journey): JourneyLine | null {
  const { freeTime } = journey;
  const points = pointsOf(journey);
  if (points.length === 0) return null;
  const axis = axisOf(journey);
  const drawn = drawnJourney(journey, axis, lineLength);
  const at = (time: number) => Math.round(xOf(time, axis, lineLength));
  const stretch = ({ kind, state, x, width }: (typeof drawn.moves)[number]): SharedStretch => [
    kind,
    state,
    x,
    width,
  ];
  const marks = points.map(({ step, priority }): JourneyMark => {
    return { code: 'step', at: at(step.at), state: step.state, priority, step };
  });
  if (freeTime && freeTime.spans.length > 0) {
    const state = freeTime.ends > journey.now ? 'estimated' : 'actual';
    marks.push({ code: 'freeTime', at: at(freeTime.ends), state, priority: freeTimePriority, freeTime });
  }
  return {
    journey,
    moves: drawn.moves.map(stretch),
    freeTime: drawn.freeTime.map(stretch),
    now: drawn.now,
    marks,
  };
}
