import type { ContainerCharge } from '#/domain/charges/containerCharges.ts';
import { addUp, counted } from '#/domain/charges/sums.ts';
import { describeSums } from '#/domain/charges/words.ts';
import { reportedFreeDays } from '#/domain/pickup/freeDay.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { ShipmentContainer } from '#/domain/records/shipmentContainer.ts';
import { comma } from '#/language/punctuation.ts';
import type { Moment } from '#/time/moment.ts';
import { freeDaySourceLabels } from '#/wording/freeDay.ts';
import { writeFreeDays, writeRates } from './chargeSections.ts';
import type { Invoice } from './invoice.ts';
import type { PackSection } from './pack.ts';
import { writeDay, writeDays, writeMoment } from './times.ts';
import * as words from './words.ts';

interface ChecklistFacts extends ShipmentContainer {
  readonly invoice: Invoice;
  readonly charge: ContainerCharge | null;
  readonly availableAt: Moment | null;
}

/** What 46 CFR 541.6 asks of an invoice, to tick on paper, with what is known here of each. */
export function checklistSection({
  shipment,
  container,
  invoice,
  charge,
  availableAt,
}: ChecklistFacts): PackSection {
  const tariff = charge?.tariff ?? null;
  const known = charge && counted(charge);
  const reported = reportedFreeDays(container).map(
    ({ source, day }) => `${freeDaySourceLabels[source]} ${writeDay(day)}`,
  );
  const ended = known && `${words.byTariff} ${writeDay(known.lastFreeDay)}`;
  const rule = tariff && [tariff.name, tariff.contract, tariff.source].filter(Boolean).join(comma);
  const shown: Readonly<Record<keyof typeof words.paragraphs, string | null>> = {
    '(a)(1)': shipment.billOfLading,
    '(a)(2)': container.number,
    '(a)(3)': placeName(shipment.portOfDischarge) ?? words.notReported,
    '(a)(4)': null,
    '(b)(1)': null,
    '(b)(2)': null,
    '(b)(3)': tariff ? writeFreeDays(tariff) : words.noEstimate.noTariff,
    '(b)(4)': known?.firstFreeDay ? writeDay(known.firstFreeDay) : words.notKnown,
    '(b)(5)': [...reported, ended].filter(Boolean).join('; ') || words.notKnown,
    '(b)(6)': writeMoment(availableAt),
    '(b)(7)': words.exportsOnly,
    '(b)(8)': invoice.lines.map(({ from, through }) => writeDays(from, through)).join('; '),
    '(c)(1)': describeSums(addUp(invoice.lines)),
    '(c)(2)': rule ?? words.noEstimate.noTariff,
    '(c)(3)': tariff ? writeRates(tariff) : words.noEstimate.noTariff,
    '(d)(1)': null,
    '(d)(2)': null,
    '(d)(3)': null,
    '(e)(1)': null,
    '(e)(2)': null,
  };
  return {
    title: words.checklist,
    notes: words.checklistNotes,
    facts: [],
    columns: words.checklistColumns,
    rows: Object.entries(words.paragraphs).map(([paragraph, asked]) => [
      words.box,
      paragraph,
      asked,
      shown[paragraph as keyof typeof words.paragraphs] ?? words.onlyInvoice,
    ]),
  };
}
