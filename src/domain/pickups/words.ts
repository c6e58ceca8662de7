import { missingReasons } from '#/domain/charges/words.ts';
import type { WaitingCost } from './waitingCost.ts';

/** The custom fields of a plan, as an account shows them. */
export const planFieldLabels = {
  planned_pickup_on: 'Planned pickup',
  trucker: 'Trucker',
  planned_return_on: 'Planned empty return',
  empty_return_to: 'Empty return to',
} as const;

/** Why there is no sum. */
export const noSumReasons: Readonly<Record<WaitingCost['missing'][number], string>> = {
  ...missingReasons,
  tariff: 'No sum: no tariff for this container.',
  notBegun: 'No sum yet: its clock has not started.',
};

/** What a truck is sent for. */
export const sheetTasks = { pickup: 'Pick up', return: 'Return empty' } as const;
export const placeUnknown = 'Terminal not reported';
