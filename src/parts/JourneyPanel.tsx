import { useRef } from 'react';
import type { Journey } from '#/domain/journey/journey.ts';
import { journeySummary } from '#/domain/journey/summary.ts';
import { useElementWidth } from '#/ui/useElementWidth.ts';
import { JourneyDrawing } from './JourneyDrawing.tsx';
import { JourneyLegend } from './JourneyLegend.tsx';
import * as words from './journeyPanelWords.ts';
import { JourneySteps } from './JourneySteps.tsx';

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
        <h2 className="text-base font-semibold">{words.journey}</h2>
        <p className="text-sm text-ink-soft">{journeySummary(journey).join(' · ')}</p>
        <JourneyLegend journey={journey} />
      </div>
      <div ref={place}>
        <JourneyDrawing journey={journey} width={width} />
      </div>
      <JourneySteps journey={journey} />
    </section>
  );
}
