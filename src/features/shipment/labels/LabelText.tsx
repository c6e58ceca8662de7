import { useState } from 'react';
import type { Container } from '#/domain/records/container.ts';
import { Badge } from '#/ui/Badge.tsx';
import { Button } from '#/ui/Button.tsx';
import { usePhone } from '#/ui/hooks/useScreen.ts';
import { LabelField } from './LabelField.tsx';
import * as words from './words.ts';

/** As many as stand folded: on a phone all labels of a shipment share one line, elsewhere they have two or three. */
const maxShown = { phone: 1, elsewhere: 12 } as const;

/** References as words or tags as badges. Long lists are folded. */
export function LabelText({ labels, look }: { labels: readonly string[]; look: 'words' | 'badges' }) {
  const [unfolded, setUnfolded] = useState(false);
  const limit = usePhone() ? maxShown.phone : maxShown.elsewhere;
  const distinct = [...new Set(labels)];
  if (distinct.length === 0) return <span className="text-ink-faint">{words.none}</span>;
  const shown = unfolded ? distinct : distinct.slice(0, limit);
  const rest = distinct.length - limit;
  return (
    <>
      {look === 'words' ? (
        <span className="num break-all">{shown.join(', ')}</span>
      ) : (
        <span className="inline-flex max-w-full flex-wrap gap-1 align-middle">
          {shown.map((label) => (
            <Badge key={label}>{label}</Badge>
          ))}
        </span>
      )}
      {rest > 0 && (
        <Button
          look="bare"
          className="-mx-1 -my-1"
          aria-expanded={unfolded}
          aria-label={unfolded ? undefined : words.moreOf(rest, look)}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? words.showFewer : words.more(rest)}
        </Button>
      )}
    </>
  );
}

/** The references that the container carries besides those of its shipment (docs/interface.md 2.6). */
export function ContainerReferences({ shipmentId, container }: { shipmentId: string; container: Container }) {
  return (
    <LabelField
      key={container.id}
      target={{ kind: 'container', shipmentId, containerId: container.id, field: 'refNumbers' }}
      {...words.containerReferences}
      labels={container.refNumbers}
    >
      <LabelText labels={container.refNumbers} look="words" />
    </LabelField>
  );
}
