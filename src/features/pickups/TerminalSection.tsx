import { Link } from '@tanstack/react-router';
import { type DragEvent, Fragment } from 'react';
import { usePreferences } from '#/device/preferences.ts';
import { addUp, sumsBy } from '#/domain/charges/sums.ts';
import { freeDayUrgency } from '#/domain/pickup/freeDay.ts';
import type { PlanRow, TerminalRows } from '#/domain/pickups/pickups.ts';
import { type PlanEntries, plannedDay, type PlanEntry } from '#/domain/pickups/plan.ts';
import { waitingCost } from '#/domain/pickups/waitingCost.ts';
import { containerInAddress } from '#/domain/records/containerInAddress.ts';
import { withoutStop } from '#/language/withoutStop.ts';
import { Section } from '#/parts/pages/Section.tsx';
import { freeDayLooks } from '#/parts/status/looks.ts';
import { Time } from '#/parts/time/Time.tsx';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { CheckBox } from '#/ui/fields/CheckBox.tsx';
import { ErrorBoundary } from '#/ui/states/ErrorBoundary.tsx';
import { containerName } from '#/wording/containerName.ts';
import { formatEquipment, formatWeight } from '#/wording/equipment.ts';
import { daysLeftCount, freeDaySourceLabels } from '#/wording/freeDay.ts';
import { formatMoney } from '#/wording/money.ts';
import { noSumReasons } from '#/wording/pickupPlan.ts';
import { describeReadiness } from '#/wording/readiness.ts';
import { describeSite } from '#/wording/whereNow.ts';
import * as words from './words.ts';

/** The containers of one terminal: those without a day first, then by day. */
export function TerminalSection({
  group: { site, rows },
  entries,
  selected,
  costsShown,
  onSelect,
  onDrag,
}: {
  group: TerminalRows;
  entries: PlanEntries;
  /** Ids of containers. */
  selected: ReadonlySet<string>;
  costsShown: boolean;
  onSelect: (selected: ReadonlySet<string>) => void;
  onDrag: (event: DragEvent, row: PlanRow) => void;
}) {
  const name = describeSite(site) ?? words.terminalNotReported;
  const ids = rows.map(({ container }) => container.id);
  const count = ids.filter((id) => selected.has(id)).length;
  const estimated = addUp(rows.flatMap(({ charges }) => sumsBy(charges, null)));
  const days = Map.groupBy(rows, ({ container, kind }) => plannedDay(entries.get(container.id), kind));
  const inOrder = [...days].toSorted(([one], [other]) => ((one ?? '') < (other ?? '') ? -1 : 1));
  return (
    // What is out of sight is not drawn: a large account has hundreds of rows.
    <div className="card p-3" style={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 20rem' }}>
      <Section
        title={name}
        level={2}
        aside={
          <span className="flex items-center text-xs text-ink-soft">
            {estimated.length > 0 && words.estimated(estimated)}
            <CheckBox
              label={words.selectAll(name)}
              checked={count === 0 ? false : count === ids.length || 'mixed'}
              onChange={() => onSelect(withIds(selected, ids, count < ids.length))}
            />
          </span>
        }
      >
        {inOrder.map(([day, some]) => (
          <div key={day}>
            <h3 className="text-sm font-medium">
              <DayName day={day} today={some[0]?.today ?? null} />
              <span className="text-ink-soft"> {some.length}</span>
            </h3>
            <ul>
              {some.map((row) => (
                <ErrorBoundary
                  key={row.container.id}
                  of={row}
                  renderFailure={() => <li>{words.unreadRow}</li>}
                >
                  <PlanRowItem
                    row={row}
                    entry={entries.get(row.container.id)}
                    isSelected={selected.has(row.container.id)}
                    costsShown={costsShown}
                    onToggle={() =>
                      onSelect(withIds(selected, [row.container.id], !selected.has(row.container.id)))
                    }
                    onDrag={(event) => onDrag(event, row)}
                  />
                </ErrorBoundary>
              ))}
            </ul>
          </div>
        ))}
      </Section>
    </div>
  );
}

function DayName({ day, today }: { day: CalendarDay | null; today: CalendarDay | null }) {
  if (day === null) return words.noDay;
  return (
    <>
      {day === today ? words.today : <Time moment={{ kind: 'day', day }} />}
      {today !== null && day < today && <span className="text-attention"> {words.missedDay}</span>}
    </>
  );
}

/** What is selected with those ids, or without them. */
function withIds(selected: ReadonlySet<string>, ids: readonly string[], isOn: boolean): ReadonlySet<string> {
  return new Set(isOn ? [...selected, ...ids] : [...selected].filter((id) => !ids.includes(id)));
}

const cell = 'min-w-0 flex-1 basis-36';

/** A container of the plan: what it is, until when it is free, whether it is ready, what it costs, and what is planned. */
function PlanRowItem({
  row,
  entry,
  isSelected,
  costsShown,
  onToggle,
  onDrag,
}: {
  row: PlanRow;
  entry: PlanEntry | undefined;
  isSelected: boolean;
  /** Whether any tariff is on: without one no row says that it has no sum. */
  costsShown: boolean;
  onToggle: () => void;
  onDrag: (event: DragEvent) => void;
}) {
  const { shipment, container } = row;
  const name = containerName(container);
  const weight = usePreferences((preferences) => preferences.weight);
  const size = [formatEquipment(container), formatWeight(container.weightInPounds, weight)].filter(Boolean);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Its box and the keys are for everybody else.
    <li
      draggable
      onDragStart={onDrag}
      className="flex items-start gap-1 border-b border-line py-2 pr-3 hover:bg-hover"
    >
      <span data-row={container.id}>
        <CheckBox label={words.selectRow(name)} checked={isSelected} onChange={onToggle} />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap gap-x-4 gap-y-1 text-sm">
        <div className={cell}>
          <Link
            to="/shipments/$shipmentId"
            params={{ shipmentId: shipment.id }}
            search={{ container: containerInAddress(container, shipment.containers) }}
            draggable={false}
            className="num block truncate font-semibold hover:underline"
          >
            {name}
          </Link>
          {size.length > 0 && (
            <p className="text-xs text-ink-soft">
              {size.map((part, index) => (
                <Fragment key={part}>
                  {index > 0 && ' · '}
                  <span className="whitespace-nowrap">{part}</span>
                </Fragment>
              ))}
            </p>
          )}
        </div>
        <div className={cell}>
          <Due row={row} />
        </div>
        <div className={cell}>{row.kind === 'pickup' && <Ready row={row} />}</div>
        <div className={cell}>
          {costsShown && <Estimates row={row} entry={entry} />}
          {row.reported.length > 0 && (
            <p className="text-xs">{words.reported(row.reported.map(formatMoney).join(' + '))}</p>
          )}
        </div>
        <div className={cell}>
          <p>{entry?.trucker}</p>
          {entry?.empty_return_to !== undefined && (
            <p className="text-xs text-ink-soft">
              {words.emptyReturnTo} {entry.empty_return_to}
            </p>
          )}
        </div>
      </div>
    </li>
  );
}

/** The last free day that counts, and the appointment. */
function Due({ row: { freeDay, daysLeft, appointment, expected } }: { row: PlanRow }) {
  const nearDays = usePreferences(({ exceptions }) => exceptions.freeDayNearDays);
  return (
    <>
      {freeDay && (
        <p title={freeDaySourceLabels[freeDay.source]}>
          {words.lfd} <Time moment={{ kind: 'day', day: freeDay.day }} />
          {daysLeft !== null && (
            <span className={`font-medium ${freeDayLooks[freeDayUrgency(daysLeft, nearDays)].ink}`}>
              {' '}
              {daysLeftCount(daysLeft)}
            </span>
          )}
        </p>
      )}
      {expected && (
        <p className="text-xs text-ink-soft">
          {words.expectedOn} <Time moment={expected} />
        </p>
      )}
      {appointment && (
        <p className="text-xs text-ink-soft">
          {words.appointment} <Time moment={appointment} />
        </p>
      )}
    </>
  );
}

function Ready({ row: { readiness } }: { row: PlanRow }) {
  const { answer, reasons } = readiness;
  const ink = answer === 'yes' ? 'text-ready' : answer === 'no' ? 'text-attention' : 'text-ink-soft';
  return reasons.map((reason, place) => (
    <p key={`${reason.code} ${place}`} className={place === 0 ? ink : 'text-xs text-ink-soft'}>
      {withoutStop(describeReadiness(reason))}
    </p>
  ));
}

/** Each kind of money on a line of its own (docs/charges.md 1); what sources report stands below it. */
function Estimates({ row, entry }: { row: PlanRow; entry: PlanEntry | undefined }) {
  const { charges, today, kind } = row;
  const { estimated, nextDay, missing } = waitingCost(charges, today);
  const day = plannedDay(entry, kind);
  const byThen = day !== null && day > today ? sumsBy(charges, day) : [];
  return (
    <>
      {estimated.length > 0 && <p>{words.estimated(estimated)}</p>}
      {nextDay.length > 0 && <p className="text-xs text-ink-soft">{words.nextDay(nextDay)}</p>}
      {byThen.length > 0 && <p className="text-xs text-ink-soft">{words.projectedBy(byThen)}</p>}
      {missing.map((what) => (
        <p key={what} className="text-xs text-ink-soft">
          {noSumReasons[what]}
        </p>
      ))}
    </>
  );
}
