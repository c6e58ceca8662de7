import { type EtaChange, shiftTone } from '#/domain/arrival/etaChange.ts';
import { Badge } from '#/ui/Badge.tsx';
import { describeEtaChange } from '#/wording/arrival.ts';

const tones = { late: 'attention', early: 'ready', same: 'neutral' } as const;

/** The ETA against the original one: amber from a day later on, green from a day earlier. */
export function EtaChangeBadge({ change }: { change: EtaChange }) {
  return <Badge tone={tones[shiftTone(change)]}>{describeEtaChange(change)}</Badge>;
}
