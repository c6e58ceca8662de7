import { TimelineSkeleton } from '#/features/shipment/timeline/TimelineSkeleton.tsx';
import { Skeleton } from '#/ui/Skeleton.tsx';
import * as words from './words.ts';

/** The shape of the page while the shipment is loading. */
export function ShipmentSkeleton() {
  return (
    <div aria-busy className="min-h-0 flex-1 space-y-4 overflow-y-auto p-4">
      <title>{words.shipmentTitle}</title>
      <p role="status" className="sr-only">
        {words.loadingShipment}
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
