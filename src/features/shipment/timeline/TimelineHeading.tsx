import type { Place } from '#/domain/records/place.ts';
import type { TimelineKind } from '#/domain/timeline/timeline.ts';
import type { LegState, TimelineLeg } from '#/domain/timeline/legs.ts';
import { Badge } from '#/ui/Badge.tsx';

const kindWords: Record<TimelineKind, string> = {
  vessel: 'Vessel',
  transshipment: 'Vessel after transshipment',
  feeder: 'Feeder vessel',
  rail: 'Rail',
  inland: 'Inland carriage',
  gate: 'Gate and terminal',
  notice: 'Notices',
};

/** Heads a leg: vessel and voyage or the kind of leg, from where to where, and how it stands. */
export function TimelineHeading({ leg, afloat }: { leg: TimelineLeg; afloat: boolean }) {
  const { vessel, voyageNumber, places, state } = leg;
  return (
    <h3 className="flex min-w-0 flex-wrap items-baseline gap-x-2 pt-0.5">
      {afloat && (
        <span className="font-semibold">
          {vessel?.name ?? 'Vessel not named'}
          {voyageNumber !== null && (
            <span className="font-normal">
              {' '}
              voyage <span className="num">{voyageNumber}</span>
            </span>
          )}
        </span>
      )}
      <span className={afloat ? 'text-sm text-ink-soft' : 'font-semibold'}>{legWords(leg)}</span>
      {places.length > 0 && <span className="text-sm text-ink-soft">{placeNames(places)}</span>}
      {state && <StateWord state={state} />}
    </h3>
  );
}

const stateWords: Record<LegState, string> = { done: 'done', underWay: 'under way', expected: 'to come' };

function StateWord({ state }: { state: LegState }) {
  const words = stateWords[state];
  if (state === 'underWay') return <Badge tone="moving">{words}</Badge>;
  return <span className="text-xs text-ink-faint">{words}</span>;
}

function legWords({ kind, end, state }: TimelineLeg): string {
  if (kind !== 'gate') return kindWords[kind];
  if (end === 'destination' && state === 'expected') return 'Pickup and empty return';
  if (end === 'port') return 'Gate at port of discharge';
  return end === null ? kindWords.gate : `${kindWords.gate} at ${end}`;
}

function placeNames(places: readonly Place[]): string {
  return places.map((place) => place.name ?? place.locode ?? 'unknown place').join(' → ');
}
