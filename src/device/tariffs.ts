import { readTariff, readWorkCalendar } from '#/domain/charges/readTariff.ts';
import type { TariffBook } from '#/domain/charges/tariff.ts';
import { sampleTariffs } from '#/wording/sampleTariffs.ts';
import { entryStore } from './entryStore.ts';

/** The tariffs of the team, with its calendars (docs/charges.md 4). */
export const useTariffs = entryStore<TariffBook>(
  'landfall.tariffs',
  { tariffs: readTariff, calendars: readWorkCalendar },
  { tariffs: sampleTariffs },
);
