import { feeTotals, formatMoney, owedSums } from '#/domain/pickup/fees.ts';
import { describeHolds, type HoldEffect } from '#/domain/pickup/holds.ts';
import type { Hold, Fee } from '#/domain/records/container.ts';
import { holdName } from '#/domain/verdict/words.ts';
import { Badge, type Tone } from '#/ui/Badge.tsx';
import * as words from './words.ts';

const tones: Record<HoldEffect, Tone> = { blocks: 'problem', warns: 'attention', unclear: 'attention' };

/**
 * All holds of a container, each with who usually clears it, what it means, and the terminal's own words (docs/interface.md trap 7).
 */
export function Holds({ holds }: { holds: readonly Hold[] | null }) {
  if (holds === null) return <span className="text-ink-faint">{words.notReported}</span>;
  if (holds.length === 0) return <span>{words.none}</span>;
  return (
    <ul className="space-y-2">
      {describeHolds(holds).map(({ key, label, effect, resolvedBy, description, detail }) => (
        <li key={key}>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-medium">{holdName(label)}</span>
            <Badge tone={tones[effect]}>{words.holdEffects[effect]}</Badge>
            {description !== null && <q className="min-w-0 text-ink-soft">{description}</q>}
          </p>
          {detail !== null && <p className="text-xs text-ink-soft">{detail}</p>}
          {resolvedBy !== null && <p className="text-xs text-ink-faint">{words.clearedBy(resolvedBy)}</p>}
        </li>
      ))}
    </ul>
  );
}

/**
 * What is owed per currency, and the items. A reported total is never counted on top of its items
 * (docs/interface.md trap 8).
 */
export function Fees({ fees }: { fees: readonly Fee[] | null }) {
  const totals = feeTotals(fees);
  if (totals.kind === 'notReported') return <span className="text-ink-faint">{words.notReported}</span>;
  if (totals.kind === 'none') return <span>{words.none}</span>;
  const owed = owedSums(totals);
  if (owed.length === 0) return <span>{words.nothingCharged}</span>;
  return (
    <div>
      <p className="font-medium">{owed.map(formatMoney).join(words.and)}</p>
      {(fees?.length ?? 0) > 1 && (
        <ul className="text-xs text-ink-soft">
          {fees?.map((fee, index) => (
            // Items have no identity of their own, and one type may occur twice.
            <li key={`${fee.type} ${index}`}>
              {words.feeName(fee.type)}: {formatMoney(fee)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
