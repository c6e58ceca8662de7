import type { DrawnLeg } from '#/domain/timeline/timeline.ts';
import { TimelineLeg } from './TimelineLeg.tsx';

/**
 * The journey of one container as a line from top to bottom: what has happened solid, what is estimated dashed, the
 * present between them. Notices, which moved nothing, stand below it off the line (docs/interface.md trap 26).
 */
export function Timeline({ legs }: { legs: readonly DrawnLeg[] }) {
  return (
    <ol>
      {legs.map((leg) => (
        <TimelineLeg key={leg.key} leg={leg} />
      ))}
    </ol>
  );
}
