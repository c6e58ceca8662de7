import { Link } from '@tanstack/react-router';
import { EmptyState } from '#/parts/EmptyState.tsx';
import { buttonClasses } from '#/ui/Button.tsx';

/** Says why there is nothing: nothing at all, nothing of the chosen kinds, or not everything read yet. */
export function NoExceptions({
  complete,
  filtered,
  acknowledged,
}: {
  complete: boolean;
  filtered: boolean;
  acknowledged: number;
}) {
  const others = filtered ? ' of the chosen kinds' : '';
  return (
    <EmptyState title={`Nothing${others} needs you${complete ? '' : ' so far'}`}>
      <p>
        {complete
          ? 'No free day, hold, arrival, request or empty container asks for anything now.'
          : 'The rest of the account is still being read.'}
        {acknowledged > 0 && ' What you acknowledged shows again as soon as something about it changes.'}
      </p>
      {filtered && (
        <Link to="/attention" search={{ kind: undefined }} className={buttonClasses()}>
          Show every kind
        </Link>
      )}
    </EmptyState>
  );
}
