import type { Sum } from '#/domain/charges/sums.ts';
import { counted } from '#/language/plural.ts';
import { comma } from '#/language/punctuation.ts';
import type { AccountFieldTexts } from '#/parts/fields/AccountFieldNotices.tsx';
import { describeSums } from '#/wording/charges.ts';

export const order = 'by terminal, due soonest first';
export const returnsTitle = 'Empties to return';
export const terminalNotReported = 'Terminal not reported';
export const unreadRow = 'This row could not be read';

export const today = 'Today';
export const noDay = 'No day';
export const missedDay = 'missed';
export const days = 'Days';
/** After the day and how many are planned for it. */
export const plannedByKey = (key: number): string => `planned, key ${key}`;
export const lfd = 'LFD';
export const selected = (count: number): string => `${counted(count, 'container')} selected`;
export const clearSelection = 'Clear selection';
export const howTo =
  'Tick containers and choose a day, or drag them to one. Keys 1 to 8 plan the row at hand, 0 clears it.';
export const selectRow = (number: string): string => `Select ${number}`;
export const selectAll = (where: string): string => `Select all at ${where}`;

export const planned = (count: number, day: string): string =>
  `${counted(count, 'container')} planned for ${day}`;
export const cleared = (count: number): string => `Day of ${counted(count, 'container')} cleared`;
export const detailsSet = (count: number): string => `${counted(count, 'container')} changed`;

export const trucker = 'Trucker';
export const emptyReturnTo = 'Empty return to';
export const set = 'Set';

export const expectedOn = 'Expected';
export const appointment = 'Appointment';

export const estimated = (sums: readonly Sum[]): string => `Estimated ${describeSums(sums)}`;
export const nextDay = (sums: readonly Sum[]): string => `${describeSums(sums)} more a day`;
export const reported = (sums: string): string => `Reported ${sums}`;
export const projectedBy = (sums: readonly Sum[]): string => `Projected by then ${describeSums(sums)}`;
/** Followed by the day until which they would wait. */
export const avoided = (sums: readonly Sum[]): string =>
  `Avoided by the days that are planned: ${describeSums(sums)}, against waiting until`;
export const noTariffs = 'No tariff is switched on, so no cost is estimated.';
export const addTariff = 'Add a tariff';

export const suggest = 'Suggest days';
export const trucks = 'Trucks a day at each place';
export const trucksWrong = 'Trucks a day has to be a whole number from 1 to 99.';
export const weekends = 'Also on weekends';
export const suggestNote =
  'Containers that are ready, have no day yet and cost something by a tariff get the days that save most. Those with an appointment keep its day.';
export const nothingToSuggest =
  'No day saves anything: no container is ready, without a day and charged by a tariff.';
/** Followed by the day until which they would wait. */
export const suggested = (count: number, sums: readonly Sum[]): string =>
  `${counted(count, 'container')}: avoids ${describeSums(sums)}, against waiting until`;
export const planThese = (count: number): string => `Plan ${counted(count, 'container')}`;
export const suggestedDone = (count: number): string =>
  `Days of ${counted(count, 'container')} planned as suggested`;

export const empty = {
  title: 'Nothing to pick up',
  text: 'Containers show here once they wait at their terminal, or are expected there within eight days, until the empty is back.',
} as const;
export const emptyLink = 'See all containers';

/** Where the plan is stored. */
export const storage: AccountFieldTexts = {
  shareTitle: 'Share the plan with your team?',
  shareText:
    'The plan is stored in four custom fields of containers, which your account does not have yet: Planned pickup, Trucker, Planned empty return, Empty return to. Everybody with access to the account sees them.',
  define: 'Define the fields',
  stayHere: 'Plan on this device',
  onDevice: {
    chosen: 'This plan is on this device only.',
    forbidden: 'This plan is on this device only: you may not define custom fields of this account.',
    taken: (labels) =>
      `This plan is on this device only: the account uses ${labels.join(comma)} for something else.`,
  },
  share: 'Share with the team',
  leftHere: (count) => `${counted(count, 'container')} planned on this device only.`,
  move: 'Move to the team’s plan',
  discard: 'Discard',
};

export const sheets = 'Sheets';
export const sheetsTitle = 'Sheets for truckers';
export const print = 'Print';
export const saveWorkbook = 'Save as workbook';
export const notSaved = 'The workbook could not be written. Try again.';
