import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { changesOf } from '#/domain/changes/changes.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { ChangeList } from '#/parts/ChangeList.tsx';
import { InstantTime } from '#/parts/Time.tsx';
import { comparisonQuery, useMarking } from '#/queries/changes.ts';
import type { Instant } from '#/time/instant.ts';
import { Button } from '#/ui/Button.tsx';
import { UndoLine } from '#/ui/UndoLine.tsx';

/**
 * What has changed of a shipment since the last look. Opening it does not mark it: whoever opens it may want to read on
 * or hand it over.
 *
 * @param readAt when the record was read by itself; null while it is what the list knew
 */
export function SinceLastReview({ shipment, readAt }: { shipment: Shipment; readAt: Instant | null }) {
  const { data: comparison } = useQuery(comparisonQuery);
  const { marked, mark, takeBack } = useMarking();
  const changes = useMemo(() => {
    const { snapshot = null, byShipment } = comparison ?? {};
    if (readAt === null || !snapshot?.shipments.has(shipment.id)) return byShipment?.get(shipment.id) ?? null;
    return changesOf(snapshot, shipment, readAt);
  }, [comparison, shipment, readAt]);

  if (!changes)
    return marked === null ? null : <UndoLine done={marked} takeFocus onUndo={() => void takeBack()} />;
  return (
    <section
      aria-label="Since your last look"
      className="card flex flex-wrap items-start gap-x-6 gap-y-2 border-l-3 border-l-accent px-4 py-2.5"
    >
      <div className="min-w-0 flex-1 basis-80 space-y-1">
        <h2 className="eyebrow">
          {changes.seenAt === null ? (
            'Since your last look'
          ) : (
            <>
              Since <InstantTime at={changes.seenAt} />
            </>
          )}
        </h2>
        <ChangeList changes={changes} />
      </div>
      <Button onClick={() => void mark([{ id: shipment.id, shipment }], 'Marked as seen')}>
        Mark as seen
      </Button>
    </section>
  );
}
