/** Containers that arrive on a day: the account of 10,000 shipments comes to 56 of these. */
export interface Day {
  readonly day: number;
  readonly counts: readonly [onTime: number, late: number, unknown: number];
}

export const colours = ['#0f6fc5', '#c27803', '#64748b'] as const;
export const size = { width: 900, height: 240, left: 40, foot: 24 } as const;

/** Draws stacked bars with two axes. */
export type Draw = (root: HTMLElement, days: readonly Day[]) => void;
