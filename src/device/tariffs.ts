import { readTariff, readWorkCalendar } from '#/domain/charges/readTariff.ts';
import type { Tariff, TariffBook, WorkCalendar } from '#/domain/charges/tariff.ts';
import { sampleTariffs } from '#/wording/sampleTariffs.ts';
import { cachedList, storedStore } from './storage.ts';

const name = 'landfall.tariffs';

interface StoredTariffs extends TariffBook {
  /** Stored tariffs and calendars that this version cannot read; they stay for the one that can. */
  readonly unread: { readonly tariffs: readonly unknown[]; readonly calendars: readonly unknown[] };
}

/** The tariffs that were entered on this device, or opened from a file of the team (docs/charges.md 4). */
export const useTariffs = storedStore<StoredTariffs>(
  name,
  () => ({ tariffs: sampleTariffs, calendars: [], unread: { tariffs: [], calendars: [] } }),
  {
    read: (stored) => {
      if (stored === null || stored === undefined) return {};
      const unread = { tariffs: [] as unknown[], calendars: [] as unknown[] };
      const read = <T>(
        list: keyof typeof unread,
        readOne: (record: unknown) => { readonly value: T | null },
      ) =>
        cachedList(stored, list).flatMap((record) => {
          const { value } = readOne(record);
          if (value === null) unread[list].push(record);
          return value ?? [];
        });
      return {
        tariffs: read<Tariff>('tariffs', readTariff),
        calendars: read<WorkCalendar>('calendars', readWorkCalendar),
        unread,
      };
    },
    write: ({ tariffs, calendars, unread }) => ({
      tariffs: [...tariffs, ...unread.tariffs],
      calendars: [...calendars, ...unread.calendars],
    }),
  },
);
