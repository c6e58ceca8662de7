import type { NamedFieldSet } from '#/domain/accountFields/accountFields.ts';
import { planFields, type PlanSlug } from '#/domain/pickups/plan.ts';
import type { WaitingCost } from '#/domain/pickups/waitingCost.ts';
import { missingReasons } from './charges.ts';

/** The custom fields of a plan, as an account shows them. */
const planFieldLabels = {
  planned_pickup_on: 'Planned pickup',
  trucker: 'Trucker',
  planned_return_on: 'Planned empty return',
  empty_return_to: 'Empty return to',
} as const;

export const namedPlanFields: NamedFieldSet<PlanSlug> = { ...planFields, labels: planFieldLabels };

/** Why there is no sum. */
export const noSumReasons: Readonly<Record<WaitingCost['missing'][number], string>> = {
  ...missingReasons,
  tariff: 'No sum: no tariff for this container.',
  notBegun: 'No sum yet: its clock has not started.',
};
