import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { leastProgress, type Milestone, type MilestoneState } from '#/domain/timeline/progress.ts';
import { progressWords } from '#/domain/timeline/progressWords.ts';
import type { Instant } from '#/time/instant.ts';
import { viewerZone } from '#/time/zone.ts';
import { furthestBehind } from './words.ts';

interface ProgressStepsProps {
  readonly shipment: Shipment;
  /** One or more containers of the shipment; of several the one furthest behind is drawn. None: a fresh booking. */
  readonly containers: readonly Container[];
  readonly now: Instant;
}

/** How far a shipment has come, small enough for a row of a list: it needs no more than the list knows. */
export function ProgressSteps({ shipment, containers, now }: ProgressStepsProps) {
  const milestones = leastProgress(shipment, containers, now);
  const words = progressWords(milestones, { display: 'place', viewer: viewerZone(), now });
  const several = containers.length > 1 ? furthestBehind(containers.length) : '';
  return <ProgressDrawing milestones={milestones} words={`${words}${several}`} />;
}

const [width, height, edge] = [100, 12, 6];
const middle = height / 2;

/** The milestones as dots on a line; `words` say all that it shows. */
export function ProgressDrawing({ milestones, words }: { milestones: readonly Milestone[]; words: string }) {
  const step = (width - 2 * edge) / Math.max(1, milestones.length - 1);
  const marks = (wanted: MilestoneState) =>
    milestones
      .map(({ state }, index) => (state === wanted ? shapes[state](edge + index * step) : ''))
      .join('');
  const done = milestones.findLastIndex(({ state }) => state === 'done');
  const reached = edge + Math.max(0, done) * step;
  // A handful of paths however many milestones there are, and none that is empty: thousands of rows draw this.
  const expected = marks('expected') + marks('unknown');
  return (
    <svg
      role="img"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeWidth="2"
      className="shrink-0"
    >
      <title>{words}</title>
      <path
        d={`M${reached} ${middle}H${width - edge}`}
        className="stroke-line-strong"
        strokeDasharray="2 2"
      />
      {done > 0 && <path d={`M${edge} ${middle}H${reached}`} className="stroke-vessel" />}
      {path(marks('done'), 'fill-vessel')}
      {expected && <path d={expected} className="fill-surface stroke-line-strong" strokeWidth="1.5" />}
      {path(marks('current'), 'fill-surface stroke-vessel')}
      {path(marks('overdue'), 'fill-attention')}
    </svg>
  );
}

const path = (d: string, look: string) => (d === '' ? null : <path d={d} className={look} />);

const circle = (x: number, radius: number) =>
  `M${x - radius} ${middle}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

// States differ in shape and size, not by colour alone.
const shapes: Record<MilestoneState, (x: number) => string> = {
  done: (x) => circle(x, 3),
  current: (x) => circle(x, 4),
  expected: (x) => circle(x, 2.5),
  unknown: (x) => circle(x, 1.5),
  overdue: (x) => `M${x} ${middle - 5}l5 5l-5 5l-5 -5Z`,
};
