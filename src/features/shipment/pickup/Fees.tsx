import { feeTotals, formatMoney, owedSums } from '#/domain/pickup/fees.ts';
import type { Fee } from '#/domain/records/container.ts';
import * as words from './words.ts';

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
