import { useState } from 'react';
import { Badge } from '#/ui/Badge.tsx';
import { Button } from '#/ui/Button.tsx';
import * as words from './words.ts';

/** More than fit on two or three lines; beyond it the rest waits behind a button. */
const mostShown = 12;

/** References as words or tags as badges. Long lists are folded. */
export function LabelWords({ labels, look }: { labels: readonly string[]; look: 'words' | 'badges' }) {
  const [unfolded, setUnfolded] = useState(false);
  const distinct = [...new Set(labels)];
  if (distinct.length === 0) return <span className="text-ink-faint">{words.none}</span>;
  const shown = unfolded ? distinct : distinct.slice(0, mostShown);
  const rest = distinct.length - shown.length;
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
        <Button look="bare" className="-my-1" onClick={() => setUnfolded(true)}>
          {words.andMore(rest)}
        </Button>
      )}
    </>
  );
}
