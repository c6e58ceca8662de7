import type { ReactNode } from 'react';
import type { VerdictTone } from '#/domain/verdict/finding.ts';
import type { StageKind, Stages } from '#/domain/verdict/stages.ts';
import { formatMoment, type FormatOptions } from '#/time/format.ts';
import { classes } from '#/ui/classes.ts';
import { signedShift } from '#/wording/arrival.ts';
import { describeStageFact } from '#/wording/stages.ts';

interface JourneyStagesProps {
  readonly stages: Stages;
  readonly times: FormatOptions;
  /** The same in words, for who points at it or does not see it. */
  readonly title: string;
  /** Where the words stand above it, and place and ETA change elsewhere. */
  readonly isBare?: boolean;
}

/**
 * A journey in a row: what is done is solid, what is to come is an outline, and between them the present stage is wide,
 * says the one number that matters and fills as its time passes (docs/design.md).
 */
export function JourneyStages({ stages, times, title, isBare = false }: JourneyStagesProps) {
  const { kinds, present } = stages;
  const words = isBare ? null : <PresentTexts stages={stages} times={times} />;
  return (
    <span role="img" aria-label={title} title={title} className="journey @container block">
      <span className="flex h-5 items-center gap-0.75">
        {present === null && <Present of={stages.says}>{words}</Present>}
        {kinds.map((kind, place) =>
          place === present ? (
            <Present key={kind} of={stages.says}>
              {words}
            </Present>
          ) : (
            <span
              key={kind}
              className={classes(
                'h-2 w-2 shrink-0 rounded-full border @min-[14rem]:w-5',
                present !== null && place < present ? done(kind, stages) : 'border-line-strong',
              )}
            />
          ),
        )}
      </span>
    </span>
  );
}

const done = (kind: StageKind, { byRail }: Stages) =>
  kind === 'sea'
    ? 'border-vessel-solid bg-vessel-solid'
    : kind === 'inland' && byRail
      ? 'border-rail-solid bg-rail-solid'
      : 'border-ink-soft bg-ink-soft';

interface Look {
  readonly frame: string;
  readonly fill: string;
}
const looks: Readonly<Record<VerdictTone, Look>> = {
  lost: { frame: 'border-problem-solid text-problem', fill: 'bg-problem-wash' },
  risk: { frame: 'border-attention-solid text-attention', fill: 'bg-attention-wash' },
  good: { frame: 'border-ready-solid text-ready', fill: 'bg-ready-wash' },
  vessel: { frame: 'border-vessel-solid text-vessel', fill: 'bg-vessel-wash' },
  rail: { frame: 'border-rail-solid text-rail', fill: 'bg-rail-wash' },
  rest: { frame: 'border-ink-soft text-ink', fill: 'bg-quiet-wash' },
  unknown: { frame: 'border-dashed border-line-strong text-ink-soft', fill: '' },
};

function Present({ of: { tone, share }, children }: { of: Stages['says']; children: ReactNode }) {
  const { frame, fill } = looks[tone];
  return (
    <span
      className={classes(
        'relative flex h-5 min-w-0 flex-1 items-center gap-1 overflow-hidden rounded border bg-surface px-1 text-2xs @min-[14rem]:px-2 font-semibold whitespace-nowrap',
        frame,
      )}
    >
      {share !== null && (
        <span className={classes('absolute inset-y-0 left-0', fill)} style={{ width: `${100 * share}%` }} />
      )}
      {children}
    </span>
  );
}

function PresentTexts({ stages: { says, slip }, times }: Pick<JourneyStagesProps, 'stages' | 'times'>) {
  const { fact, more } = says;
  const detail = more && (typeof more === 'string' ? more : formatMoment(more, times).date);
  return (
    <>
      <span className="relative">{describeStageFact(fact)}</span>
      {slip && (
        <span className={classes('relative', slip.tone === 'late' ? 'text-attention' : 'text-ready')}>
          {signedShift(slip.change)}
        </span>
      )}
      {detail !== null && (
        <span className="relative hidden truncate font-normal @min-[14rem]:inline">· {detail}</span>
      )}
    </>
  );
}
