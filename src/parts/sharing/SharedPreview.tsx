import { useEffect, useRef } from 'react';
import type { Snapshot } from '#/domain/sharing/snapshot.ts';
import { toElement } from '#/files/shared/markup.ts';
import { sharedDocument } from '#/files/shared/sharedDocument.ts';
import { sharedStyles } from '#/files/shared/sharedStyles.ts';

/** Below the heading of the dialog and of this part of it. */
const topHeading = 3;

/** What a recipient sees, by the same elements and styles as on the page of a link; those of the application stay outside. */
export function SharedPreview({ snapshot }: { snapshot: Snapshot }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const host = place.current;
    if (!host) return;
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    if (shadow.adoptedStyleSheets.length === 0) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(sharedStyles);
      shadow.adoptedStyleSheets = [sheet];
    }
    shadow.replaceChildren(toElement(sharedDocument(snapshot, topHeading)));
  }, [snapshot]);
  return <div ref={place} className="overflow-hidden rounded border border-line" />;
}
