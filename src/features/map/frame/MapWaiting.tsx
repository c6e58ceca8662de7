import { Skeleton } from '#/ui/states/Skeleton.tsx';
import { mapLoading } from './words.ts';

/** Shown until the code of a map is loaded. */
export function MapWaiting() {
  return (
    <div aria-busy className="h-full p-3">
      <p role="status" className="sr-only">
        {mapLoading}
      </p>
      <Skeleton className="h-full" />
    </div>
  );
}
