import { useState } from 'react';
import type { FlowStage, PlacesOverview, StageFigure } from '#/domain/overview/whereabouts.ts';
import { FigureLink } from '#/links/FigureLink.tsx';
import type { FileHeadings } from '#/parts/files/saveForPrograms.ts';
import { countSoFar } from '#/parts/words.ts';
import { Button } from '#/ui/Button.tsx';
import { whereLabels } from '#/wording/listFacets.ts';
import { ChartPanel } from './ChartPanel.tsx';
import * as words from './words.ts';

const few = 4;

/** What moves has the colour of its carriage; what stands is at rest. */
const fills: Readonly<Record<FlowStage, string>> = {
  origin: 'var(--rest-solid)',
  sea: 'var(--vessel-solid)',
  port: 'var(--rest-solid)',
  inland: 'var(--rail-solid)',
  destination: 'var(--rest-solid)',
  out: 'var(--rest-solid)',
};

/** Where the containers are, by phase and place, in the order of a journey. */
export function PlacesPanel({ places, isPartial }: { places: PlacesOverview; isPartial: boolean }) {
  const [isWhole, setWhole] = useState(false);
  const { stages, underWay, returned, notReported } = places;
  const most = stages.reduce((a, b) => (b.count > a.count ? b : a));
  const hasMore = stages.some((stage) => stage.places.length > few);
  return (
    <ChartPanel
      title={words.placesTitle}
      finding={
        underWay.count === 0
          ? words.noPlaces
          : words.placesFinding(
              words.containers(underWay.count, isPartial),
              underWay.count === 1,
              words.stagePhrases[most.stage],
              countSoFar(most.count, isPartial),
            )
      }
      file={[words.placesFile, (headings) => placesFile(stages, headings.places)]}
      missing={
        <>
          {words.notInFlow}{' '}
          <FigureLink figure={returned} className="underline">
            {words.returnedCount(countSoFar(returned.count, isPartial))}
          </FigureLink>
          {' · '}
          <FigureLink figure={notReported} className="underline">
            {words.notReportedCount(countSoFar(notReported.count, isPartial))}
          </FigureLink>
        </>
      }
    >
      <Flow stages={stages} most={most.count} />
      <ol className="grid sm:grid-cols-2 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
        {stages.map((stage) => (
          <Stage
            key={stage.stage}
            stage={stage}
            most={most.count}
            isPartial={isPartial}
            size={isWhole ? stage.places.length : few}
          />
        ))}
      </ol>
      {hasMore && (
        <Button
          look="bare"
          className="-ml-2 self-start"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? words.showFewer : words.allPlaces}
        </Button>
      )}
    </ChartPanel>
  );
}

const [bandWidth, bandHeight, bandGap] = [100, 64, 8];

/** All stages as one stream, as high at each as the containers that are there; a narrow page has a bar for each. */
function Flow({ stages, most }: { stages: readonly StageFigure[]; most: number }) {
  const half = (count: number) =>
    Math.max(count === 0 ? 0.5 : 1.5, (count / Math.max(1, most)) * (bandHeight / 2));
  const middle = bandHeight / 2;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${bandWidth * stages.length} ${bandHeight}`}
      preserveAspectRatio="none"
      height={bandHeight}
      width="100%"
      className="block max-xl:hidden"
    >
      {stages.map(({ stage, count }, at) => {
        const [from, to] = [bandWidth * at, bandWidth * (at + 1)];
        const end = to - bandGap;
        const next = stages[at + 1];
        const [here, there] = [half(count), half(next?.count ?? 0)];
        const turn = (end + to) / 2;
        return (
          <g key={stage}>
            <rect x={from} y={middle - here} width={end - from} height={2 * here} fill={fills[stage]} />
            {next && (
              <path
                d={`M${end} ${middle - here}C${turn} ${middle - here} ${turn} ${middle - there} ${to} ${middle - there}V${middle + there}C${turn} ${middle + there} ${turn} ${middle + here} ${end} ${middle + here}Z`}
                fill="var(--line)"
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}

function Stage({
  stage: { stage, places, placeNotReported, ...figure },
  most,
  isPartial,
  size,
}: {
  stage: StageFigure;
  most: number;
  isPartial: boolean;
  /** How many places are shown. */
  size: number;
}) {
  const label = whereLabels[stage];
  const left = places.length - size;
  return (
    <li className="min-w-0 space-y-1 pr-4 pb-4">
      <FigureLink figure={figure} isLine={false} className="flex items-baseline justify-between gap-2">
        <span className="font-semibold">{label}</span>
        <span className="text-lg font-semibold">{countSoFar(figure.count, isPartial)}</span>
      </FigureLink>
      <svg aria-hidden width="100%" height={12} className="block xl:hidden">
        <rect width="100%" height={12} rx={2} fill="var(--quiet-wash)" />
        <rect width={`${(figure.count / Math.max(1, most)) * 100}%`} height={12} rx={2} fill={fills[stage]} />
      </svg>
      <p className="text-2xs text-ink-faint">{words.placeKinds[stage]}</p>
      <ul className="text-sm">
        {places.slice(0, size).map((place) => (
          <li key={place.label}>
            <FigureLink figure={place} className="flex justify-between gap-2 rounded py-0.5 max-md:py-2">
              <span className="truncate">{place.label}</span>
              <span>{countSoFar(place.count, isPartial)}</span>
            </FigureLink>
          </li>
        ))}
        {left > 0 && <li className="py-0.5 text-ink-soft">{words.morePlaces(left)}</li>}
        {placeNotReported > 0 && (
          <li className="py-0.5 text-ink-soft">{words.placeMissing(placeNotReported)}</li>
        )}
      </ul>
    </li>
  );
}

function placesFile(stages: readonly StageFigure[], headings: FileHeadings['places']) {
  return {
    headings: Object.values(headings),
    rows: stages.flatMap(({ stage, places, placeNotReported }) => [
      ...places.map(({ label, count }) => [whereLabels[stage], label, count]),
      ...(placeNotReported > 0 ? [[whereLabels[stage], null, placeNotReported]] : []),
    ]),
    sheet: words.placesTitle,
  };
}
