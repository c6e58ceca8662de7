import { Link } from '@tanstack/react-router';
import { type LineStep, lineSteps, type StepCounts } from '#/domain/tracking/tracking.ts';
import { filterLook } from '#/features/track/filterLook.ts';
import type { TrackSearch } from '#/features/track/trackSearch.ts';
import { all, showSteps, stepWords } from '#/features/track/words.ts';

const format = new Intl.NumberFormat('en');

/** The states that rows are in, each with its count and a link to its rows. */
export function StepFilter({
  counts,
  total,
  shown,
  search,
}: {
  counts: StepCounts;
  total: number;
  shown: LineStep | null;
  search: TrackSearch;
}) {
  const item = (label: string, count: number, step: LineStep | null) => (
    <li key={label}>
      <Link
        to="/track"
        search={{ ...search, show: step ?? undefined }}
        replace
        aria-current={shown === step ? 'true' : undefined}
        className={filterLook(shown === step)}
      >
        {label} <span className="num text-ink-soft">{format.format(count)}</span>
      </Link>
    </li>
  );
  return (
    <ul aria-label={showSteps} className="flex flex-wrap gap-1.5 px-4 pb-3 print:hidden">
      {item(all, total, null)}
      {lineSteps
        .filter((step) => counts[step] > 0 || step === shown)
        .map((step) => item(stepWords[step], counts[step], step))}
    </ul>
  );
}
