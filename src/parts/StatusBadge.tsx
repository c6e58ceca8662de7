import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { describeStatus } from '#/domain/status/status.ts';
import { Badge } from '#/ui/Badge.tsx';
import { statusFromDates } from './words.ts';

/** A container's status in words. `count` puts a number of containers before them. */
export function StatusBadge({
  container,
  shipment,
  count,
}: {
  container: Container;
  /** The one it belongs to. */
  shipment: Shipment | undefined;
  count?: number;
}) {
  const { label, tone, derived } = describeStatus(container, shipment);
  return (
    <Badge
      tone={tone}
      {...(derived && {
        title: statusFromDates,
      })}
    >
      {count === undefined ? label : `${count} ${label}`}
      {derived && '*'}
    </Badge>
  );
}
