import { useId, useState } from 'react';
import { etaHistory, type EtaHistory as History } from '#/domain/provenance/etaHistory.ts';
import { statementFor } from '#/domain/provenance/provenance.ts';
import type { Place } from '#/domain/records/place.ts';
import { useLedger } from '#/features/shipment/provenance/WithLedger.tsx';
import { Time } from '#/parts/time/Time.tsx';
import { dayOf } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import { classes } from '#/ui/classes.ts';
import { arrivalShift, etaShift } from '#/wording/arrival.ts';
import { EtaPlot, EtaRevisions } from './EtaPlot.tsx';
import * as words from './words.ts';

interface EtaHistoryProps {
  /** The name of the arrival's event, and the fact in the ledger. */
  readonly name: string;
  readonly of: string;
  readonly place: Place | null;
  readonly original: Moment | null;
  readonly current: Moment | null;
  readonly actual: Moment | null;
}

/**
 * How far an arrival has moved from its original ETA, in words; its revisions as a small plot and, on demand, as a
 * table. Until the events are loaded only the record is compared.
 */
export function EtaHistory({ name, of, ...reported }: EtaHistoryProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const ledger = useLedger();
  const arrival = ledger?.facts.find((fact) => fact.id === of);
  const history = etaHistory({
    ...reported,
    name,
    rawEvents: ledger?.rawEvents ?? [],
    actualLearnedAt: (arrival && statementFor(arrival, reported.actual)?.learnedAt) ?? null,
  });
  if (!history?.change) return null;
  const known = ledger !== null && ledger.missing === null;
  return (
    <div className="space-y-1">
      <p className="text-sm text-ink-soft">
        <Change history={history} />
        {known && history.count > 0 && (
          <>
            ,{' '}
            <button
              type="button"
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              onClick={() => setOpen(!open)}
              className="-my-1 min-h-6 rounded px-0.5 underline decoration-dotted underline-offset-3 hover:bg-hover hover:text-ink"
            >
              {words.revisions(history.count)}
            </button>
          </>
        )}
      </p>
      {known && <EtaPlot history={history} />}
      {open && (
        <div id={id}>
          <EtaRevisions history={history} />
        </div>
      )}
    </div>
  );
}

function Change({ history: { change, revisions } }: { history: History }) {
  const [first, last] = [revisions[0], revisions.at(-1)];
  if (!change || !first || !last) return null;
  const sameDay = change.days === 0;
  return (
    <>
      <strong className={classes('font-semibold', change.days > 0 ? 'text-attention' : 'text-ink')}>
        {last.kind === 'actual' ? arrivalShift(change) : etaShift(change)}
      </strong>{' '}
      (<Time moment={day(first.eta)} />
      {!sameDay && (
        <>
          {' → '}
          <Time moment={day(last.eta)} />
        </>
      )}
      )
    </>
  );
}

/** Days at the place, since that is what they are compared by. */
function day(moment: Moment): Moment {
  return { kind: 'day', day: dayOf(moment) };
}
