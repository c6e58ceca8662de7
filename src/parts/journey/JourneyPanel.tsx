import { Fragment, type ReactNode, useRef } from 'react';
import type { Drawn } from '#/domain/journey/drawn.ts';
import type { EtaShift, EtaStep } from '#/domain/journey/etaShift.ts';
import type { Journey } from '#/domain/journey/journey.ts';
import { pointsOf } from '#/domain/journey/points.ts';
import type { Step } from '#/domain/journey/step.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { Time } from '#/parts/time/Time.tsx';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import { formatInstant, momentLine } from '#/time/format.ts';
import { sortKey } from '#/time/moment.ts';
import { useElementWidth } from '#/ui/hooks/useElementWidth.ts';
import { describeEtaChange } from '#/wording/arrival.ts';
import { besideSteps, journeySummary } from '#/wording/journey.ts';
import { aroundTime, formatDay } from '#/wording/journeySteps.ts';
import { JourneyDrawing, panelScale } from './JourneyDrawing.tsx';
import * as words from './journeyPanelWords.ts';
import { dot, etaLook, journeyPaths } from './journeyPaths.ts';

/** Of a sample in the legend, in pixels. */
const sample = { width: 20, height: 12 } as const;
const scale = { ...panelScale(5), below: 3 };
const kinds = ['gate', 'vessel', 'rail', 'waiting', 'unknown'] as const;

/** Where the width is not known yet: the drawing is then as wide as its place, whatever that is. */
const usualWidth = 720;

/**
 * A journey at full width: the line to scale in time with its places and days, what its forms mean, and the same as a list
 * with the times for who does not see it.
 *
 * @param number of its container
 */
export function JourneyPanel({ journey, number }: { journey: Journey; number: string }) {
  const place = useRef<HTMLDivElement>(null);
  const width = useElementWidth(place) ?? usualWidth;
  return (
    <section aria-label={words.journeyOf(number)} className="journey card space-y-2 px-4 pt-3 pb-2">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 className="text-lg font-semibold">{words.journey}</h2>
        <p className="text-sm text-ink-soft">{journeySummary(journey).join(' · ')}</p>
        <JourneyLegend journey={journey} />
      </div>
      {journey.eta && <EtaSteps eta={journey.eta} />}
      <div ref={place}>
        <JourneyDrawing journey={journey} width={width} />
      </div>
      <JourneySteps journey={journey} />
    </section>
  );
}

/** As many steps as can be taken in; the history of the dates has them all. */
const maxSteps = 6;

/** How the ETA moved, a day a step, with when each was learned: `ETA Sat 14 Nov → Sun 15 Nov → Mon 16 Nov, slipped 2 d`. */
function EtaSteps({ eta: { etas, change, days } }: { eta: EtaShift }) {
  const atPlace = useFormatOptions('place');
  const times = useFormatOptions();
  if (etas.length === 0) return null;
  const shown = etas.length > maxSteps ? [...etas.slice(0, 1), ...etas.slice(1 - maxSteps)] : etas;
  const isLast = (step: EtaStep) => step === etas.at(-1);
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-soft">
      <span>{words.eta}</span>
      {shown.map((step, index) => (
        <Fragment key={`${sortKey(step.eta)} ${step.learnedAt}`}>
          {index > 0 && (
            <span aria-hidden className="text-ink-faint">
              {index === 1 && shown.length < etas.length ? '→ … →' : '→'}
            </span>
          )}
          <span
            className={isLast(step) ? 'font-medium text-ink' : undefined}
            title={
              step.learnedAt === null
                ? undefined
                : words.learned(momentLine(formatInstant(step.learnedAt, times)))
            }
          >
            {formatDay(step.eta, atPlace)}
          </span>
        </Fragment>
      ))}
      {change !== null && (
        <span className={days > 0 ? 'text-attention' : days < 0 ? 'text-ready' : undefined}>
          {describeEtaChange(change)}
        </span>
      )}
    </p>
  );
}

/** What the line shows as a list for screen readers, each step with its time and zone. */
function JourneySteps({ journey }: { journey: Journey }) {
  const options = useFormatOptions('place');
  return (
    <ol className="sr-only print:not-sr-only print:columns-2 print:gap-x-6">
      {pointsOf(journey).map(({ step }, index) => (
        <StepItem key={`${step.name} ${index}`} step={step} />
      ))}
      {besideSteps(journey, options).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ol>
  );
}

function StepItem({ step }: { step: Step }) {
  const { what, note } = aroundTime(step);
  return (
    <li>
      {placeName(step.place) ?? words.placeNotReported}: {what} <Time moment={step.when} />
      {note}
    </li>
  );
}

/** What the forms of a line mean, without those that it does not have. */
function JourneyLegend({ journey: { moves, freeTime, eta } }: { journey: Journey }) {
  const has = (test: (drawn: Pick<Drawn, 'kind' | 'state'>) => boolean) =>
    moves.some(test) || (freeTime?.spans ?? []).some(test);
  const entry = (key: keyof typeof words.legend, kind: Drawn['kind'], state: Drawn['state'] = 'actual') => (
    <Entry key={key} label={words.legend[key]}>
      {journeyPaths(
        key === 'free' || key === 'past'
          ? { moves: [], freeTime: [{ kind, state, x: 0, width: sample.width }] }
          : { moves: [{ kind, state, x: 0, width: sample.width }], freeTime: [] },
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
    <li className="flex items-center gap-2">
      <svg {...sample} shapeRendering="crispEdges" strokeDasharray="2 3" className="shrink-0">
        {children}
      </svg>
      {label}
    </li>
  );
}
