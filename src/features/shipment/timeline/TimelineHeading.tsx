import { vesselSubject } from '#/domain/profile/subject.ts';
import { isAfloat } from '#/domain/timeline/groups.ts';
import type { DrawnLeg } from '#/domain/timeline/timeline.ts';
import { Badge, type Tone } from '#/ui/Badge.tsx';
import { SubjectName } from './SubjectName.tsx';
import * as words from './words.ts';

const toneOf = (leg: DrawnLeg): Tone => (isAfloat(leg) ? 'vessel' : leg.kind === 'rail' ? 'rail' : 'neutral');

/** Heads a leg: vessel and voyage or the kind of leg, from where to where, and its state. */
export function TimelineHeading({ leg }: { leg: DrawnLeg }) {
  const { title, vessel, places, state } = leg;
  return (
    <h3 className="flex min-w-0 flex-wrap items-baseline gap-x-2 pt-0.5">
      {vessel && (
        <span className="font-semibold">
          <SubjectName subject={vesselSubject(vessel.record)}>{vessel.name}</SubjectName>
          {vessel.voyage !== null && (
            <span className="font-normal">
              {' '}
              {words.voyage} <span className="num">{vessel.voyage}</span>
            </span>
          )}
        </span>
      )}
      <span className={vessel ? 'text-sm text-ink-soft' : 'font-semibold'}>{title}</span>
      {places !== '' && <span className="text-sm text-ink-soft">{places}</span>}
      {state === 'underWay' && <Badge tone={toneOf(leg)}>{words.legStates.underWay}</Badge>}
      {state !== null && state !== 'underWay' && (
        <span className="text-xs text-ink-faint">{words.legStates[state]}</span>
      )}
    </h3>
  );
}
