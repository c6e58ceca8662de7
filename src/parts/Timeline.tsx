import type { TimelineGroup as Group } from '#/domain/timeline.ts';
import { TimelineGroup } from './TimelineGroup.tsx';

/**
 * The journey of one container as a single line from top to bottom: what happened solid, what is expected dashed.
 * Notices, which moved nothing, stand below it off the line (trap 26).
 */
export function Timeline({ groups }: { groups: readonly Group[] }) {
  const end = groups.findLast((group) => group.kind !== 'notice');
  return (
    <ol>
      {groups.map((group) => (
        <TimelineGroup key={group.key} group={group} last={group === end} />
      ))}
    </ol>
  );
}
