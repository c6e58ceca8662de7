import { describeFees } from '#/domain/exceptions/rowsMoney.ts';
import type { NowFigure, NowKind } from '#/domain/overview/now.ts';
import { classes } from '#/ui/classes.ts';
import { FigureLink } from './FigureLink.tsx';
import { changedSince, estimatedCost, nowLabels, nowTitle, reportedFees, soFar } from './words.ts';

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
    <section aria-label={nowTitle} className="card overflow-hidden">
      <ul className="-m-px grid grid-cols-2 sm:max-lg:grid-cols-3 lg:flex">
        {figures.map((figure) => (
          <li
            key={figure.kind}
            className="relative flex min-w-0 flex-1 flex-col gap-0.5 border-t border-l border-line p-3 hover:bg-hover"
          >
            <FigureLink figure={figure} isLine={false} className="stretched flex flex-col gap-0.5">
              <span
                className={classes(
                  'text-title font-semibold',
                  figure.count > 0 ? tones[figure.kind] : 'text-ink-faint',
                )}
              >
                {soFar(figure.count, isPartial)}
              </span>
              <span className="font-medium">{nowLabels[figure.kind]}</span>
            </FigureLink>
            {figure.reported.length > 0 && (
              <p className="text-xs text-ink-soft">{reportedFees(describeFees(figure.reported))}</p>
            )}
            {figure.estimated.length > 0 && (
              <p className="text-xs text-ink-soft">{estimatedCost(figure.estimated)}</p>
            )}
            {figure.changed && figure.changed.count > 0 && (
              <FigureLink figure={figure.changed} className="relative z-1 text-xs text-ink-soft underline">
                {changedSince(soFar(figure.changed.count, isPartial))}
              </FigureLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
