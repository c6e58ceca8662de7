import { lookup } from '#/domain/records/lookup.ts';
import type { Journey } from './journey.ts';
import { isDone, type Step } from './step.ts';

/** A step that has a mark on the line. */
export interface Point {
  readonly step: Step;
  /** Of two labels that have no room beside each other, the one with the higher number stands. */
  readonly priority: number;
}

/** What is marked, and how much a reader wants to know of it. Other steps only part the moves. */
const priorities: Readonly<Record<string, number>> = {
  empty_out: 4,
  full_in: 2,
  feeder_departed: 5,
  feeder_arrived: 5,
  vessel_departed: 8,
  transshipment_arrived: 6,
  transshipment_departed: 3,
  vessel_arrived: 10,
  vessel_discharged: 1,
  port_out: 5,
  rail_departed: 5,
  arrived_at_inland_destination: 9,
  appointment: 8,
  full_out: 8,
  delivered: 2,
  empty_in: 7,
};
/** What comes next is asked for before anything else. */
const nextFirst = 4;

/** The marks of a journey in their order. */
export function pointsOf({ steps }: Journey): Point[] {
  const next = steps.find((step) => !isDone(step));
  return steps.flatMap((step) => {
    const priority = lookup(priorities, step.name);
    return priority === undefined
      ? []
      : [{ step, priority: step === next ? priority + nextFirst : priority }];
  });
}
