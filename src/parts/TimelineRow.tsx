import { eventLabel } from '#/domain/events.ts';
import { isOverdue } from '#/domain/timeline.ts';
import type { TransportEvent } from '#/domain/transportEvent.ts';
import type { Instant } from '#/time/instant.ts';
import { dayOf } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import { Badge } from '#/ui/Badge.tsx';
import { classes } from '#/ui/classes.ts';
import { PlaceName } from './PlaceName.tsx';
import { sourceWords } from './sourceWords.ts';
import { Time } from './Time.tsx';

interface TimelineRowProps {
  readonly event: TransportEvent;
  readonly now: Instant;
  /** How the line goes on below the dot; null for what is off the line. */
  readonly line: 'on' | 'ends' | null;
}

/** One event: when, on the clock of its place; what; where; and who said so. */
export function TimelineRow({ event, now, line }: TimelineRowProps) {
  const { estimated, facility, when, changedTo } = event;
  const overdue = isOverdue(event, now);
  return (
    <li className="relative grid grid-cols-[1.5rem_7rem_minmax(0,1fr)] gap-x-2 pb-2.5 sm:grid-cols-[1.5rem_8.5rem_minmax(0,1fr)] sm:gap-x-3">
      <span
        aria-hidden
        className={classes(
          'absolute top-0 left-[11px] border-l-2 border-line-strong',
          estimated && 'border-dashed',
          line === null && 'hidden',
          line === 'ends' ? 'h-2.5' : 'bottom-0',
        )}
      />
      <span
        aria-hidden
        className={classes(
          'z-1 mt-1.5 size-2.5 justify-self-center rounded-full border-2',
          !estimated && (line === null ? 'border-line-strong bg-line-strong' : 'border-moving bg-moving'),
          estimated && (overdue ? 'border-attention bg-surface' : 'border-line-strong bg-surface'),
        )}
      />
      <div className={classes('text-sm', estimated ? 'text-ink-soft' : 'text-ink')}>
        {when ? <Time moment={when} stacked /> : <span className="text-ink-faint">Time unknown</span>}
      </div>
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className={classes('font-medium', event.invalidated && 'line-through')}>
            {eventLabel(event.name, estimated)}
            {changedTo && (
              <>
                {': '}
                <Time moment={newDeadline(event.name, changedTo)} />
              </>
            )}
          </span>
          {event.invalidated && <Badge tone="attention">Withdrawn by the source</Badge>}
          {estimated && (
            <Badge tone={overdue ? 'attention' : 'neutral'}>
              {overdue ? 'Expected, not seen' : 'Expected'}
            </Badge>
          )}
        </p>
        <p className="text-ink-soft">
          <PlaceName place={event.place} code={event.locode} />
          {facility?.name && ` · ${facility.name}`}
          {/* Estimates come from raw events, which never name their source (interface notes 2.6). */}
          {(event.dataSource !== null || !estimated) && (
            <span className="text-xs text-ink-faint"> · {sourceWords(event.dataSource)}</span>
          )}
        </p>
      </div>
    </li>
  );
}

/** A last free day is a day at its place, which no choice of clock may shift; an appointment is a time. */
function newDeadline(name: string, changedTo: Moment): Moment {
  return name.includes('.pickup_lfd') ? { kind: 'day', day: dayOf(changedTo) } : changedTo;
}
