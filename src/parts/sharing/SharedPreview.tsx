import { useEffect, useRef } from 'react';
import { type Markup, toElement } from '#/files/shared/markup.ts';
import { sharedStyles } from '#/files/shared/sharedStyles.ts';

/** What a recipient sees, by the same elements and styles as on the page of a link; those of the application stay outside. */
export function SharedPreview({ shown }: { shown: Markup }) {
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
    shadow.replaceChildren(toElement(shown));
  }, [shown]);
  return <div ref={place} className="overflow-hidden rounded border border-line" />;
}
