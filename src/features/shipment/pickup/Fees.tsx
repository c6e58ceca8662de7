import type { Fee } from '#/domain/records/container.ts';
import { feeTotals, moneyWords } from '#/domain/pickup/fees.ts';
import { ownEntry } from '#/domain/records/ownEntry.ts';

const types: Readonly<Record<string, string>> = {
  demurrage: 'Demurrage',
  exam: 'Exam',
  extended_dwell_time: 'Extended dwell time',
  other: 'Other',
  total: 'Total as reported',
};

/**
 * What is owed per currency, and the items. A reported total is never counted on top of its items
 * (docs/interface.md trap 8).
 */
export function Fees({ fees }: { fees: readonly Fee[] | null }) {
  const totals = feeTotals(fees);
  if (totals.kind === 'notReported') return <span className="text-ink-faint">Not reported</span>;
  if (totals.kind === 'none') return <span>None</span>;
  return (
    <div>
      <p className="font-medium">{totals.sums.map(moneyWords).join(' and ')}</p>
      {(fees?.length ?? 0) > 1 && (
        <ul className="text-xs text-ink-soft">
          {fees?.map((fee, index) => (
            // Items have no identity of their own, and one type may stand there twice.
            <li key={`${fee.type} ${index}`}>
              {ownEntry(types, fee.type) ?? fee.type}: {moneyWords(fee)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
