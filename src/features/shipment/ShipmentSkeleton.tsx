import { TimelineSkeleton } from '#/features/shipment/timeline/TimelineSkeleton.tsx';
import { Skeleton } from '#/ui/states/Skeleton.tsx';
import * as words from './words.ts';

/** The shape of the page while the shipment is loading. */
export function ShipmentSkeleton() {
  return (
    <div aria-busy className="min-h-0 flex-1 space-y-3 p-4 md:overflow-y-auto">
      <title>{words.shipmentTitle}</title>
      <p role="status" className="sr-only">
        {words.loadingShipment}
      </p>
      <div className="space-y-2">
        <Skeleton className="h-7 w-56" />
        <Skeleton className="h-4 w-80 max-w-full" />
      </div>
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-24 w-full" />
      <div className="grid gap-3 lg:grid-cols-2">
        <TimelineSkeleton />
        <Skeleton className="h-96 w-full" />
      </div>
    </div>
  );
}
