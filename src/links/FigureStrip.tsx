import type { ReactNode } from 'react';
import type { Figure } from '#/domain/overview/figure.ts';
import { countSoFar } from '#/parts/words.ts';
import { classes } from '#/ui/classes.ts';
import { FigureLink } from './FigureLink.tsx';

export interface StripFigure extends Figure {
  readonly id: string;
  readonly label: string;
  /** How the count looks where it is not 0. */
  readonly tone: string;
  /** What is said of it besides. */
  readonly beside?: ReactNode;
}

/** Figures in a row, each with its rows behind it. */
export function FigureStrip({
  label,
  figures,
  isPartial,
}: {
  label: string;
  figures: readonly StripFigure[];
  /** Whether more may follow. */
  isPartial: boolean;
}) {
  return (
    <section aria-label={label} aria-busy={isPartial} className="card overflow-hidden">
      <ul className="-m-px grid grid-cols-2 sm:max-lg:grid-cols-3 lg:flex">
        {figures.map(({ id, label: name, tone, beside, ...figure }) => (
          <li
            key={id}
            className="relative flex min-w-0 flex-1 flex-col gap-0.5 border-t border-l border-line p-3 hover:bg-hover"
          >
            <FigureLink figure={figure} isLine={false} className="stretched flex flex-col gap-0.5">
              <span
                className={classes('text-title font-semibold', figure.count > 0 ? tone : 'text-ink-faint')}
              >
                {countSoFar(figure.count, isPartial)}
              </span>
              <span className="font-medium">{name}</span>
            </FigureLink>
            {beside}
          </li>
        ))}
      </ul>
    </section>
  );
}
