import { placeName } from '#/domain/records/placeName.ts';
import type { Milestone, MilestoneState } from '#/domain/timeline/progress.ts';
import { milestoneName, progressWords } from '#/domain/timeline/progressWords.ts';
import { ProgressDrawing } from '#/parts/ProgressSteps.tsx';
import { Time } from '#/parts/Time.tsx';
import type { Instant } from '#/time/instant.ts';
import { viewerZone } from '#/time/zone.ts';
import { classes } from '#/ui/classes.ts';
import * as words from './words.ts';

interface ProgressStepsDetailProps {
  readonly milestones: readonly Milestone[];
  /** Whose progress it is: the number of the container. */
  readonly number: string;
  readonly now: Instant;
}

/** How far a container has come: in words, and each milestone with its place and time where there is room. */
export function ProgressStepsDetail({ milestones, number, now }: ProgressStepsDetailProps) {
  const summary = progressWords(milestones, { display: 'place', viewer: viewerZone(), now });
  return (
    <section aria-label={words.progressOf(number)} className="card space-y-3 px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="num font-semibold">{number}</span>
        <span className="lg:hidden">
          <ProgressDrawing milestones={milestones} words={words.progressOf(number)} />
        </span>
        <span className="text-ink-soft">{summary}</span>
      </p>
      <ol className="hidden auto-cols-fr grid-flow-col lg:grid">
        {milestones.map((milestone, index) => (
          <Step
            key={`${milestone.kind} ${milestone.place?.id ?? milestone.place?.locode ?? ''}`}
            milestone={milestone}
            isFirst={index === 0}
            isLast={index === milestones.length - 1}
          />
        ))}
      </ol>
    </section>
  );
}

const marks: Record<MilestoneState, string> = {
  done: 'rounded-full border-vessel bg-vessel',
  current: 'scale-125 rounded-full border-vessel bg-surface',
  expected: 'rounded-full border-line-strong bg-surface',
  unknown: 'scale-75 rounded-full border-line-strong bg-surface',
  overdue: 'rotate-45 border-attention bg-attention',
};

interface StepProps {
  readonly milestone: Milestone;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function Step({ milestone, isFirst, isLast }: StepProps) {
  const { kind, state, place, moment } = milestone;
  const done = state === 'done';
  return (
    <li
      className="relative min-w-0 space-y-0.5 pr-3 text-xs"
      aria-current={state === 'current' ? 'step' : undefined}
    >
      {!isLast && (
        <span
          aria-hidden
          className={classes(
            'absolute top-[5px] right-0 left-0 border-t-2',
            done ? 'border-vessel' : 'border-dashed border-line-strong',
            isFirst && 'left-1',
          )}
        />
      )}
      <span aria-hidden className={classes('relative block size-3 border-2', marks[state])} />
      <p className={classes('pt-1 text-sm', done || state === 'current' ? 'font-medium' : 'text-ink-soft')}>
        {milestoneName(kind)}
      </p>
      <p className="truncate text-ink-soft" title={place?.name ?? undefined}>
        {placeName(place) ?? '\u00a0'}
      </p>
      <p className="text-ink-soft">
        {moment ? <Time moment={moment} stacked /> : done ? words.timeNotReported : words.dateNotReported}
      </p>
      {moment && !done && (
        <p className={state === 'overdue' ? 'text-attention' : 'text-ink-faint'}>
          {state === 'overdue' ? words.overdue : words.estimated}
        </p>
      )}
    </li>
  );
}
