import { Skeleton } from '#/ui/states/Skeleton.tsx';
import { loadingEvents } from './words.ts';

const rows = [0, 1, 2, 3, 4, 5];

export function TimelineSkeleton() {
  return (
    <div aria-busy className="space-y-4">
      <p role="status" className="sr-only">
        {loadingEvents}
      </p>
      {rows.map((row) => (
        <div key={row} className="flex gap-4">
          <Skeleton className="h-9 w-28" />
          <Skeleton className="h-9 flex-1" />
        </div>
      ))}
    </div>
  );
}
