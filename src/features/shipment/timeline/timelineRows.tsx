import type { ReactNode } from 'react';
import { portSubject, terminalSubject } from '#/domain/profile/subject.ts';
import { statementFor } from '#/domain/provenance/provenance.ts';
import type { PassedEstimate } from '#/domain/timeline/passedEstimate.ts';
import type { EventRow } from '#/domain/timeline/rows.ts';
import type { GapRow, MissingRow, NowRow } from '#/domain/timeline/timeline.ts';
import { DateSources } from '#/features/shipment/provenance/DateSources.tsx';
import { useLedger } from '#/features/shipment/provenance/WithLedger.tsx';
import { colon } from '#/language/punctuation.ts';
import { PlaceName } from '#/parts/status/PlaceName.tsx';
import { Freshness } from '#/parts/time/Freshness.tsx';
import { InstantTime, Time } from '#/parts/time/Time.tsx';
import { Badge } from '#/ui/Badge.tsx';
import { classes } from '#/ui/classes.ts';
import { eventLabel } from '#/wording/eventNames.ts';
import { describeSpan } from '#/wording/spans.ts';
import { describeGap, describeNow } from '#/wording/stays.ts';
import { describeLearned, describeMissing, describeSource } from '#/wording/timeline.ts';
import { describeWithheld } from '#/wording/withheld.ts';
import { SubjectName } from './SubjectName.tsx';
import * as words from './words.ts';

/** One event: when, on the clock of its place; what; where; its source; and when it was reported. */
export function TimelineEvent({ row, line }: { row: EventRow; line: LineBelow }) {
  const { state, name, when, changedTo, place, locode, facility, passed } = row;
  const estimated = state !== 'actual';
  return (
    <TimelineLine line={line} dashed={estimated}>
      <span
        aria-hidden
        className={classes(
          'z-1 mt-2 size-2.5 justify-self-center rounded-full border-2',
          !estimated && (line === null ? 'border-line-strong bg-line-strong' : 'border-vessel bg-vessel'),
          estimated &&
            (state === 'overdue' ? 'border-attention bg-surface' : 'border-line-strong bg-surface'),
        )}
      />
      <div className={classes('text-sm', estimated ? 'text-ink-soft' : 'text-ink')}>
        {when ? (
          <Time moment={when} stacked />
        ) : (
          <span className="text-ink-faint">{words.timeNotReported}</span>
        )}
      </div>
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-medium">
            {eventLabel(name, estimated)}
            {changedTo && (
              <>
                {colon}
                <Time moment={changedTo} />
              </>
            )}
          </span>
          {estimated && (
            <Badge tone={state === 'overdue' ? 'attention' : 'neutral'}>
              {state === 'overdue' ? words.overdue : words.estimated}
            </Badge>
          )}
        </p>
        <p className="text-ink-soft">
          <SubjectName subject={portSubject(place)}>
            <PlaceName place={place} code={locode} />
          </SubjectName>
          {facility?.name && (
            <>
              {' · '}
              <SubjectName subject={facility.type === 'terminal' ? terminalSubject(facility) : null}>
                {facility.name}
              </SubjectName>
            </>
          )}
          <span className="text-xs text-ink-faint">
            <EventSource row={row} />
            {row.learned && ` · ${describeLearned(row.learned)}`}
          </span>
        </p>
        {passed && <CarrierUpdate passed={passed} />}
      </div>
    </TimelineLine>
  );
}

/** Who reported it; where the ledger has the date, a word that opens all its sources. */
function EventSource({ row: { name, when, source } }: { row: EventRow }) {
  const ledger = useLedger();
  const fact = when && ledger?.facts.find((one) => one.name === name && statementFor(one, when) !== null);
  if (fact) {
    return (
      <>
        {' · '}
        <DateSources of={fact.id} moment={when} quiet />
      </>
    );
  }
  return source && ` · ${describeSource(source)}`;
}

/** Of an estimate whose time has passed: when the carrier last updated, or why that says nothing. */
function CarrierUpdate({ passed }: { passed: PassedEstimate }) {
  if (passed.kind === 'aboard') return <p className="text-xs text-ink-soft">{words.loadedNotDeparted}</p>;
  if (passed.kind === 'withheld')
    return <p className="text-xs text-ink-soft">{describeWithheld(passed.withheld)}</p>;
  return (
    <p className="text-xs text-ink-soft">
      {words.carrierUpdated} <Freshness at={passed.updatedAt} />
      {passed.kind === 'notUpdated' && words.beforeThatTime}
    </p>
  );
}

/** Steps that must have happened and are not reported. */
export function TimelineMissing({ row, line }: { row: MissingRow; line: LineBelow }) {
  return (
    <TimelineLine line={line} dashed={false}>
      <span
        aria-hidden
        className="z-1 mt-1 size-2.5 justify-self-center rounded-full border-2 border-dotted border-line-strong bg-surface"
      />
      <p className="text-xs text-ink-faint">{words.notReported}</p>
      <p className="text-xs text-ink-soft">{describeMissing(row.names)}</p>
    </TimelineLine>
  );
}

/** The time between two steps of the journey, and what it was spent on. */
export function TimelineGap({ row }: { row: GapRow }) {
  return (
    <TimelineLine line="on" dashed={row.gap.basis !== 'actual'}>
      <span />
      <p className="text-xs text-ink-soft">
        <span aria-hidden className="mr-1 text-ink-faint">
          ↓
        </span>
        {describeSpan(row.gap.span)}
      </p>
      <p className="text-xs text-ink-soft">{describeGap(row)}</p>
    </TimelineLine>
  );
}

/** The present on the line, in the local time of the place that comes next. */
export function TimelineNow({ row, line }: { row: NowRow; line: LineBelow }) {
  const { now, zone } = row;
  return (
    <TimelineLine line={line} dashed>
      <span
        aria-hidden
        className="z-1 mt-1 size-3 rotate-45 justify-self-center border-2 border-surface bg-accent"
      />
      <div className="text-xs text-ink-soft">
        <span className="block text-sm font-semibold text-accent">{words.now}</span>
        {zone === null ? (
          <InstantTime at={now} stacked />
        ) : (
          <Time moment={{ kind: 'zoned', at: now, zone, unknownZone: null }} stacked />
        )}
      </div>
      <div className="text-sm text-ink-soft">
        {describeNow(row).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </TimelineLine>
  );
}

/** How the line goes on below a row: on to the next, or ending here; null for what is off the line. */
type LineBelow = 'on' | 'ends' | null;

interface TimelineLineProps {
  readonly line: LineBelow;
  readonly dashed: boolean;
  readonly className?: string | undefined;
  /** The mark on the line, what stands in the column of times, and what stands beside it. */
  readonly children: ReactNode;
}

/** A row of the timeline with its piece of the line. */
function TimelineLine({ line, dashed, className, children }: TimelineLineProps) {
  return (
    <li
      className={classes(
        'relative grid grid-cols-[1.5rem_7rem_minmax(0,1fr)] gap-x-2 pb-2 sm:grid-cols-[1.5rem_8.5rem_minmax(0,1fr)] sm:gap-x-3',
        className,
      )}
    >
      <span
        aria-hidden
        className={classes(
          'absolute top-0 left-[11px] border-l-2 border-line-strong',
          dashed && 'border-dashed',
          line === null && 'hidden',
          line === 'ends' ? 'h-2.5' : 'bottom-0',
        )}
      />
      {children}
    </li>
  );
}
