import type { ReactNode } from 'react';
import type { ColumnContext } from '#/domain/list/column.ts';
import { findColumn } from '#/domain/list/columns.ts';
import { readyAnswer, rowPlace } from '#/domain/list/pickupColumns.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import { pressingContainer, rowVerdict } from '#/domain/list/rowVerdict.ts';
import { freeDayUrgency } from '#/domain/pickup/freeDay.ts';
import { holdEffect } from '#/domain/pickup/holds.ts';
import { pickupReadiness, type Readiness } from '#/domain/pickup/pickup.ts';
import { terminalReport } from '#/domain/pickup/terminalReport.ts';
import type { Container } from '#/domain/records/container.ts';
import { nameAndTown } from '#/domain/records/nameAndTown.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { statusKey, statusOf } from '#/domain/status/status.ts';
import { DeadlineText } from '#/parts/status/DeadlineText.tsx';
import { freeDayLooks, verdictLooks } from '#/parts/status/looks.ts';
import { StatusBadge } from '#/parts/status/StatusBadge.tsx';
import { TimeText } from '#/parts/time/Time.tsx';
import { formatMoment, type FormatOptions } from '#/time/format.ts';
import { Badge, type Tone } from '#/ui/Badge.tsx';
import { classes } from '#/ui/classes.ts';
import { SecondLine } from '#/ui/SecondLine.tsx';
import { containerName } from '#/wording/containerName.ts';
import { formatDaysLeft } from '#/wording/freeDay.ts';
import { readyLabels } from '#/wording/listCells.ts';
import { describeReadiness } from '#/wording/readiness.ts';
import { describeHeadline } from '#/wording/verdict.ts';
import { whereInParts } from '#/wording/whereNow.ts';
import { blank, formatCell } from './formatCell.tsx';
import { verdictLines } from './verdictLines.ts';
import { containerCount, noContainers, noneYet, ofContainer, onHold, pickedUp } from './words.ts';

const none = <span className="text-ink-faint">{noContainers}</span>;

/** The verdict of the most pressing container with its deadline; below it how the others stand and what decides it. */
export function verdictCell(row: FleetRow, context: ColumnContext, shown: ReadonlySet<string>): ReactNode {
  const found = rowVerdict(row, context);
  if (!found) return blank;
  const { tone } = found.verdict;
  const headline = describeHeadline(found.verdict.headline);
  const { head, deadline, isBeside, below } = verdictLines(found);
  const container = row.containers.length > 1 ? pressingContainer(row, context) : null;
  return (
    <>
      <span className="shrink-0 text-xs">
        <Badge
          tone={verdictLooks[tone].badge}
          title={container ? ofContainer(containerName(container), headline) : headline}
        >
          {head}
        </Badge>
        {isBeside && deadline && (
          // On the card of a phone the journey below has it.
          <span className={shown.has('progress') ? 'max-md:hidden' : undefined}>
            {' '}
            <DeadlineText of={deadline} isShort />
          </span>
        )}
      </span>
      {isBeside || !deadline ? (
        <SecondLine>{below}</SecondLine>
      ) : (
        <SecondLine>
          <DeadlineText of={deadline} isShort />
          {below !== '' && ` · ${below}`}
        </SecondLine>
      )}
    </>
  );
}

/** How many containers; one alone by its number. */
export function containersCell({ containers }: FleetRow): ReactNode {
  const [only, ...more] = containers;
  if (!only) return <span className="text-ink-faint">{noneYet}</span>;
  return more.length > 0 ? (
    containerCount(containers.length)
  ) : (
    <span className="num">{containerName(only)}</span>
  );
}

/** The statuses of the containers, each once with its count. */
export function statusCell({ shipment, containers }: FleetRow): ReactNode {
  const summary = containerSummary(shipment, containers);
  const [alone, ...more] = summary;
  if (!alone) return none;
  // Where all have one status, the number of containers is its count.
  if (more.length === 0) return <StatusBadge container={alone.container} shipment={shipment} />;
  return (
    <span className="flex flex-wrap gap-0.5 xl:max-h-11 xl:overflow-hidden xl:in-data-[density=compact]:flex-nowrap">
      {summary.map(({ key, container, count }) => (
        <StatusBadge key={key} container={container} shipment={shipment} count={count} />
      ))}
    </span>
  );
}

/** Where the container is that the verdict speaks of: the place, and below it the terminal or the town of a ramp. */
export function placeCell(row: FleetRow, context: ColumnContext): ReactNode {
  const found = rowPlace(row, context);
  if (!found) return blank;
  const [where, more] = whereInParts(found);
  // What a second line has no room for stands on the page of the row.
  const [name, town] = more ? [where, nameAndTown(more, 34)[0]] : nameAndTown(where, 28);
  return (
    <>
      {name}
      <SecondLine>{town}</SecondLine>
    </>
  );
}

const readyTones: Record<Readiness['answer'], Tone> = { yes: 'ready', no: 'neutral', unknown: 'neutral' };

/** Whether a container can be picked up and why; of several how many. */
export function readyCell(row: FleetRow, context: ColumnContext, times: FormatOptions): ReactNode {
  const [only, ...more] = row.containers;
  if (!only) return none;
  if (more.length > 0) return formatCell(findColumn('ready')?.value(row, context) ?? null, times);
  const readiness = pickupReadiness(only, row.shipment);
  const { answer, reasons } = readiness;
  const deciding = reasons.find(({ code }) => code === 'conflict') ?? reasons[0];
  if (reasons.some(({ code }) => code === 'pickedUp')) return <Badge tone="done">{pickedUp}</Badge>;
  return (
    <>
      <Badge tone={readyTones[answer]}>{readyLabels[readyAnswer(readiness)]}</Badge>
      <SecondLine>{deciding && describeReadiness(deciding)}</SecondLine>
    </>
  );
}

/** The earliest last free day, and below it the days left, unless a column has them: their own, or the journey. */
export function freeDayCell(
  row: FleetRow,
  context: ColumnContext,
  shown: ReadonlySet<string>,
  times: FormatOptions,
): ReactNode {
  const value = findColumn('freeDay')?.value(row, context);
  if (value?.kind !== 'moment') return blank;
  const isCounted = shown.has('daysLeft') || shown.has('progress');
  const left = isCounted ? null : findColumn('daysLeft')?.value(row, context);
  return (
    <>
      <TimeText text={formatMoment(value.moment, times)} leading />
      {left?.kind === 'number' && (
        <DaysLeft days={left.number} nearDays={context.limits.freeDayNearDays} small />
      )}
    </>
  );
}

/** The free days left, in words. */
export function daysLeftCell(row: FleetRow, context: ColumnContext): ReactNode {
  const left = findColumn('daysLeft')?.value(row, context);
  return left?.kind === 'number' ? (
    <DaysLeft days={left.number} nearDays={context.limits.freeDayNearDays} />
  ) : (
    blank
  );
}

function DaysLeft({ days, nearDays, small = false }: { days: number; nearDays: number; small?: boolean }) {
  const urgency = freeDayUrgency(days, nearDays);
  const look = urgency === 'later' ? 'text-ink-soft' : classes('font-medium', freeDayLooks[urgency].ink);
  const words = formatDaysLeft(days);
  return (
    <span className={classes(look, 'block truncate', small && 'text-xs')} title={words}>
      {words}
    </span>
  );
}

/** The holds by name; those that block the pickup look different from those that are only pending. */
export function holdsCell(row: FleetRow, context: ColumnContext, times: FormatOptions): ReactNode {
  const words = formatCell(findColumn('holds')?.value(row, context) ?? null, times);
  const holds = row.containers.flatMap((container) => terminalReport(container, row.shipment).holds ?? []);
  if (holds.length === 0) return words;
  const blocks = holds.some((hold) => holdEffect(hold) === 'blocks');
  return (
    <>
      <span className={classes('block truncate', blocks ? 'text-problem' : 'text-attention')}>{words}</span>
      <SecondLine>{blocks && onHold}</SecondLine>
    </>
  );
}

/** How many containers have each status, each with one of them, in the order they appear. */
function containerSummary(
  shipment: Shipment,
  containers: readonly Container[],
): { readonly key: string; readonly container: Container; readonly count: number }[] {
  const byStatus = Map.groupBy(containers, (container) => statusKey(statusOf(container, shipment)));
  return [...byStatus].flatMap(([key, members]) => {
    const [container] = members;
    return container ? [{ key, container, count: members.length }] : [];
  });
}
