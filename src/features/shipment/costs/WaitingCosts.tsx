import { Link } from '@tanstack/react-router';
import { useTariffs } from '#/device/tariffs.ts';
import { type ContainerCharge } from '#/domain/charges/containerCharges.ts';
import { counted, savedBetween, disagreements, sumsBy } from '#/domain/charges/sums.ts';
import { matchesOf } from '#/domain/charges/tariffMatch.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { isOnLand, phaseOf } from '#/domain/status/phase.ts';
import { Section } from '#/parts/pages/Section.tsx';
import { Time } from '#/parts/time/Time.tsx';
import { addDays, type CalendarDay } from '#/time/calendarDay.ts';
import { Table } from '#/ui/Table.tsx';
import {
  describeAmount,
  describeMatch,
  describeSums,
  holidaysUnknown,
  missingReasons,
} from '#/wording/charges.ts';
import { ChargeProof, SaveProof } from './ChargeProof.tsx';
import { useContainerCharges } from './useContainerCharges.ts';
import * as words from './words.ts';

const daysAhead = 7;

/** What a container costs by the tariffs of the team: so far, and for each day that it waits (docs/charges.md). */
export function WaitingCosts({ shipment, container }: { shipment: Shipment; container: Container }) {
  const charges = useContainerCharges(shipment, container);
  const tariffs = useTariffs((book) => book.tariffs);
  const isAnyOn = tariffs.some(({ isOn }) => isOn);
  const counting = charges.flatMap(({ state }) => (state.kind === 'counting' ? [state.today] : []));
  const today = counting.toSorted().at(-1);
  // At sea nothing is charged, and of one that came back nothing is left to decide.
  const isWaiting = isOnLand(container, shipment) || phaseOf(container, shipment) === 'consignee';
  if (!isWaiting && charges.every(({ state }) => state.kind === 'notBegun')) return null;
  return (
    <div className="card p-4">
      <Section
        title={words.costsTitle}
        level={2}
        aside={
          <Link to="/settings/tariffs" className="text-sm underline-offset-2 hover:underline print:hidden">
            {charges.length > 0 ? words.tariffs : words.addTariff}
          </Link>
        }
      >
        {charges.length === 0 && (
          <p className="text-sm text-ink-soft">{isAnyOn ? words.noneFits : words.noneOn}</p>
        )}
        {today && <DayTable charges={charges} today={today} />}
        <ul className="divide-y divide-line text-sm empty:hidden">
          {charges.map((charge) => (
            <ChargeItem key={charge.tariff.id} charge={charge} />
          ))}
        </ul>
        <SaveProof container={container} charges={charges} />
        {disagreements(container, charges).map(({ kind, currency, reported, estimated }) => (
          <p key={`${kind} ${currency}`} className="text-sm text-attention">
            {words.differs(kind, describeAmount(reported, currency), describeAmount(estimated, currency))}
          </p>
        ))}
      </Section>
    </div>
  );
}

/** Today and the days ahead, each with what is owed by then. */
function DayTable({ charges, today }: { charges: readonly ContainerCharge[]; today: CalendarDay }) {
  // Once it is out, what is left to do is to return it.
  const isOut = charges.every(
    ({ tariff, state }) => state.kind !== 'counting' || tariff.clock === 'gate_out',
  );
  const headings = isOut ? words.columnsOut : words.columns;
  const days = Array.from({ length: daysAhead + 1 }, (_, index) => addDays(today, index));
  return (
    <Table
      look="section"
      caption={words.daysCaption}
      columns={[
        {
          key: 'day',
          heading: headings.day,
          isRowName: true,
          cellLook: 'font-[inherit] whitespace-nowrap',
          cell: (day) => (day === today ? words.today : dayTime(day)),
        },
        {
          ...sum,
          key: 'sum',
          heading: headings.sum,
          cell: (day) => describeSums(sumsBy(charges, day)) || words.nothing,
        },
        {
          ...sum,
          key: 'added',
          heading: headings.added,
          cellLook: `${sum.cellLook} text-ink-soft`,
          cell: (day) => describeSums(savedBetween(charges, null, day)),
        },
      ]}
      rows={days}
      keyOf={(day) => day}
      rowLook={(day) => day === today && 'font-medium'}
    />
  );
}

const dayTime = (day: CalendarDay) => <Time moment={{ kind: 'day', day }} />;

const sum = { align: 'end', look: 'pl-3', cellLook: 'whitespace-nowrap tabular-nums' } as const;

/** One tariff: why it counts, until when it is free, and how its sum comes about. */
function ChargeItem({ charge }: { charge: ContainerCharge }) {
  const { tariff, state } = charge;
  const known = counted(charge);
  return (
    <li className="space-y-0.5 py-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium">{words.chargeTitle(tariff.kind, tariff.chargedBy)}</span>
        {known && (
          <span className="font-medium whitespace-nowrap tabular-nums">
            {known.soFar.amount > 0 ? describeAmount(known.soFar.amount, tariff.currency) : words.nothing}
          </span>
        )}
      </p>
      <p className="text-ink-soft">{words.byTariff(tariff.name, matchesOf(tariff).map(describeMatch))}</p>
      {state.kind === 'notBegun' && <p className="text-ink-soft">{words.notBegun}</p>}
      {state.kind === 'unknown' && <p className="text-attention">{missingReasons[state.missing]}</p>}
      {known && (
        <p className="flex flex-wrap gap-x-3 text-ink-soft">
          <span>
            {words.freeUntil} <Time moment={{ kind: 'day', day: known.lastFreeDay }} />
            {words.freeDays(tariff) && ` (${words.freeDays(tariff)})`}
          </span>
          {known.soFar.parts.map((part) => (
            <span key={part.from}>{words.part(part, tariff)}</span>
          ))}
          {known.kind === 'ended' && (
            <span>
              {words.ended} <Time moment={{ kind: 'day', day: known.through }} />
            </span>
          )}
          {known.kind === 'counting' && known.soFar.dearer && (
            <span>
              {words.dearer(known.soFar.dearer.amount, tariff.currency)}{' '}
              <Time moment={{ kind: 'day', day: known.soFar.dearer.day }} />
            </span>
          )}
          {known.isPastCalendar && <span className="text-attention">{holidaysUnknown}</span>}
        </p>
      )}
      {known && <ChargeProof tariff={tariff} state={known} />}
    </li>
  );
}
