import { useEffect, useRef } from 'react';
import { pages as words } from '#/features/documents/words.ts';
import { classes } from '#/ui/classes.ts';
import type { PlacedFields } from './placedFields.ts';

/** More are not drawn; the file has them all. */
const mostLines = 5_000;

/** A text line by line, with the lines of its fields marked. Markup in it is text too. */
export function TextPage({ text, fields, shown }: PlacedFields & { text: string }) {
  const lines = text.split(/\r\n|\r|\n/, mostLines);
  const marked = new Map<number, 'field' | 'shown'>();
  for (const { key, place, text: found } of fields) {
    if (place?.kind !== 'line') continue;
    for (const [index] of found.split('\n').entries()) {
      if (key === shown) marked.set(place.line + index, 'shown');
      else if (!marked.has(place.line + index)) marked.set(place.line + index, 'field');
    }
  }
  return (
    <pre aria-label={words.text} className="num max-w-4xl p-2 text-sm break-words whitespace-pre-wrap">
      {lines.map((line, index) => (
        <Line key={index} mark={marked.get(index + 1) ?? null}>
          {line}
        </Line>
      ))}
    </pre>
  );
}

function Line({ mark, children }: { mark: 'field' | 'shown' | null; children: string }) {
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    if (mark === 'shown') line.current?.scrollIntoView({ block: 'nearest' });
  }, [mark]);
  if (mark === null) return `${children}\n`;
  return (
    <>
      <mark
        ref={line}
        data-shown={mark === 'shown'}
        className={classes(
          'scroll-m-16 rounded-xs text-ink',
          mark === 'shown' ? 'bg-accent-wash outline-2 outline-accent' : 'bg-accent-wash/60',
        )}
      >
        {children}
      </mark>
      {'\n'}
    </>
  );
}
