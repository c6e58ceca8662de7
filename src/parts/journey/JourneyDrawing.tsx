import { type Axis, xOf, axisOf, ticksOf } from '#/domain/journey/axis.ts';
import { type DrawnEta, drawnJourney } from '#/domain/journey/drawn.ts';
import type { Journey } from '#/domain/journey/journey.ts';
import { placeLabels, type Wish } from '#/domain/journey/lineLabels.ts';
import { pointsOf } from '#/domain/journey/points.ts';
import { isDone, type Step } from '#/domain/journey/step.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import { dayText } from '#/time/dayText.ts';
import type { FormatOptions } from '#/time/format.ts';
import { describeFreeTime } from '#/wording/journey.ts';
import { describeStep } from '#/wording/journeySteps.ts';
import { now as nowWord } from './journeyPanelWords.ts';
import { dot, etaLook, journeyPaths, type JourneyScale } from './journeyPaths.ts';

/** In pixels, of the place and of what happened there. */
const labelSizes = { title: 13, note: 12 } as const;

/** Left and right of the line, so that a dot at its end is whole. */
const side = 8;
/** The middle of the line, below an ETA that moved and without one. */
const [belowEta, alone] = [44, 34];
const nowTop = 15;
/** From the line to what is above it and below it. */
const [toEta, toLabels] = [14, 20];

/** The line of a page: days, the ETA as it moved, the moves, their places and days, and below the moves the free time. */
export function JourneyDrawing({ journey, width }: { journey: Journey; width: number }) {
  const axis = axisOf(journey);
  const line = Math.max(width - 2 * side, 1);
  const drawn = drawnJourney(journey, axis, line);
  const middle = drawn.eta ? belowEta : alone;
  const scale = panelScale(middle);
  const bottom = scale.below + scale.past;
  const x = (at: number) => Math.round(xOf(at, axis, line));
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${bottom + toLabels + 22}`}
      shapeRendering="crispEdges"
      strokeDasharray="2 3"
      className="block w-full"
    >
      <g transform={`translate(${side} 0)`}>
        <JourneyDays axis={axis} now={drawn.now} width={line} bottom={bottom + 4} />
        {journeyPaths(drawn, scale).map(({ look, d }) => (
          <path key={look} d={d} className={look} />
        ))}
        {drawn.now !== null && (
          <path d={`M${drawn.now} ${nowTop}h2V${bottom + 4}h-2z`} className="fill-ink" />
        )}
        {drawn.eta && <EtaMove eta={drawn.eta} y={middle - toEta} />}
        {pointsOf(journey).map(({ step }, index) => (
          <Mark key={`${step.name} ${index}`} step={step} x={x(step.at)} y={middle + 0.5} />
        ))}
      </g>
      <Labels journey={journey} axis={axis} width={width} top={bottom + toLabels} />
    </svg>
  );
}

const daySize = 11;
/** The dayBaseline of the days, and where the lines below them begin. */
const [dayBaseline, dayTop] = [11, 16];
/** Between one day and the next. */
const daySpacing = 90;

interface JourneyDaysProps {
  readonly axis: Axis;
  readonly now: number | null;
  readonly width: number;
  readonly bottom: number;
}

/** What the line runs to scale in: some Mondays, and the word of now. A day that has no room beside now is left out. */
function JourneyDays({ axis, now, width, bottom }: JourneyDaysProps) {
  const ticks = ticksOf(axis, width / daySpacing).map((at) => {
    const words = dayText(at).dayFirst;
    const x = Math.round(xOf(at, axis, width));
    return { words, x, width: textWidth(words, daySize), priority: 0 };
  });
  const present = { words: nowWord, x: now ?? 0, width: textWidth(nowWord, daySize), priority: 1 };
  const marks = now === null ? ticks : [...ticks, present];
  const lefts = placeLabels(marks, width);
  return marks.map((mark, index) => {
    const left = lefts[index];
    if (left === null || left === undefined) return null;
    const isNow = mark === present;
    return (
      <g key={mark.words}>
        {!isNow && <path d={`M${mark.x} ${dayTop}h1V${bottom}h-1z`} className="fill-line" />}
        <text
          x={left}
          y={dayBaseline}
          fontSize={daySize}
          className={isNow ? 'fill-ink font-semibold' : 'fill-ink-faint'}
        >
          {mark.words}
        </text>
      </g>
    );
  });
}

/** From the original ETA, the open dot, to the current one, the filled dot. */
function EtaMove({ eta, y }: { eta: DrawnEta; y: number }) {
  const [from, to] = eta.xs;
  return (
    <g shapeRendering="auto" strokeDasharray="none" className={etaLook(eta)}>
      <path d={`M${from} ${y}H${to}`} strokeWidth="1.5" />
      <circle cx={from} cy={y} r={3.5} strokeWidth="1.5" className="fill-surface" />
      <path d={dot(to, y, 3.5)} strokeWidth="0" />
    </g>
  );
}

/** A solid dot is actual, an open one estimated; what is overdue has another form. */
function Mark({ step, x, y }: { step: Step; x: number; y: number }) {
  const drawing = { shapeRendering: 'auto', strokeDasharray: 'none', strokeWidth: 2 } as const;
  if (step.state === 'overdue') {
    const d = `M${x - 6} ${y}l6 -6l6 6l-6 6z`;
    return <path {...drawing} d={d} className="fill-attention stroke-surface" />;
  }
  const look = isDone(step) ? 'fill-ink stroke-surface' : 'fill-surface stroke-ink-soft';
  return <circle {...drawing} cx={x} cy={y} r={isDone(step) ? 5 : 4} className={look} />;
}

interface LabelsProps {
  readonly journey: Journey;
  readonly axis: Axis;
  readonly width: number;
  readonly top: number;
}

/** As many places and days as have room, the most important first. The list beside the drawing has all of them. */
function Labels({ journey, axis, width, top }: LabelsProps) {
  const options = useFormatOptions('place');
  const labels = journeyLabels(journey, options);
  const line = width - 2 * side;
  const lefts = placeLabels(
    labels.map((label) => ({ ...label, x: side + xOf(label.at, axis, line) })),
    width,
  );
  return labels.map(({ title, note, look, at }, index) => {
    const left = lefts[index];
    if (left === null || left === undefined) return null;
    return (
      <g key={`${at} ${note}`} strokeWidth="0">
        <text x={left} y={top} fontSize={labelSizes.title} className="fill-ink font-semibold">
          {title}
        </text>
        <text x={left} y={top + 17} fontSize={labelSizes.note} className={look}>
          {note}
        </text>
      </g>
    );
  });
}

/** Two lines at a point of the journey, without its place in pixels. */
interface JourneyLabel extends Omit<Wish, 'x'> {
  readonly at: number;
  /** Empty where no place is reported. */
  readonly title: string;
  readonly note: string;
  readonly look: string;
}

/** Of its steps, and of the end of its free time. */
function journeyLabels(journey: Journey, options: FormatOptions): JourneyLabel[] {
  const { freeTime } = journey;
  const labels = pointsOf(journey).map(({ step, priority }) => ({
    at: step.at,
    title: placeName(step.place) ?? '',
    note: describeStep(step, options),
    look: step.state === 'overdue' ? 'fill-attention' : 'fill-ink-soft',
    priority,
  }));
  if (freeTime && freeTime.spans.length > 0) {
    const isPast = freeTime.spans.some(({ kind }) => kind === 'past');
    const [title, note] = describeFreeTime(freeTime, options);
    const look = isPast ? 'fill-problem' : 'fill-ink-soft';
    // While it runs, nothing is asked for more.
    labels.push({ at: freeTime.ends, title, note, look, priority: freeTime.daysLate === null ? 20 : 7 });
  }
  return labels.map((label) => ({
    ...label,
    width: Math.max(textWidth(label.title, labelSizes.title), textWidth(label.note, labelSizes.note)),
  }));
}

/** Widths of characters in ems, rounded up for a semibold sans serif: no text is wider than what they add up to. */
const characterWidths: readonly (readonly [RegExp, number])[] = [
  [/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef]/u, 1.05],
  [/[mwMW@%]/, 0.95],
  [/[A-Z\u00c0-\u00de&]/, 0.74],
  [/[ijlft.,:;'’|()[\]\s-]/, 0.38],
];
const otherWidth = 0.63;

/** How wide a text may be at that size, without a document to measure it in. */
function textWidth(text: string, size: number): number {
  let ems = 0;
  for (const character of text)
    ems += characterWidths.find(([some]) => some.test(character))?.[1] ?? otherWidth;
  return Math.ceil(ems * size);
}

/** The measures on a page, around a middle. */
export const panelScale = (middle: number): JourneyScale => ({
  middle,
  gate: 2,
  vessel: 4,
  rail: 2,
  edge: 2,
  sleeper: { reach: 5, width: 2, every: 6, open: 12 },
  below: middle + 10,
  free: 5,
  past: 8,
});
