import type { ReactNode } from 'react';
import type { Drawn } from '#/domain/journey/drawn.ts';
import type { Journey } from '#/domain/journey/journey.ts';
import * as words from './journeyPanelWords.ts';
import { dot, etaLook, journeyPaths, panelScale } from './journeyPaths.ts';

const [width, height] = [20, 12];
const scale = { ...panelScale(5), below: 3 };
const kinds = ['gate', 'vessel', 'rail', 'waiting', 'unknown'] as const;

/** What the forms of a line mean, without those that it does not have. */
export function JourneyLegend({ journey: { moves, freeTime, eta } }: { journey: Journey }) {
  const has = (test: (drawn: Pick<Drawn, 'kind' | 'state'>) => boolean) =>
    moves.some(test) || (freeTime?.spans ?? []).some(test);
  const entry = (key: keyof typeof words.legend, kind: Drawn['kind'], state: Drawn['state'] = 'actual') => (
    <Entry key={key} label={words.legend[key]}>
      {journeyPaths(
        key === 'free' || key === 'past'
          ? { moves: [], freeTime: [{ kind, state, x: 0, width }] }
          : { moves: [{ kind, state, x: 0, width }], freeTime: [] },
        scale,
      ).map(({ look, d }) => (
        <path key={look} d={d} className={look} />
      ))}
    </Entry>
  );
  return (
    <ul aria-hidden className="ml-auto flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-ink-soft">
      {kinds.filter((kind) => has((drawn) => drawn.kind === kind)).map((kind) => entry(kind, kind))}
      {has(({ state }) => state === 'estimated') && entry('estimated', 'vessel', 'estimated')}
      {has(({ state }) => state === 'overdue') && entry('overdue', 'vessel', 'overdue')}
      {has(({ kind }) => kind === 'free') && entry('free', 'free')}
      {has(({ kind }) => kind === 'past') && entry('past', 'past')}
      {eta && (
        <Entry label={words.legend.eta}>
          <path
            d={`${dot(4, 6, 3.5, 1.5)}M7 5.5h6v1H7z${dot(16, 6, 3.5)}`}
            className={etaLook(eta)}
            shapeRendering="auto"
            strokeWidth="0"
          />
        </Entry>
      )}
    </ul>
  );
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <svg
        width={width}
        height={height}
        shapeRendering="crispEdges"
        strokeDasharray="2 3"
        className="shrink-0"
      >
        {children}
      </svg>
      {label}
    </li>
  );
}
