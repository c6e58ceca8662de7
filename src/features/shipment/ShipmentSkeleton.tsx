import { Skeleton } from '#/ui/Skeleton.tsx';
import { TimelineSkeleton } from '#/features/shipment/timeline/TimelineSkeleton.tsx';

/** The shape of the page while the shipment is read. */
export function ShipmentSkeleton() {
  return (
    <div aria-busy className="min-h-0 flex-1 space-y-4 overflow-y-auto p-4">
      <title>Shipment · Landfall</title>
      <p role="status" className="sr-only">
        Loading the shipment
      </p>
      <div className="space-y-2">
        <Skeleton className="h-7 w-56" />
        <Skeleton className="h-4 w-80 max-w-full" />
      </div>
      <Skeleton className="h-24 w-full" />
      <div className="grid gap-4 lg:grid-cols-[25rem_minmax(0,1fr)]">
        <Skeleton className="h-96 w-full" />
        <TimelineSkeleton />
      </div>
    </div>
  );
}
