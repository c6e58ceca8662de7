import { useState } from 'react';
import type { DrawMap } from '#/features/shipment/ContainerMapSlot.tsx';
import * as words from './words.ts';

/** The map as it is drawn for paper. Where there is none yet, the sheet says so. */
export function PaperMap({ draw }: { draw: DrawMap }) {
  const [picture] = useState(draw);
  if (!picture) return <p className="text-ink-soft">{words.mapNotLoaded}</p>;
  return (
    <figure>
      <div ref={(place) => place?.replaceChildren(picture)} className="paper-map" />
      <figcaption className="text-ink-soft">{words.mapLines}</figcaption>
    </figure>
  );
}
