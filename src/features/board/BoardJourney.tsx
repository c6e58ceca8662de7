import { useMemo } from 'react';
import type { TextWidth } from '#/domain/board/boardColumns.ts';
import { fitting } from '#/domain/board/layout.ts';
import type { BoardLine } from '#/domain/board/line.ts';
import { pressingContainer, rowVerdict } from '#/domain/list/rowVerdict.ts';
import { tryOr } from '#/domain/records/mapTolerant.ts';
import type { VerdictTone } from '#/domain/verdict/finding.ts';
import { usualLimits } from '#/domain/verdict/limits.ts';
import { type Stages, stagesOf } from '#/domain/verdict/stages.ts';
import { JourneyStages } from '#/parts/journey/JourneyStages.tsx';
import type { Instant } from '#/time/instant.ts';
import { viewerZone } from '#/time/zone.ts';
import { describeStageFact, describeStages } from '#/wording/stages.ts';

/** The height of the present stage in a list, in CSS pixels; its height and the gap above it on the board, in small sizes. */
const [listHeight, height, gap] = [20, 0.8, 0.15];

interface BoardJourneyProps {
  readonly line: BoardLine;
  readonly now: Instant;
  /** Of the column and of the words, in CSS pixels. */
  readonly width: number;
  readonly size: number;
  readonly widthOf: TextWidth;
}

/** The journey of a row in stages, by its most pressing container: its words as large as the small type, and the stages below. */
export function BoardJourney({ line: { about }, now, width, size, widthOf }: BoardJourneyProps) {
  // A record that no rule can make anything of costs its own drawing.
  const stages = useMemo(() => tryOr(() => journeyStages(about, now), null), [about, now]);
  if (!stages) return null;
  const { fact, tone } = stages.says;
  const words = describeStageFact(fact);
  return (
    <div className={inks[tone]}>
      <span
        aria-hidden
        className="block font-semibold"
        style={{ fontSize: size * fitting(widthOf(words, size), width) }}
      >
        {words}
      </span>
      <div style={{ zoom: (height * size) / listHeight, marginTop: (gap * listHeight) / height }}>
        <JourneyStages
          stages={stages}
          isBare
          times={{ display: 'place', viewer: viewerZone(), now }}
          title={describeStages(stages)}
        />
      </div>
    </div>
  );
}

function journeyStages(about: BoardLine['about'], now: Instant): Stages | null {
  const context = { now, limits: usualLimits };
  const found = rowVerdict(about, context);
  const container = pressingContainer(about, context);
  return found && stagesOf({ shipment: about.shipment, container, ...context }, found.verdict);
}

const inks: Readonly<Record<VerdictTone, string>> = {
  lost: 'text-problem',
  risk: 'text-attention',
  good: 'text-ready',
  vessel: 'text-vessel',
  rail: 'text-rail',
  rest: 'text-ink',
  unknown: 'text-ink-soft',
};
