import { statementFor } from '#/domain/provenance/provenance.ts';
import type { EventRow } from '#/domain/timeline/eventRow.ts';
import type { PassedEstimate } from '#/domain/timeline/passedEstimate.ts';
import { DateSources } from '#/features/shipment/provenance/DateSources.tsx';
import { useLedger } from '#/features/shipment/provenance/ledgerContext.ts';
import { PlaceName } from '#/parts/status/PlaceName.tsx';
import { Freshness } from '#/parts/time/Freshness.tsx';
import { Time } from '#/parts/time/Time.tsx';
import { Badge } from '#/ui/Badge.tsx';
import { classes } from '#/ui/classes.ts';
import { type LineBelow, TimelineLine } from './TimelineLine.tsx';
import * as words from './words.ts';

/** One event: when, on the clock of its place; what; where; its source; and when it was reported. */
export function TimelineEvent({ row, line }: { row: EventRow; line: LineBelow }) {
  const { state, label, when, changedTo, place, locode, facility, passed } = row;
  const estimated = state !== 'actual';
  return (
    <TimelineLine line={line} dashed={estimated}>
      <span
        aria-hidden
        className={classes(
          'z-1 mt-1.5 size-2.5 justify-self-center rounded-full border-2',
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
            {label}
            {changedTo && (
              <>
                {': '}
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
          <PlaceName place={place} code={locode} />
          {facility?.name && ` · ${facility.name}`}
          <span className="text-xs text-ink-faint">
            <EventSource row={row} />
            {row.learned !== null && ` · ${row.learned}`}
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
  return source !== null && ` · ${source}`;
}

/** Of an estimate whose time has passed: when the carrier last updated, or why that says nothing. */
function CarrierUpdate({ passed }: { passed: PassedEstimate }) {
  if (passed.kind === 'withheld') return <p className="text-xs text-ink-soft">{passed.reason}</p>;
  return (
    <p className="text-xs text-ink-soft">
      {words.carrierUpdated} <Freshness at={passed.updatedAt} />
      {passed.kind === 'notUpdated' && words.beforeThatTime}
    </p>
  );
}
