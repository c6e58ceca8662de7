import { instant, type Instant } from '#/time/instant.ts';
import { rootKey, uuid } from './random.ts';

/** A company of the account; a shipment's customer is one (docs/interface.md 3.6). */
export interface Party {
  readonly id: string;
  readonly companyName: string;
  readonly createdAt: Instant;
}

const key = rootKey('parties');
const createdAt = instant(Date.UTC(2025, 1, 3, 9));

/** Whom the simulated account ships for. */
export const plannedParties: readonly Party[] = [
  'Alder & Finch Home',
  'Brightwater Foods',
  'Calloway Tools',
  'Norvik Outdoor',
  'Harrow Lighting',
  'Pemberton Cycles',
  'Tamarack Furniture',
  'Ostrava Pumps',
].map((companyName) => ({ id: uuid(key, companyName), companyName, createdAt }));
