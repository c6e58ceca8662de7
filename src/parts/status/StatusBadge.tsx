import type { Container } from '#/domain/records/container.ts';
import type { Place } from '#/domain/records/place.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { statusOf } from '#/domain/status/status.ts';
import { statusFromDates, statusFromEvents } from '#/parts/words.ts';
import { Badge } from '#/ui/Badge.tsx';
import { describeStatus } from '#/wording/status.ts';

/** A container's status in words. `count` puts a number of containers before them. */
export function StatusBadge({
  container,
  shipment,
  waitsAt = null,
  count,
}: {
  container: Container;
  /** The one it belongs to. */
  shipment: Shipment | undefined;
  /** The transshipment port where its events have it, where they are read. */
  waitsAt?: Place | null;
  count?: number;
}) {
  const status = statusOf(container, shipment, waitsAt);
  const { tone, derived } = status;
  const label = describeStatus(status);
  return (
    <Badge
      tone={tone}
      {...(derived && {
        title: waitsAt ? statusFromEvents : statusFromDates,
      })}
    >
      {count === undefined ? label : `${count} ${label}`}
      {derived && '*'}
    </Badge>
  );
}
