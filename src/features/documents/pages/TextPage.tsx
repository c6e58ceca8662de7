import { type ReactNode, useEffect, useRef } from 'react';
import { pages as words } from '#/features/documents/words.ts';
import { classes } from '#/ui/classes.ts';
import type { PlacedFields } from './placedFields.ts';

/** A text as it is, with the places of its fields. Markup in it is text too. */
export function TextPage({ text, fields, shown }: PlacedFields & { text: string }) {
  const parts: ReactNode[] = [];
  let at = 0;
  const places = fields.flatMap(({ key, place }) => (place?.kind === 'text' ? [{ key, ...place }] : []));
  for (const { key, start, end } of places.toSorted((a, b) => a.start - b.start)) {
    // One that begins within another is marked with it.
    if (start < at || end > text.length) continue;
    parts.push(text.slice(at, start));
    parts.push(
      <Mark key={key} isShown={key === shown}>
        {text.slice(start, end)}
      </Mark>,
    );
    at = end;
  }
  parts.push(text.slice(at));
  return (
    <pre aria-label={words.text} className="num max-w-4xl p-2 text-sm break-words whitespace-pre-wrap">
      {parts}
    </pre>
  );
}

function Mark({ isShown, children }: { isShown: boolean; children: string }) {
  const mark = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isShown) mark.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <mark
      ref={mark}
      data-shown={isShown}
      className={classes(
        'scroll-m-16 rounded-xs text-ink',
        isShown ? 'bg-accent-wash outline-2 outline-accent' : 'bg-accent-wash/60',
      )}
    >
      {children}
    </mark>
  );
}
