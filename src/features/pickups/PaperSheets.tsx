import { pageLanguage } from '#/device/pageLanguage.ts';
import type { TruckerSheet } from '#/domain/pickups/sheets.ts';
import { paperLine } from '#/files/paperLine.ts';
import { type Language, languageTags } from '#/language/languages.ts';
import { findLink } from '#/parts/messages/findLink.ts';
import { QrCode } from '#/parts/messages/QrCode.tsx';
import { PaperFoot } from '#/parts/pages/PaperFoot.tsx';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import type { Instant } from '#/time/instant.ts';
import { Table, type TableColumn } from '#/ui/Table.tsx';
import * as sheetWords from '#/wording/sheetWords.ts';
import { describeLine } from '#/wording/truckerSheets.ts';

const own = { describeLine, sheetWords, paperLine };

/** The sheets of truckers, each on paper of its own: a row for each container, with its page as a QR code. */
export function PaperSheets({
  sheets,
  language = pageLanguage,
  writer = own,
  readAt,
}: {
  sheets: readonly TruckerSheet[];
  /** Of the sheets, and what writes in it. */
  language?: Language;
  writer?: typeof own;
  readAt: Instant | null;
}) {
  const { sheetWords: words, describeLine: describe, paperLine: write } = writer;
  const format = useFormatOptions();
  return (
    <>
      {sheets.map(({ trucker, lines }, index) => (
        <section
          key={trucker ?? ''}
          lang={languageTags[language]}
          style={index > 0 ? { breakBefore: 'page' } : undefined}
        >
          <h1>{words.sheetTitle(trucker)}</h1>
          <p>{words.sheetCount(lines.length)}</p>
          <Table
            look="paper"
            className="paper-rows"
            columns={sheetColumns(words).map((column, at) => ({
              ...column,
              heading: words.paperColumns[at],
            }))}
            rows={lines.map((line) => ({ id: line.row.container.id, ...describe(line, format) }))}
            keyOf={({ id }) => id}
          />
          <PaperFoot readAt={readAt} write={write} />
        </section>
      ))}
    </>
  );
}

/** As `paperColumns` of the words heads them. */
const sheetColumns = (
  words: (typeof own)['sheetWords'],
): readonly Omit<TableColumn<ReturnType<(typeof own)['describeLine']>>, 'heading'>[] => [
  { key: 'tick', cellLabel: words.toTick, cell: () => <span className="paper-tick" /> },
  {
    key: 'container',
    cell: ({ number, size, weight }) => (
      <>
        <span className="num font-semibold">{number}</span>
        {size !== null && <div>{size}</div>}
        {weight !== null && <div className="whitespace-nowrap">{weight}</div>}
      </>
    ),
  },
  {
    key: 'where',
    cell: ({ task, place, notReady, returnTo }) => (
      <>
        {words.taskAt(task, place)}
        {notReady !== null && <div className="font-semibold">{notReady}</div>}
        {returnTo !== null && <div>{words.emptyTo(returnTo)}</div>}
      </>
    ),
  },
  { key: 'day', cell: ({ date }) => date },
  {
    key: 'freeDay',
    cell: ({ freeDay, appointment }) => (
      <>
        {freeDay !== null && <div>{words.lfd(freeDay)}</div>}
        {appointment !== null && <div>{words.at(appointment)}</div>}
      </>
    ),
  },
  {
    key: 'page',
    cell: ({ number }) => <QrCode text={findLink(number)} label={words.qrOf(number)} width="22mm" ecc="Q" />,
  },
];
