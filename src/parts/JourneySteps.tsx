import type { Journey } from '#/domain/journey/journey.ts';
import { aroundTime, besideSteps } from '#/domain/journey/journeyWords.ts';
import { pointsOf } from '#/domain/journey/points.ts';
import type { Step } from '#/domain/journey/step.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { placeNotReported } from './journeyPanelWords.ts';
import { Time } from './Time.tsx';
import { useFormatOptions } from './useFormatOptions.ts';

/** What the line shows as a list for screen readers, each step with its time and zone. */
export function JourneySteps({ journey }: { journey: Journey }) {
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
      {placeName(step.place) ?? placeNotReported}: {what} <Time moment={step.when} />
      {note}
    </li>
  );
}
