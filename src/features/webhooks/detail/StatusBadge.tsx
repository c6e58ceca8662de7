import { lookup } from '#/domain/records/lookup.ts';
import { statusNames } from '#/features/webhooks/words.ts';
import { Badge, type Tone } from '#/ui/Badge.tsx';

const tones: Readonly<Record<string, Tone>> = {
  pending: 'neutral',
  succeeded: 'ready',
  failed: 'problem',
};

/** How the delivery of a notification went; a word that is not known as it came. */
export function StatusBadge({ status }: { status: string | null }) {
  if (status === null) return null;
  return (
    <Badge tone={lookup(tones, status) ?? 'neutral'}>{lookup<string>(statusNames, status) ?? status}</Badge>
  );
}
