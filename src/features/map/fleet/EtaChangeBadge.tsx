import type { EtaChange } from '#/domain/arrival/etaChange.ts';
import { Badge } from '#/ui/Badge.tsx';

/** The ETA against the original one: amber where it slipped, green where it did not. */
export function EtaChangeBadge({ change: { words, days, hours } }: { change: EtaChange }) {
  const slipped = days > 0 || (days === 0 && (hours ?? 0) > 0);
  return <Badge tone={slipped ? 'attention' : 'ready'}>{words}</Badge>;
}
