import { Skeleton } from '#/ui/Skeleton.tsx';

/** Stands in the place of a map until its code has come. */
export function MapWaiting() {
  return (
    <div aria-busy className="h-full p-3">
      <p role="status" className="sr-only">
        Loading the map
      </p>
      <Skeleton className="h-full" />
    </div>
  );
}
