import type { Place } from '#/domain/place.ts';
import type { TimelineGroup as Group, TimelineKind } from '#/domain/timeline.ts';
import { instant } from '#/time/instant.ts';
import { classes } from '#/ui/classes.ts';
import { useNow } from '#/ui/useNow.ts';
import { ModeIcon } from './ModeIcon.tsx';
import { TimelineRow } from './TimelineRow.tsx';

const minute = 60_000;

const kindWords: Record<Exclude<TimelineKind, 'gate'>, string> = {
  vessel: 'Vessel',
  transshipment: 'Vessel after transshipment',
  feeder: 'Feeder vessel',
  rail: 'Rail',
  notice: 'Notices',
};

/**
 * One leg of the journey: what carried or held the container, and the events of that leg.
 *
 * @param last the line ends with this leg
 */
export function TimelineGroup({ group, last }: { group: Group; last: boolean }) {
  const now = instant(useNow(minute));
  const rows = [...group.actuals, ...group.estimates];
  const isNotice = group.kind === 'notice';
  const afloat = group.kind === 'vessel' || group.kind === 'transshipment' || group.kind === 'feeder';
  return (
    <li>
      <div className="relative flex gap-3 pb-1.5">
        <span className="z-1 mt-px flex size-6 shrink-0 items-center justify-center rounded-full border border-line bg-raised text-ink-soft">
          <ModeIcon kind={group.kind} />
        </span>
        {!isNotice && (
          <span
            aria-hidden
            className={classes(
              'absolute top-6 bottom-0 left-[11px] border-l-2 border-line-strong',
              // Dashed from the first leg on of which nothing has happened.
              group.actuals.length === 0 && 'border-dashed',
            )}
          />
        )}
        <h3 className="flex min-w-0 flex-wrap items-baseline gap-x-2 pt-0.5">
          {afloat && (
            <span className="font-semibold">
              {group.vessel?.name ?? 'Vessel not named'}
              {group.voyageNumber !== null && (
                <span className="font-normal">
                  {' '}
                  voyage <span className="num">{group.voyageNumber}</span>
                </span>
              )}
            </span>
          )}
          <span className={afloat ? 'text-sm text-ink-soft' : 'font-semibold'}>{legWords(group)}</span>
          {group.places.length > 0 && (
            <span className="text-sm text-ink-soft">{placeNames(group.places)}</span>
          )}
        </h3>
      </div>
      <ol>
        {rows.map((event) => (
          <TimelineRow
            key={event.id}
            event={event}
            now={now}
            line={isNotice ? null : last && event === rows.at(-1) ? 'ends' : 'on'}
          />
        ))}
      </ol>
    </li>
  );
}

function legWords({ kind, end }: Group): string {
  if (kind !== 'gate') return kindWords[kind];
  return end === null ? 'Gate and terminal' : `Gate and terminal at ${end}`;
}

function placeNames(places: readonly Place[]): string {
  return places.map((place) => place.name ?? place.locode ?? 'unknown place').join(' → ');
}
