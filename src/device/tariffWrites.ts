import type { Tariff, TariffBook, WorkCalendar } from '#/domain/charges/tariff.ts';
import { mergeBooks } from '#/domain/charges/tariffFile.ts';
import { type Undo, undoEntries, withEntry, withoutEntry } from './entryLists.ts';
import { useTariffs } from './tariffs.ts';

/** @param inPlaceOf the id of the one that it replaces, where that is another */
export const saveTariff = (tariff: Tariff, inPlaceOf = tariff.id): Undo =>
  write(({ tariffs, calendars }) => ({ tariffs: withEntry(tariffs, tariff, inPlaceOf), calendars }));

export const removeTariff = (id: string): Undo =>
  write(({ tariffs, calendars }) => ({ tariffs: withoutEntry(tariffs, id), calendars }));

export const saveCalendar = (calendar: WorkCalendar): Undo =>
  write(({ tariffs, calendars }) => ({ tariffs, calendars: withEntry(calendars, calendar, calendar.id) }));

export const removeCalendar = (id: string): Undo =>
  write(({ tariffs, calendars }) => ({ tariffs, calendars: withoutEntry(calendars, id) }));

/** Takes over all that is in a file. */
export const takeOver = (file: TariffBook): Undo => write((own) => mergeBooks(own, file).book);

function write(change: (book: TariffBook) => TariffBook): Undo {
  const { getState, setState } = useTariffs;
  const before = getState();
  const after = change(before);
  setState(after);
  return () =>
    setState(({ tariffs, calendars }) => ({
      tariffs: undoEntries(tariffs, before.tariffs, after.tariffs),
      calendars: undoEntries(calendars, before.calendars, after.calendars),
    }));
}
