import { useState } from 'react';
import { newId } from '#/device/newId.ts';
import { useTariffs } from '#/device/tariffs.ts';
import { removeCalendar, removeTariff, saveCalendar, saveTariff, takeOver } from '#/device/tariffWrites.ts';
import type { Tariff, TariffBook } from '#/domain/charges/tariff.ts';
import { mergeBooks, maxFileSize, readTariffFile, writeTariffFile } from '#/domain/charges/tariffFile.ts';
import { type TypedTariff, typeTariff } from '#/domain/charges/typedTariff.ts';
import { byDay } from '#/domain/charges/workCalendars.ts';
import { useDone } from '#/features/settings/done.ts';
import { type Offer, OfferDialog } from '#/features/settings/files/OfferDialog.tsx';
import { openEntries } from '#/features/settings/files/openEntries.ts';
import { TeamFiles } from '#/features/settings/files/TeamFiles.tsx';
import { takenOver } from '#/features/settings/files/words.ts';
import { SettingsFrame } from '#/features/settings/SettingsFrame.tsx';
import { changed, create, created, deleted, edit, nameOfCopy, save } from '#/features/settings/words.ts';
import { saveText } from '#/files/saveFile.ts';
import { readTariffTable, tariffColumns, tariffRows } from '#/files/tariffTable.ts';
import { saveForPrograms } from '#/parts/files/saveForPrograms.ts';
import { settingsLabels } from '#/parts/pages/settingsWords.ts';
import { Button } from '#/ui/Button.tsx';
import { describeTariffFileProblem } from '#/wording/tariffProblems.ts';
import { namedCalendars } from '#/wording/workCalendars.ts';
import { CalendarForm, CalendarList, type TypedCalendar } from './calendars.tsx';
import { TariffForm } from './TariffForm.tsx';
import { TariffList } from './TariffList.tsx';
import * as words from './words.ts';

/** What is filled in: as it was when the form was first opened, and as it was typed since. */
interface Filling<Typed> {
  readonly start: Typed;
  readonly typed: Typed;
  /** The id of what it takes the place of; null for a new one. */
  readonly inPlaceOf: string | null;
}

type Open =
  | ({ readonly kind: 'tariff' } & Filling<TypedTariff>)
  | ({ readonly kind: 'calendar' } & Filling<TypedCalendar>)
  | { readonly kind: 'offer'; readonly offer: Offer<TariffBook> };

/** The tariffs of a team: enter them, switch them, share them as a file. Every change is in force at once, and can be undone. */
export function TariffsPage() {
  const { tariffs, calendars } = useTariffs();
  const [open, setOpen] = useState<Open | null>(null);
  const { done, say, sayLeft } = useDone();
  const book = { tariffs, calendars };
  const allCalendars = [...calendars, ...namedCalendars];
  const close = () => setOpen(null);

  const openTariff = (typed: TypedTariff, inPlaceOf: string | null = null) =>
    setOpen({ kind: 'tariff', start: typed, typed, inPlaceOf });
  const openCalendar = (typed: TypedCalendar, inPlaceOf: string | null = null) =>
    setOpen({ kind: 'calendar', start: typed, typed, inPlaceOf });
  /** What was typed and not saved is one press away. */
  const leave = (left: Open & { kind: 'tariff' | 'calendar' }) => {
    close();
    if (left.typed !== left.start) sayLeft(left.typed.name, () => setOpen(left));
  };

  return (
    <>
      <SettingsFrame
        title={settingsLabels.tariffs}
        intro={words.intro}
        done={done}
        action={
          <Button look="primary" onClick={() => openTariff({ ...blankTariff, id: newId() })}>
            {words.newTariff}
          </Button>
        }
      >
        <TariffList
          tariffs={tariffs}
          calendars={allCalendars}
          onSwitch={(tariff, isOn) => say(words.switched(tariff.name, isOn), saveTariff({ ...tariff, isOn }))}
          onEdit={(tariff) => openTariff(tariff.isSample ? ownOf(tariff) : typeTariff(tariff), tariff.id)}
          onDuplicate={(tariff) => openTariff({ ...ownOf(tariff), name: nameOfCopy(tariff.name) })}
          onRemove={({ id, name }) => say(deleted(name), removeTariff(id))}
        />
        <CalendarList
          calendars={calendars}
          onAdd={() => openCalendar({ ...blankCalendar, id: newId() })}
          onEdit={(calendar) => openCalendar(calendar, calendar.id)}
          onDuplicate={(calendar) =>
            openCalendar({
              ...calendar,
              id: newId(),
              name: nameOfCopy(calendar.name),
              holidays: calendar.holidays.toSorted(byDay),
            })
          }
          onRemove={({ id, name }) => {
            const users = tariffs.filter(({ calendar }) => calendar === id).length;
            say(`${deleted(name)}${words.usedBy(users)}`, removeCalendar(id));
          }}
        />
        <TeamFiles
          title={words.fileTitle}
          hint={`${words.fileHint} ${words.sheetHint}`}
          accept={acceptedFiles}
          saves={[
            { label: words.saveJson, save: () => saveText('json', writeTariffFile(book), words.fileName) },
            { label: words.saveSheet, save: () => saveTeamSheet(book) },
          ]}
          isInDialog={open !== null}
          onRead={(file) => openTeamFile(file, book)}
          onOffer={(offer) => setOpen({ kind: 'offer', offer })}
        />
      </SettingsFrame>
      {open?.kind === 'tariff' && (
        <TariffForm
          {...formWords(open, words.newTariff)}
          initial={open.typed}
          calendars={allCalendars}
          onClose={(typed) => leave({ ...open, typed })}
          onSave={(tariff) => {
            say(savedAs(open, tariff.name), saveTariff(tariff, open.inPlaceOf ?? tariff.id));
            close();
          }}
        />
      )}
      {open?.kind === 'calendar' && (
        <CalendarForm
          {...formWords(open, words.newCalendar)}
          initial={open.typed}
          onClose={(typed) => leave({ ...open, typed })}
          onSave={(calendar) => {
            say(savedAs(open, calendar.name), saveCalendar(calendar));
            close();
          }}
        />
      )}
      {open?.kind === 'offer' && (
        <OfferDialog
          offer={open.offer}
          change={open.offer.value && mergeBooks(book, open.offer.value)}
          onClose={close}
          onTake={(file, count) => {
            say(takenOver(count, open.offer.name), takeOver(file));
            close();
          }}
        />
      )}
    </>
  );
}

const acceptedFiles = '.json,.xlsx,.csv,.tsv,.txt';

/** All that is in a file of a team: JSON, or a sheet, whose tariffs name calendars of this device. Never throws. */
const openTeamFile = (file: File, { calendars }: TariffBook) =>
  openEntries(file, {
    maxSize: maxFileSize,
    readText: readTariffFile,
    sheet: {
      text: /\.json$/i,
      readTable: (table) => readTariffTable(table, [...calendars, ...namedCalendars]),
    },
    describe: describeTariffFileProblem,
  });

/** @throws {Error} where the writer cannot be loaded or fails */
async function saveTeamSheet({ tariffs, calendars }: TariffBook): Promise<void> {
  const rows = tariffRows(tariffs, [...calendars, ...namedCalendars]);
  await saveForPrograms(
    'xlsx',
    (headings) => ({ headings: tariffColumns.map(headings.tariffs), rows, sheet: words.sheetName }),
    words.fileName,
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

/** What a form says of itself. */
function formWords({ start, inPlaceOf }: Filling<{ readonly name: string }>, titleOfNew: string) {
  return inPlaceOf === null
    ? { title: titleOfNew, submit: create }
    : { title: edit(start.name), submit: save };
}

const savedAs = ({ inPlaceOf }: Filling<unknown>, name: string) =>
  inPlaceOf === null ? created(name) : changed(name);
