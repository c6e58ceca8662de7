import type { CellFact, CountedFact, ReadyAnswer } from '#/domain/list/cellFact.ts';
import { comma } from '#/language/punctuation.ts';
import { withoutStop } from '#/language/withoutStop.ts';
import { formatCustomValue } from './customFields.ts';
import { formatEquipment } from './equipment.ts';
import { holdEffectLabels, holdLabel } from './holds.ts';
import { formatCents, formatMoney } from './money.ts';
import { describeReadiness } from './readiness.ts';
import { describeStage } from './stages.ts';
import { describeStatus, describeStopReason, trackingStateLabels } from './status.ts';
import { shortUsual } from './usualDelay.ts';
import { describeHeadline, describeReason, describeShare } from './verdict.ts';
import { whereInParts } from './whereNow.ts';

/** Whether a moment has happened. */
export const momentStatuses = { expected: 'Estimated', actual: 'Actual' } as const;

/** Whether a container can be picked up now. */
export const readyLabels: Readonly<Record<ReadyAnswer, string>> = {
  yes: 'Ready',
  no: 'Not ready',
  unknown: 'Unknown',
  notReported: 'Not reported',
};

const trackingStopped = (reason: string) => `Stopped: ${reason}`;

/** What a cell says, each text once; none where it is reported that there is nothing. */
export function describeCell(fact: CellFact): readonly string[] {
  switch (fact.code) {
    case 'statuses':
      return countedTexts(fact.statuses, describeStatus);
    case 'ready':
      return countedTexts(fact.answers, (answer) => readyLabels[answer]);
    case 'readyReasons':
      return unique(fact.reasons.map((reason) => withoutStop(describeReadiness(reason))));
    case 'headline':
      return [describeHeadline(fact.headline)];
    case 'verdictReasons':
      return unique([...fact.reasons.map(describeReason), describeShare(fact.share).join(comma)]);
    case 'place':
      return [unique(whereInParts(fact.where)).join(' · ')];
    case 'progress':
      return [describeStage(fact.stage)];
    case 'holds':
      return unique(
        fact.holds.map(({ name, effect }) => holdLabel(name) + holdEffectLabels[effect].afterName),
      );
    case 'fees':
      return fact.sums.map(formatCents);
    case 'costs':
      return fact.sums.map(formatMoney);
    case 'etaRecord':
      return [shortUsual(fact.usual)];
    case 'tracking':
      return [trackingStateLabels[fact.state]];
    case 'trackingStopped':
      return [trackingStopped(describeStopReason(fact.reason))];
    case 'equipment':
      return unique(fact.containers.map(formatEquipment));
    case 'fields':
      return unique(fact.fields.map(formatCustomValue));
  }
}

/** How many there are of each, `2 × Available`; where all are alike, the text alone. */
function countedTexts<Fact>(
  facts: readonly CountedFact<Fact>[],
  describe: (fact: Fact) => string,
): readonly string[] {
  return facts.map(({ fact, count }) =>
    facts.length === 1 ? describe(fact) : `${count} × ${describe(fact)}`,
  );
}

const unique = (texts: readonly (string | null)[]): readonly string[] => [
  ...new Set(texts.filter((text): text is string => Boolean(text))),
];
