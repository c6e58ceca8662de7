import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMarking } from '#/data/changes/marking.ts';
import { comparisonQuery } from '#/data/changes/queries.ts';
import { changesOf } from '#/domain/changes/changes.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { ChangeList } from '#/parts/lists/ChangeList.tsx';
import { InstantTime } from '#/parts/time/Time.tsx';
import type { Instant } from '#/time/instant.ts';
import { Button } from '#/ui/Button.tsx';
import { UndoLine } from '#/ui/states/UndoLine.tsx';
import * as words from './words.ts';

/**
 * What has changed on a shipment since the last review. Opening it does not mark it: whoever opens it may want to read
 * on or hand it over.
 *
 * @param readAt when the record was loaded by itself; null while it is that of the list
 */
export function SinceLastReview({ shipment, readAt }: { shipment: Shipment; readAt: Instant | null }) {
  const { data: comparison } = useQuery(comparisonQuery);
  const { marked, mark, undo } = useMarking();
  const changes = useMemo(() => {
    const { snapshot = null, byShipment } = comparison ?? {};
    if (readAt === null || !snapshot?.shipments.has(shipment.id)) return byShipment?.get(shipment.id) ?? null;
    return changesOf(snapshot, shipment, readAt);
  }, [comparison, shipment, readAt]);

  if (!changes)
    return marked === null ? null : <UndoLine done={marked} takeFocus onUndo={() => void undo()} />;
  return (
    <section
      aria-label={words.changesSinceReview}
      className="card flex flex-wrap items-start gap-x-6 gap-y-2 border-l-3 border-l-accent px-4 py-2"
    >
      <div className="min-w-0 flex-1 basis-80 space-y-1">
        <h2 className="eyebrow">
          {changes.reviewedAt === null ? (
            words.changesSinceReview
          ) : (
            <>
              {words.since} <InstantTime at={changes.reviewedAt} />
            </>
          )}
        </h2>
        <ChangeList changes={changes} />
      </div>
      <Button onClick={() => void mark([{ id: shipment.id, shipment }], words.markedAsReviewed)}>
        {words.markAsReviewed}
      </Button>
    </section>
  );
}
