import type { ContainerCharge, CountedState } from '#/domain/charges/containerCharges.ts';
import { proofOf } from '#/domain/charges/proof.ts';
import { counted } from '#/domain/charges/sums.ts';
import type { Tariff } from '#/domain/charges/tariff.ts';
import type { Container } from '#/domain/records/container.ts';
import { SaveCsv } from '#/parts/pages/SaveCsv.tsx';
import { Time } from '#/parts/time/Time.tsx';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { Table } from '#/ui/Table.tsx';
import { clockEnded, describeDay, proofColumns, proofTitle, startLabel } from '#/wording/chargeProof.ts';
import { describeAmount } from '#/wording/charges.ts';
import { containerName } from '#/wording/containerName.ts';
import * as words from './words.ts';

const dayTime = (day: CalendarDay) => <Time moment={{ kind: 'day', day }} />;
const money = { align: 'end', cellLook: 'whitespace-nowrap tabular-nums' } as const;

/** How a sum comes about: its clock, then each day with why it is free, charged or left out. */
export function ChargeProof({ tariff, state }: { tariff: Tariff; state: CountedState }) {
  return (
    <details className="text-xs">
      <summary className="flex w-fit cursor-pointer items-center text-accent max-md:min-h-11">
        {proofTitle}
      </summary>
      <p className="flex flex-wrap gap-x-3 py-1 text-ink-soft">
        <span>
          {startLabel(tariff.clock)} <Time moment={state.start} />
        </span>
        {state.end && (
          <span>
            {clockEnded} <Time moment={state.end} />
          </span>
        )}
      </p>
      <Table
        look="details"
        caption={words.proofCaption(tariff.name)}
        columns={[
          {
            key: 'day',
            heading: proofColumns.day,
            isRowName: true,
            cellLook: 'font-[inherit] whitespace-nowrap',
            cell: ({ day }) => dayTime(day),
          },
          { key: 'reason', heading: proofColumns.reason, cell: (one) => describeDay(one, state.calendar) },
          {
            ...money,
            key: 'amount',
            heading: proofColumns.amount,
            cell: ({ amount }) => amount > 0 && describeAmount(amount, tariff.currency),
          },
          {
            ...money,
            key: 'sum',
            heading: proofColumns.sum,
            cell: ({ sum }) => describeAmount(sum, tariff.currency),
          },
        ]}
        rows={proofOf(tariff, state)}
        keyOf={({ day }) => day}
      />
    </details>
  );
}

/** Saves the days of all sums as a workbook, each in a row. */
export function SaveProof({
  container,
  charges,
}: {
  container: Container;
  charges: readonly ContainerCharge[];
}) {
  const known = charges.flatMap((charge) => {
    const state = counted(charge);
    return state ? [{ tariff: charge.tariff, state }] : [];
  });
  if (known.length === 0) return null;
  return (
    <SaveCsv
      kind="xlsx"
      label={words.saveProof}
      name={words.proofSubject(containerName(container))}
      table={({ chargeProof }) => ({
        headings: Object.values(chargeProof),
        sheet: proofTitle,
        rows: known.flatMap(({ tariff, state }) =>
          proofOf(tariff, state).map((one) => [
            containerName(container),
            words.chargeTitle(tariff.kind, tariff.chargedBy),
            tariff.name,
            one.day,
            describeDay(one, state.calendar),
            one.amount / 100,
            one.sum / 100,
            tariff.currency,
          ]),
        ),
      })}
    />
  );
}
