import type { Stage } from '#/domain/timeline/stage.ts';

const stages: Readonly<Record<Stage, string>> = {
  notDeparted: 'Not departed',
  vessel_departed: 'At sea',
  vessel_arrived: 'In port',
  vessel_discharged: 'At terminal',
  port_out: 'On the way inland',
  rail_departed: 'On rail',
  arrived_at_inland_destination: 'At destination',
  full_out: 'Out',
  empty_in: 'Complete',
};

/** Where it is by the last milestone that the records prove: `At sea`. */
export const describeStage = (stage: Stage): string => stages[stage];
