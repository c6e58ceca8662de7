import type { Hold } from '#/domain/records/container.ts';
import { describeHolds, type HoldEffect } from '#/domain/pickup/holds.ts';
import { Badge, type Tone } from '#/ui/Badge.tsx';

const effects: Record<HoldEffect, readonly [word: string, tone: Tone]> = {
  blocks: ['On hold', 'problem'],
  warns: ['Pending', 'attention'],
  unclear: ['Status not known', 'attention'],
};

/**
 * All holds of a container, each with who usually resolves it and the terminal's own words (docs/interface.md trap 7).
 */
export function Holds({ holds }: { holds: readonly Hold[] | null }) {
  if (holds === null) return <span className="text-ink-faint">Not reported</span>;
  if (holds.length === 0) return <span>None</span>;
  return (
    <ul className="space-y-1.5">
      {describeHolds(holds).map(({ key, label, effect, resolvedBy, description }) => {
        const [word, tone] = effects[effect];
        return (
          <li key={key}>
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-medium">{label}</span>
              <Badge tone={tone}>{word}</Badge>
              {description !== null && <q className="min-w-0 text-ink-soft">{description}</q>}
            </p>
            {resolvedBy !== null && <p className="text-xs text-ink-faint">{resolvedBy}</p>}
          </li>
        );
      })}
    </ul>
  );
}
