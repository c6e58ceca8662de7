import { Skeleton } from './Skeleton.tsx';

/** Stands where content will be, and says so to a screen reader. */
export function Loading({ label, className }: { label: string; className: string }) {
  return (
    <div aria-busy>
      <span role="status" className="sr-only">
        {label}
      </span>
      <Skeleton className={className} />
    </div>
  );
}
