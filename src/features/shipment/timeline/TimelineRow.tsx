import { eventLabel } from '#/domain/timeline/events.ts';
import type { CarrierTracking } from '#/domain/records/shipment.ts';
import { isUnseen, passedExpectation } from '#/domain/timeline/passedExpectation.ts';
import { learnedWords } from '#/domain/timeline/learned.ts';
import { isOfRecord } from '#/domain/timeline/recordedEvents.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import type { Instant } from '#/time/instant.ts';
import { dayOf } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import { Badge } from '#/ui/Badge.tsx';
import { classes } from '#/ui/classes.ts';
import { PlaceName } from '#/parts/PlaceName.tsx';
import { sourceWords } from '#/features/shipment/provenance/sourceWords.ts';
import { Time } from '#/parts/Time.tsx';
import { TimelineDue } from './TimelineDue.tsx';
import { type LineBelow, TimelineLine } from './TimelineLine.tsx';

/** What all events of a timeline are read against. */
export interface TimelineReading {
  readonly now: Instant;
  readonly tracking: CarrierTracking;
  readonly trackedSince: Instant | null;
}

interface TimelineRowProps {
  readonly event: TransportEvent;
  readonly reading: TimelineReading;
  readonly line: LineBelow;
}

/** One event: when, on the clock of its place; what; where; who said so; and when it was learned. */
export function TimelineRow({ event, reading, line }: TimelineRowProps) {
  const { estimated, facility, when, changedTo } = event;
  const passed = passedExpectation(event, reading.tracking, reading.now);
  const overdue = isUnseen(passed);
  return (
    <TimelineLine line={line} dashed={estimated}>
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
          <span className="text-xs text-ink-faint">{reportedWords(event, reading)}</span>
        </p>
        {passed && <TimelineDue passed={passed} />}
      </div>
    </TimelineLine>
  );
}

function reportedWords(event: TransportEvent, { trackedSince, now }: TimelineReading): string {
  if (isOfRecord(event)) return ' · from the record, no event tells it';
  // Estimates come from raw events, which never name their source (docs/interface.md 3.2).
  const source = event.dataSource !== null || !event.estimated ? sourceWords(event.dataSource) : null;
  const words = [source, learnedWords(event, trackedSince, now)].filter((one) => one !== null);
  return words.map((one) => ` · ${one}`).join('');
}

/** A last free day is a day at its place, which no choice of clock may shift; an appointment is a time. */
function newDeadline(name: string, changedTo: Moment): Moment {
  return name.includes('.pickup_lfd') ? { kind: 'day', day: dayOf(changedTo) } : changedTo;
}
