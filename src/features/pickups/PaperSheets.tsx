import { pageLanguage } from '#/device/language.ts';
import type { SheetLine, TruckerSheet } from '#/domain/pickups/sheets.ts';
import { paperLine } from '#/files/paperLine.ts';
import { type Language, languageTags } from '#/language/languages.ts';
import { findLink } from '#/parts/messages/findLink.ts';
import { QrCode } from '#/parts/messages/QrCode.tsx';
import { PaperFoot } from '#/parts/pages/PaperFoot.tsx';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import type { Instant } from '#/time/instant.ts';
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
  const { sheetWords: words, paperLine: write } = writer;
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
          <table className="paper-rows">
            <thead>
              <tr>
                {words.paperColumns.map((label) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <Row key={line.row.container.id} line={line} writer={writer} />
              ))}
            </tbody>
          </table>
          <PaperFoot readAt={readAt} write={write} />
        </section>
      ))}
    </>
  );
}

function Row({ line, writer }: { line: SheetLine; writer: typeof own }) {
  const { sheetWords: words, describeLine: describe } = writer;
  const format = useFormatOptions();
  const { number, size, weight, date, task, place, freeDay, appointment, notReady, returnTo } = describe(
    line,
    format,
  );
  return (
    <tr>
      <td aria-label={words.toTick}>
        <span className="paper-tick" />
      </td>
      <td>
        <span className="num font-semibold">{number}</span>
        {size !== null && <div>{size}</div>}
        {weight !== null && <div className="whitespace-nowrap">{weight}</div>}
      </td>
      <td>
        {words.taskAt(task, place)}
        {notReady !== null && <div className="font-semibold">{notReady}</div>}
        {returnTo !== null && <div>{words.emptyTo(returnTo)}</div>}
      </td>
      <td>{date}</td>
      <td>
        {freeDay !== null && <div>{words.lfd(freeDay)}</div>}
        {appointment !== null && <div>{words.at(appointment)}</div>}
      </td>
      <td>
        <QrCode text={findLink(number)} label={words.qrOf(number)} width="22mm" ecc="Q" />
      </td>
    </tr>
  );
}
