import { newId } from '#/device/newId.ts';
import { useTariffs } from '#/device/tariffs.ts';
import type { Tariff, TariffBook } from '#/domain/charges/tariff.ts';
import { maxFileSize, readTariffFile, writeTariffFile } from '#/domain/charges/tariffFile.ts';
import { type TypedTariff, typeTariff } from '#/domain/charges/typedTariff.ts';
import { byDay } from '#/domain/charges/workCalendars.ts';
import {
  type Entries,
  EntriesPage,
  type EntryFiles,
  type EntryKind,
} from '#/features/settings/entries/EntriesPage.tsx';
import { openEntries } from '#/features/settings/files/openEntries.ts';
import { saveText } from '#/files/saveFile.ts';
import { readTariffTable, tariffColumns, tariffRows } from '#/files/tariffTable.ts';
import { saveForPrograms } from '#/parts/files/saveForPrograms.ts';
import { settingsLabels } from '#/parts/pages/settingsWords.ts';
import { describeTariffFileProblem } from '#/wording/tariffProblems.ts';
import { namedCalendars } from '#/wording/workCalendars.ts';
import { CalendarForm, CalendarList, type TypedCalendar } from './calendars.tsx';
import { TariffForm } from './TariffForm.tsx';
import { TariffList } from './TariffList.tsx';
import * as words from './words.ts';

const fileName = 'tariffs';

/** The tariffs of a team, and its calendars. */
export const TariffsPage = () => <EntriesPage {...tariffsPage} />;

/** @throws {Error} where the writer cannot be loaded or fails */
async function saveTeamSheet({ tariffs, calendars }: TariffBook): Promise<void> {
  const rows = tariffRows(tariffs, [...calendars, ...namedCalendars]);
  await saveForPrograms(
    'xlsx',
    (headings) => ({ headings: tariffColumns.map(headings.tariffs), rows, sheet: words.sheetName }),
    fileName,
  );
}

const blankTariff: TypedTariff = {
  id: '',
  name: '',
  kind: 'demurrage',
  chargedBy: 'carrier',
  scac: '',
  port: '',
  terminal: '',
  equipmentTypes: [],
  lengths: [],
  throughMoves: false,
  isAdditional: false,
  contract: '',
  clock: 'discharge',
  firstDay: 'next_midnight',
  freeDays: '',
  freeCount: 'calendar',
  chargedCount: 'calendar',
  calendar: 'US',
  per: 'day',
  steps: [{ fromDay: '1', amount: '' }],
  currency: 'USD',
  validBy: 'clock_start',
  validFrom: '',
  validThrough: '',
  source: '',
  note: '',
  isOn: true,
  isSample: false,
};

const blankCalendar: TypedCalendar = { id: '', name: '', weekend: [0, 6], holidays: [], through: '' };

/** One of the team in place of a sample, or beside another: a sample that a colleague has stays a sample. */
const ownOf = (tariff: Tariff): TypedTariff => ({
  ...typeTariff(tariff),
  id: newId(),
  isOn: true,
  isSample: false,
  source: tariff.isSample ? '' : tariff.source,
});

const tariffKind: EntryKind<TariffBook, 'tariffs', TypedTariff> = {
  list: 'tariffs',
  add: words.newTariff,
  blank: blankTariff,
  toEdit: (tariff) => (tariff.isSample ? ownOf(tariff) : typeTariff(tariff)),
  toCopy: ownOf,
  Form: TariffForm,
};

const calendarKind: EntryKind<TariffBook, 'calendars', TypedCalendar> = {
  list: 'calendars',
  add: words.newCalendar,
  blank: blankCalendar,
  toEdit: (calendar) => calendar,
  toCopy: (calendar) => ({ ...calendar, holidays: calendar.holidays.toSorted(byDay) }),
  Form: CalendarForm,
};

const files: EntryFiles<TariffBook> = {
  title: words.fileTitle,
  hint: `${words.fileHint} ${words.sheetHint}`,
  accept: '.json,.xlsx,.csv,.tsv,.txt',
  saves: [
    { label: words.saveJson, save: (book) => saveText('json', writeTariffFile(book), fileName) },
    { label: words.saveSheet, save: saveTeamSheet },
  ],
  // A sheet names calendars of this device.
  open: (file, { calendars }) =>
    openEntries(file, {
      maxSize: maxFileSize,
      readText: readTariffFile,
      sheet: {
        text: /\.json$/i,
        readTable: (table) => readTariffTable(table, [...calendars, ...namedCalendars]),
      },
      describe: describeTariffFileProblem,
    }),
};

const tariffsPage: Entries<TariffBook, 'tariffs', TypedTariff> = {
  title: settingsLabels.tariffs,
  intro: words.intro,
  none: words.none,
  store: useTariffs,
  kind: tariffKind,
  renderList: ({ tariffs, calendars }, { onChange, ...acts }) => (
    <TariffList
      tariffs={tariffs}
      calendars={[...calendars, ...namedCalendars]}
      onSwitch={(tariff, isOn) => onChange({ ...tariff, isOn }, words.switched(tariff.name, isOn))}
      {...acts}
    />
  ),
  renderOthers: ({ tariffs, calendars }, actsOf) => {
    const { onRemove, ...acts } = actsOf(calendarKind);
    return (
      <CalendarList
        calendars={calendars}
        onRemove={(calendar) =>
          onRemove(calendar, words.usedBy(tariffs.filter((tariff) => tariff.calendar === calendar.id).length))
        }
        {...acts}
      />
    );
  },
  files,
};
