import type { Tariff } from '#/domain/charges/tariff.ts';
import { lookup } from '#/domain/records/lookup.ts';
import { inSentence } from '#/language/inSentence.ts';
import { counted } from '#/language/plural.ts';
import { clockLabels } from '#/wording/tariffs.ts';

export const notReported = 'Not reported';
export const none = 'None';
export const nothingCharged = 'Nothing charged';

export const earliest = '(earliest)';
/** Of a last free day that does not count any more. */
export const leftPlace = '(history: left the port)';
/** Of a last free day that a tariff of the team has. */
export const byTariff = (name: string): string => `By tariff: ${name}`;
export const tariffBasis = ({ freeDays, freeCount, clock }: Tariff): string =>
  `${counted(freeDays, freeCount === 'working' ? 'working day' : 'day')} after ${inSentence(clockLabels[clock])}`;
export const dateSources = 'Date sources';
export const zoneUnknown = 'zone unknown';
export const inPlace = (place: string): string => `in ${place}`;
export const notCounted = (reason: string): string => `Days left not counted. ${reason}`;
export const pickedUpInTime = 'Picked up in time.';
export const pickedUpLate = (days: number): string =>
  `Picked up ${counted(days, 'day')} after the earliest one.`;

export const clearedBy = (who: string): string => `Cleared by ${who}`;

const feeTypes: Readonly<Record<string, string>> = {
  demurrage: 'Demurrage',
  exam: 'Exam fee',
  extended_dwell_time: 'Extended dwell time',
  other: 'Other',
  total: 'Total as reported',
};
/** A kind of fee in our words; one we do not know as it came. */
export const feeName = (type: string): string => lookup(feeTypes, type) ?? type;
