import { useEffect, useRef } from 'react';
import { pages as words } from '#/features/documents/words.ts';
import { classes } from '#/ui/classes.ts';
import { NotShown } from './NotShown.tsx';
import type { PlacedFields } from './placedFields.ts';

/** As much as a page shows; the file has all of it. */
const mostLines = 5_000;
const mostLetters = 500_000;

/** A text line by line, with the lines of its fields marked. Markup in it is text too. */
export function TextPage({
  text,
  fields,
  shown,
  onDownload,
}: PlacedFields & { text: string; onDownload: () => void }) {
  const lines = text.slice(0, mostLetters).split(/\r\n|\r|\n/, mostLines + 1);
  const isCut = text.length > mostLetters || lines.length > mostLines;
  const marked = new Map<number, 'field' | 'shown'>();
  for (const { key, place, text: found } of fields) {
    if (place?.kind !== 'line') continue;
    for (const [index] of found.split('\n').entries()) {
      if (key === shown) marked.set(place.line + index, 'shown');
      else if (!marked.has(place.line + index)) marked.set(place.line + index, 'field');
    }
  }
  return (
    <>
      {isCut && <NotShown onDownload={onDownload}>{words.cut}</NotShown>}
      <pre aria-label={words.text} className="num max-w-4xl p-2 text-sm break-words whitespace-pre-wrap">
        {lines.slice(0, mostLines).map((line, index) => (
          <Line key={index} mark={marked.get(index + 1) ?? null}>
            {line}
          </Line>
        ))}
      </pre>
    </>
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
