import { Link } from '@tanstack/react-router';
import { EmptyState } from '#/parts/pages/EmptyState.tsx';
import { buttonClasses } from '#/ui/Button.tsx';
import {
  acknowledgedReturn,
  clearFilters,
  nothingNow,
  nothingTitle,
  seeChanges,
  stillLoading,
} from './words.ts';

/** Says why there is nothing: no exception at all, none that the filters let through, or not everything loaded yet. */
export function NoExceptions({
  complete,
  filtered,
  acknowledged,
}: {
  complete: boolean;
  filtered: boolean;
  acknowledged: number;
}) {
  return (
    <EmptyState title={nothingTitle(filtered, complete)}>
      <p>
        {complete ? nothingNow : stillLoading}
        {acknowledged > 0 && ` ${acknowledgedReturn}`}
      </p>
      {filtered && (
        <Link to="/exceptions" search={{}} className={buttonClasses()}>
          {clearFilters}
        </Link>
      )}
      {complete && !filtered && (
        <Link to="/changes" className={buttonClasses()}>
          {seeChanges}
        </Link>
      )}
    </EmptyState>
  );
}
