import type { ChargePart } from '#/domain/charges/charge.ts';
import type { Charger, ChargeKind, Tariff } from '#/domain/charges/tariff.ts';
import { lowerCase } from '#/language/lowerCase.ts';
import { counted } from '#/language/plural.ts';
import { comma } from '#/language/punctuation.ts';
import { describeAmount } from '#/wording/charges.ts';
import { chargerLabels, chargeKindLabels } from '#/wording/tariffs.ts';

export const costsTitle = 'Cost of waiting';
export const noneOn = 'No tariff is switched on, so no cost is estimated.';
export const noneFits = 'No tariff for this container.';
export const addTariff = 'Add a tariff';
export const tariffs = 'Tariffs';

export const daysCaption = 'What waiting costs, by day';
export const columns = {
  day: 'Waits until',
  sum: 'Estimated in all',
  added: 'Avoided by pickup today',
} as const;
/** Of a container that is out, whose empty is to be returned. */
export const columnsOut = {
  day: 'Returned on',
  sum: 'Estimated in all',
  added: 'Avoided by return today',
} as const;
export const today = 'Today';
export const nothing = 'Nothing';

export const chargeTitle = (kind: ChargeKind, chargedBy: Charger): string =>
  `${chargeKindLabels[kind]} (${lowerCase(chargerLabels[chargedBy])})`;
export const byTariff = (name: string, matched: readonly string[]): string =>
  `${name}: ${matched.length > 0 ? `matches ${matched.join(comma)}` : 'for any container'}`;
export const notBegun = 'The clock has not started.';
export const freeUntil = 'Free until';
export const freeDays = ({ freeDays: days, freeCount, clock }: Tariff): string | null =>
  clock === 'last_free_day' ? null : counted(days, freeCount === 'working' ? 'working day' : 'day');
export const part = ({ days, amount }: ChargePart, { currency, per }: Tariff): string =>
  per === 'container'
    ? `${describeAmount(amount, currency)}, once`
    : `${counted(days, 'day')} at ${describeAmount(amount, currency)}`;
export const dearer = (amount: number, currency: string): string =>
  `${describeAmount(amount, currency)} a day from`;
export const ended = 'Ended';

/** For who hears the table. */
export const proofCaption = (tariff: string): string => `Day by day by the tariff ${tariff}`;
export const saveProof = 'Save days as workbook';
export const proofSubject = (container: string): string => `Charges of ${container}`;

export const differs = (kind: ChargeKind, reported: string, estimated: string): string =>
  `${chargeKindLabels[kind]}: ${reported} reported, ${estimated} estimated. Check the invoice.`;
