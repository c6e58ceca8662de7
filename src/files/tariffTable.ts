import { maxTariffs } from '#/domain/charges/readTariff.ts';
import type { Tariff, TariffBook, WorkCalendar } from '#/domain/charges/tariff.ts';
import type { ChoiceField, RowProblem, SheetProblem } from '#/domain/charges/tariffProblem.ts';
import {
  readTypedTariff,
  readWhole,
  type TypedStep,
  typeTariff,
  type TypedTariff,
} from '#/domain/charges/typedTariff.ts';
import type { Checked } from '#/domain/records/checked.ts';
import { lookup } from '#/domain/records/lookup.ts';
import { findSheetColumns, isSameTyped } from '#/domain/records/sheetColumns.ts';
import type { Table } from '#/domain/tracking/pastedColumns.ts';
import { choiceLabels, stepCell, yesOrNo } from '#/wording/tariffs.ts';
import * as de from '#/wording/tariffs.ts' with { language: 'de' };
import * as en from '#/wording/tariffs.ts' with { language: 'en' };
import * as es from '#/wording/tariffs.ts' with { language: 'es' };
import * as fr from '#/wording/tariffs.ts' with { language: 'fr' };
import * as zh from '#/wording/tariffs.ts' with { language: 'zh' };

// Tariffs as a sheet, one a row, each column known by its heading. Calendars have no room in it: a tariff names its own.

type Cell = string | number;

interface TariffColumn {
  readonly field: keyof TypedTariff;
  readonly write: (tariff: TypedTariff, calendars: readonly WorkCalendar[]) => Cell;
  /** What it says, or a word that is not known, which `readTariff` then refuses. */
  readonly read: (cell: string, calendars: readonly WorkCalendar[]) => unknown;
}

/** A sheet may have been saved in another language. */
const languages = [en, es, fr, de, zh];

/** As we write it, and as a sheet does that has a kind of cell for it. */
const yes = [...languages.map((words) => words.yesOrNo(true)), 'true'];
const no = [...languages.map((words) => words.yesOrNo(false)), 'false'];

const text = (
  field:
    | 'id'
    | 'name'
    | 'scac'
    | 'port'
    | 'terminal'
    | 'contract'
    | 'currency'
    | 'validFrom'
    | 'validThrough'
    | 'source'
    | 'note',
): TariffColumn => ({ field, write: (tariff) => tariff[field], read: (cell) => cell });

const choice = (field: ChoiceField): TariffColumn => {
  const labels = choiceLabels[field];
  return {
    field,
    write: (tariff) => lookup(labels, tariff[field]) ?? tariff[field],
    read: (cell) => {
      const said = (word: string) => [
        word,
        ...languages.map((words) => lookup(words.choiceLabels[field], word) ?? word),
      ];
      return Object.keys(labels).find((word) => said(word).some(isSameTyped(cell))) ?? cell;
    },
  };
};

const columns: readonly TariffColumn[] = [
  text('name'),
  choice('kind'),
  choice('chargedBy'),
  text('scac'),
  text('port'),
  text('terminal'),
  {
    field: 'equipmentTypes',
    write: ({ equipmentTypes }) => equipmentTypes.join('; '),
    read: (cell) => partsOf(cell).map((part) => part.toLowerCase()),
  },
  {
    field: 'lengths',
    write: ({ lengths }) => lengths.join('; '),
    read: (cell) => partsOf(cell).map((part) => readWhole(part.replace(/ ?ft$/i, ''))),
  },
  {
    field: 'throughMoves',
    write: ({ throughMoves }) => yesOrNo(throughMoves),
    read: (cell) => !no.some(isSameTyped(cell)),
  },
  {
    field: 'isAdditional',
    write: ({ isAdditional }) => yesOrNo(isAdditional),
    read: (cell) => yes.some(isSameTyped(cell)),
  },
  text('contract'),
  choice('clock'),
  choice('firstDay'),
  { field: 'freeDays', write: ({ freeDays }) => Number(freeDays), read: (cell) => cell },
  choice('freeCount'),
  choice('chargedCount'),
  {
    field: 'calendar',
    write: ({ calendar }, calendars) => calendars.find(({ id }) => id === calendar)?.name ?? calendar,
    read: (cell, calendars) =>
      calendars.find(({ id, name }) => id === cell || isSameTyped(cell)(name))?.id ??
      Object.keys(en.calendarNames).find((id) =>
        languages.some(({ calendarNames }) => isSameTyped(cell)(lookup<string>(calendarNames, id) ?? id)),
      ) ??
      cell,
  },
  choice('per'),
  {
    field: 'steps',
    write: ({ steps }) => steps.map(({ fromDay, amount }) => stepCell(fromDay, amount)).join('; '),
    read: readSteps,
  },
  text('currency'),
  choice('validBy'),
  text('validFrom'),
  text('validThrough'),
  text('source'),
  text('note'),
  { field: 'isOn', write: ({ isOn }) => yesOrNo(isOn), read: (cell) => !no.some(isSameTyped(cell)) },
  {
    field: 'isSample',
    write: ({ isSample }) => yesOrNo(isSample),
    read: (cell) => yes.some(isSameTyped(cell)),
  },
  text('id'),
];

export const tariffColumns = columns.map(({ field }) => field);

/** A row for each tariff, a cell for each column. */
export function tariffRows(
  tariffs: readonly Tariff[],
  calendars: readonly WorkCalendar[],
): readonly (readonly Cell[])[] {
  return tariffs.map((tariff) => {
    const typed = typeTariff(tariff);
    return columns.map(({ write }) => write(typed, calendars));
  });
}

/**
 * The tariffs of a sheet in any of our languages. A row with a mistake costs itself, with a problem that names it; without the columns of name and charge
 * there is none.
 *
 * @param calendars those that a row may name
 */
export function readTariffTable(
  table: Table,
  calendars: readonly WorkCalendar[],
): Checked<TariffBook, SheetProblem> {
  const labels = languages.map(({ fieldLabel }) => fieldLabel);
  const found = findSheetColumns(table, tariffColumns, ['name', 'kind'], labels);
  if (!found) return { value: null, problems: [{ code: 'noTable' }] };
  const rows = table.slice(found.top + 1);
  const problems: SheetProblem[] =
    rows.length > maxTariffs ? [{ code: 'tooMany', of: 'tariffs', max: maxTariffs }] : [];
  const tariffs = new Map<string, Tariff>();
  for (const [index, row] of rows.slice(0, maxTariffs).entries()) {
    const typed = Object.fromEntries(
      columns.map(({ field, read }) => [field, read(row[found.at[field]]?.trim() ?? '', calendars)]),
    ) as unknown as TypedTariff; // As far as its words are known: `readTariff` looks.
    // Who writes a sheet by hand gives names, not ids: the same name is the same tariff when it is opened again.
    const { value, problems: own } = readTypedTariff({ ...typed, id: typed.id || typed.name });
    const wrong: RowProblem[] = [...own];
    if (value && tariffs.has(value.id)) wrong.push({ code: 'sameId' });
    if (value && !calendars.some(({ id }) => id === value.calendar)) {
      wrong.push({ code: 'noSuchCalendar', calendar: value.calendar });
    }
    problems.push(
      ...wrong.map((problem) => ({ code: 'inRow', position: index + 1, name: typed.name, problem }) as const),
    );
    if (value && wrong.length === 0) tariffs.set(value.id, value);
  }
  return { value: { tariffs: [...tariffs.values()], calendars: [] }, problems };
}

/** `day 1: 220; day 6: 280.50`, with the word of any language for a day. What has another form has no day and no amount, so that it is refused. */
function readSteps(cell: string): readonly TypedStep[] {
  return partsOf(cell).map((part) => {
    const [, fromDay = '', amount = ''] = /^[^\d:：]*(\d+)[^\d:：]*[:：]\s*(\S+)$/.exec(part) ?? [];
    return { fromDay, amount };
  });
}

const partsOf = (cell: string) =>
  cell
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
