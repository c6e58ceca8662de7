import type { ReactNode } from 'react';
import { containerName } from '#/domain/records/containerName.ts';
import type { ColumnContext } from '#/domain/list/column.ts';
import { findColumn } from '#/domain/list/columns.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import { daysLeftWords, freeDayUrgency, type FreeDayUrgency } from '#/domain/pickup/freeDay.ts';
import { holdEffect } from '#/domain/pickup/holds.ts';
import { pickupReadiness, type Readiness } from '#/domain/pickup/pickup.ts';
import { StatusBadge } from '#/parts/StatusBadge.tsx';
import { TimeWords } from '#/parts/Time.tsx';
import { formatMoment, type FormatOptions } from '#/time/format.ts';
import { Badge, type Tone } from '#/ui/Badge.tsx';
import { classes } from '#/ui/classes.ts';
import { SecondLine } from '#/ui/SecondLine.tsx';
import { blank, cellWords } from './cellWords.tsx';
import { containerSummary } from './containerSummary.ts';

const none = <span className="text-ink-faint">No containers yet</span>;

/** How many containers; one alone by its number. */
export function containersCell({ containers }: FleetRow): ReactNode {
  const [only, ...more] = containers;
  if (!only) return <span className="text-ink-faint">None yet</span>;
  return more.length > 0 ? (
    `${containers.length} containers`
  ) : (
    <span className="num">{containerName(only)}</span>
  );
}

/** Where the containers stand, each status once with its count. */
export function statusCell({ shipment, containers }: FleetRow): ReactNode {
  const summary = containerSummary(shipment, containers);
  const [alone, ...more] = summary;
  if (!alone) return none;
  // Where all stand alike, the number of containers says the count.
  if (more.length === 0) return <StatusBadge container={alone.container} shipment={shipment} />;
  return (
    <span className="flex max-h-11 flex-wrap gap-0.5 overflow-hidden">
      {summary.map(({ word, container, count }) => (
        <StatusBadge key={word} container={container} shipment={shipment} count={count} />
      ))}
    </span>
  );
}

const readyTones: Record<Readiness['answer'], readonly [word: string, tone: Tone]> = {
  yes: ['Ready', 'ready'],
  no: ['Not ready', 'neutral'],
  unknown: ['Not known', 'neutral'],
};

/** Whether a container can be picked up and why; of several how many. */
export function readyCell(row: FleetRow, context: ColumnContext, times: FormatOptions): ReactNode {
  const [only, ...more] = row.containers;
  if (!only) return none;
  if (more.length > 0) return cellWords(findColumn('ready')?.value(row, context) ?? null, times);
  const { answer, reasons } = pickupReadiness(only);
  if (reasons.some(({ code }) => code === 'pickedUp')) return <Badge tone="done">Picked up</Badge>;
  const [word, tone] = readyTones[answer];
  return (
    <>
      <Badge tone={tone}>{word}</Badge>
      <SecondLine>{reasons[0]?.words}</SecondLine>
    </>
  );
}

/** What the cells of free days go by, besides the row. */
interface FreeDayContext extends ColumnContext {
  /** As in `AttentionSettings`. */
  readonly nearDays: number;
}

/** The earliest last free day, and below it how many days are left, unless a column says that. */
export function freeDayCell(
  row: FleetRow,
  context: FreeDayContext,
  shown: ReadonlySet<string>,
  times: FormatOptions,
): ReactNode {
  const value = findColumn('freeDay')?.value(row, context);
  if (value?.kind !== 'moment') return blank;
  const left = shown.has('daysLeft') ? null : findColumn('daysLeft')?.value(row, context);
  return (
    <>
      <TimeWords text={formatMoment(value.moment, times)} leading />
      {left?.kind === 'number' && <DaysLeft days={left.number} nearDays={context.nearDays} small />}
    </>
  );
}

/** How many days are left, in words. */
export function daysLeftCell(row: FleetRow, context: FreeDayContext): ReactNode {
  const left = findColumn('daysLeft')?.value(row, context);
  return left?.kind === 'number' ? <DaysLeft days={left.number} nearDays={context.nearDays} /> : blank;
}

const daysLeftTones: Record<FreeDayUrgency, string> = {
  overdue: 'font-medium text-problem',
  near: 'font-medium text-attention',
  later: 'text-ink-soft',
};

function DaysLeft({ days, nearDays, small = false }: { days: number; nearDays: number; small?: boolean }) {
  const tone = daysLeftTones[freeDayUrgency(days, nearDays)];
  const words = daysLeftWords(days);
  return (
    <span className={classes(tone, 'block truncate', small && 'text-xs')} title={words}>
      {words}
    </span>
  );
}

/** The holds by name; what stands in the way of a pickup is set apart from what only warns. */
export function holdsCell(row: FleetRow, context: ColumnContext, times: FormatOptions): ReactNode {
  const words = cellWords(findColumn('holds')?.value(row, context) ?? null, times);
  const holds = row.containers.flatMap((container) => container.holds ?? []);
  if (holds.length === 0) return words;
  const blocks = holds.some((hold) => holdEffect(hold) === 'blocks');
  return (
    <>
      <span className={classes('block truncate', blocks ? 'text-problem' : 'text-attention')}>{words}</span>
      <SecondLine>{blocks && 'On hold'}</SecondLine>
    </>
  );
}
