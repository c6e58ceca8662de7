import type { DragEvent } from 'react';
import { addUp, sumsBy } from '#/domain/charges/sums.ts';
import { describeSite } from '#/domain/pickup/pickupSite.ts';
import type { PlanRow, TerminalRows } from '#/domain/pickups/pickups.ts';
import { type PlanEntries, plannedDay } from '#/domain/pickups/plan.ts';
import { Section } from '#/parts/pages/Section.tsx';
import { Time } from '#/parts/time/Time.tsx';
import type { CalendarDay } from '#/time/calendarDay.ts';
import { CheckBox } from '#/ui/fields/CheckBox.tsx';
import { ErrorBoundary } from '#/ui/states/ErrorBoundary.tsx';
import { PlanRowItem } from './PlanRowItem.tsx';
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
