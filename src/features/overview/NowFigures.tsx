import { describeFees } from '#/domain/exceptions/rowsMoney.ts';
import type { NowFigure, NowKind } from '#/domain/overview/now.ts';
import { FigureLink } from '#/links/FigureLink.tsx';
import { FigureStrip } from '#/links/FigureStrip.tsx';
import { countSoFar } from '#/links/words.ts';
import { changedSince, estimatedCost, nowLabels, nowTitle, reportedFees } from './words.ts';

/** What a figure says where it is not 0: money lost, about to be lost, or good news. */
const tones: Readonly<Record<NowKind, string>> = {
  cost: 'text-problem',
  past: 'text-problem',
  near: 'text-attention',
  hold: 'text-attention',
  ready: 'text-ready',
  arriving: 'text-vessel',
  overdue: 'text-attention',
  out: 'text-ink',
};

/** What presses now, in figures. */
export function NowFigures({ figures, isPartial }: { figures: readonly NowFigure[]; isPartial: boolean }) {
  return (
    <FigureStrip
      label={nowTitle}
      isPartial={isPartial}
      figures={figures.map((figure) => ({
        id: figure.kind,
        count: figure.count,
        search: figure.search,
        label: nowLabels[figure.kind],
        tone: tones[figure.kind],
        beside: <Beside figure={figure} isPartial={isPartial} />,
      }))}
    />
  );
}

function Beside({
  figure: { reported, estimated, changed },
  isPartial,
}: {
  figure: NowFigure;
  isPartial: boolean;
}) {
  return (
    <>
      {reported.length > 0 && <p className="text-xs text-ink-soft">{reportedFees(describeFees(reported))}</p>}
      {estimated.length > 0 && <p className="text-xs text-ink-soft">{estimatedCost(estimated)}</p>}
      {changed && changed.count > 0 && (
        <FigureLink figure={changed} className="relative z-1 text-xs text-ink-soft underline">
          {changedSince(countSoFar(changed.count, isPartial))}
        </FigureLink>
      )}
    </>
  );
}
