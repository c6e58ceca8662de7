import type { UsualDelay } from '#/domain/arrival/usualDelay.ts';
import type { FeeSum } from '#/domain/pickup/fees.ts';
import type { HoldFact } from '#/domain/pickup/holds.ts';
import type { ReadinessReason } from '#/domain/pickup/pickup.ts';
import type { Whereabouts } from '#/domain/pickup/whereNow.ts';
import type { Container } from '#/domain/records/container.ts';
import type { CustomField } from '#/domain/records/customField.ts';
import type { TrackingState } from '#/domain/status/carrierTracking.ts';
import type { StatusFact } from '#/domain/status/status.ts';
import type { Stage } from '#/domain/timeline/stage.ts';
import type { Headline } from '#/domain/verdict/finding.ts';
import type { ReasonFact } from '#/domain/verdict/reasons.ts';
import type { MostPressing } from '#/domain/verdict/verdict.ts';

/** Whether a container can be picked up now: no value at all is no unknown value. */
export type ReadyAnswer = 'yes' | 'no' | 'unknown' | 'notReported';

/** What several containers say, each once with how many say it, in the order in which they come. */
export interface CountedFact<Fact> {
  readonly fact: Fact;
  readonly count: number;
}

/** What a cell says where that is more than a name, a number or a time. */
export type CellFact =
  | { readonly code: 'statuses'; readonly statuses: readonly CountedFact<StatusFact>[] }
  | { readonly code: 'ready'; readonly answers: readonly CountedFact<ReadyAnswer>[] }
  | { readonly code: 'readyReasons'; readonly reasons: readonly ReadinessReason[] }
  | { readonly code: 'headline'; readonly headline: Headline }
  /** Why a verdict is given, and how the other containers stand. */
  | {
      readonly code: 'verdictReasons';
      readonly reasons: readonly ReasonFact[];
      readonly share: Pick<MostPressing, 'sharedBy' | 'others'>;
    }
  | { readonly code: 'place'; readonly where: Whereabouts }
  | { readonly code: 'progress'; readonly stage: Stage }
  /** None where all terminals report that there is none. */
  | { readonly code: 'holds'; readonly holds: readonly Pick<HoldFact, 'name' | 'effect'>[] }
  /** In several currencies; what is reported, and what is estimated by tariffs. */
  | { readonly code: 'fees' | 'costs'; readonly sums: readonly FeeSum[] }
  | { readonly code: 'etaRecord'; readonly usual: UsualDelay }
  | { readonly code: 'tracking'; readonly state: Exclude<TrackingState, 'stopped'> }
  /** `reason` is the word of the service, null where it gives none. */
  | { readonly code: 'trackingStopped'; readonly reason: string | null }
  | { readonly code: 'equipment'; readonly containers: readonly Container[] }
  | { readonly code: 'fields'; readonly fields: readonly CustomField[] };
