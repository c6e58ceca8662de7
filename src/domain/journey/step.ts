import type { Place } from '#/domain/records/place.ts';
import type { Moment } from '#/time/moment.ts';

/**
 * `actual`: it happened, at the time that is reported. `assumed`: it happened, and only its estimate is reported, which is the best that is known.
 * `estimated`: to come. `overdue`: its estimate has passed without an actual.
 */
export type StepState = 'actual' | 'assumed' | 'estimated' | 'overdue';

/** One thing that moves a container on, such as the departure of its vessel. */
export interface Step {
  /** The name of its event (docs/interface.md 5.1), or `appointment`. */
  readonly name: string;
  readonly place: Place | null;
  /** As it is reported. */
  readonly when: Moment;
  /**
   * Where it stands on the line, in milliseconds since 1970: never before the step before it, and never after now once it
   * has happened, whatever the records say.
   */
  readonly at: number;
  readonly state: StepState;
}

export function isDone({ state }: Pick<Step, 'state'>): boolean {
  return state === 'actual' || state === 'assumed';
}
