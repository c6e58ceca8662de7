import type { Tariff, TariffBook, WorkCalendar } from '#/domain/charges/tariff.ts';
import { mergeBooks } from '#/domain/charges/tariffFile.ts';
import { useTariffs } from './tariffs.ts';

interface Entry {
  readonly id: string;
}

/** Puts back what one write changed; what was written since stays. */
type Undo = () => void;

/** @param inPlaceOf the id of the one that it replaces, where that is another */
export const saveTariff = (tariff: Tariff, inPlaceOf = tariff.id): Undo =>
  write(({ tariffs, calendars }) => ({ tariffs: saved(tariffs, tariff, inPlaceOf), calendars }));

export const removeTariff = (id: string): Undo =>
  write(({ tariffs, calendars }) => ({ tariffs: without(tariffs, id), calendars }));

export const saveCalendar = (calendar: WorkCalendar): Undo =>
  write(({ tariffs, calendars }) => ({ tariffs, calendars: saved(calendars, calendar, calendar.id) }));

export const removeCalendar = (id: string): Undo =>
  write(({ tariffs, calendars }) => ({ tariffs, calendars: without(calendars, id) }));

/** Takes over all that is in a file. */
export const takeOver = (file: TariffBook): Undo => write((own) => mergeBooks(own, file).book);

function write(change: (book: TariffBook) => TariffBook): Undo {
  const { getState, setState } = useTariffs;
  const before = getState();
  const after = change(before);
  setState(after);
  return () =>
    setState(({ tariffs, calendars }) => ({
      tariffs: undone(tariffs, before.tariffs, after.tariffs),
      calendars: undone(calendars, before.calendars, after.calendars),
    }));
}

function saved<T extends Entry>(list: readonly T[], one: T, inPlaceOf: string): readonly T[] {
  const isThere = list.some(({ id }) => id === inPlaceOf);
  return isThere ? list.map((other) => (other.id === inPlaceOf ? one : other)) : [...list, one];
}

const without = <T extends Entry>(list: readonly T[], gone: string): readonly T[] =>
  list.filter(({ id }) => id !== gone);

function undone<T extends Entry>(now: readonly T[], before: readonly T[], after: readonly T[]): readonly T[] {
  const [old, written] = [new Set(before), new Set(after)];
  const changed = new Set(
    [...before.filter((one) => !written.has(one)), ...after.filter((one) => !old.has(one))].map(
      ({ id }) => id,
    ),
  );
  return [...now.filter(({ id }) => !changed.has(id)), ...before.filter(({ id }) => changed.has(id))];
}
