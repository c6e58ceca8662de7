import { type Axis, xOf } from '#/domain/journey/axis.ts';
import { placeLabels } from '#/domain/journey/labels.ts';
import { ticksOf } from '#/domain/journey/ticks.ts';
import { now as nowWord } from './journeyPanelWords.ts';
import { textWidth } from './textWidth.ts';

const size = 11;
/** The baseline of the days, and where the lines below them begin. */
const [baseline, top] = [11, 16];
/** Between one day and the next. */
const spacing = 90;

interface JourneyDaysProps {
  readonly axis: Axis;
  readonly now: number | null;
  readonly width: number;
  readonly bottom: number;
}

/** What the line runs to scale in: some Mondays, and the word of now. A day that has no room beside now is left out. */
export function JourneyDays({ axis, now, width, bottom }: JourneyDaysProps) {
  const ticks = ticksOf(axis, width / spacing).map(({ at, words }) => ({
    words,
    x: Math.round(xOf(at, axis, width)),
    width: textWidth(words, size),
    priority: 0,
  }));
  const present = { words: nowWord, x: now ?? 0, width: textWidth(nowWord, size), priority: 1 };
  const marks = now === null ? ticks : [...ticks, present];
  const lefts = placeLabels(marks, width);
  return marks.map((mark, index) => {
    const left = lefts[index];
    if (left === null || left === undefined) return null;
    const isNow = mark === present;
    return (
      <g key={mark.words}>
        {!isNow && <path d={`M${mark.x} ${top}h1V${bottom}h-1z`} className="fill-line" />}
        <text
          x={left}
          y={baseline}
          fontSize={size}
          className={isNow ? 'fill-ink font-semibold' : 'fill-ink-faint'}
        >
          {mark.words}
        </text>
      </g>
    );
  });
}
