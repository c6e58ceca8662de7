import * as words from './words.ts';

/** A text that the browser would not copy, selected, so that nothing is lost. */
export function CopyByHand({ text }: { text: string }) {
  const field = {
    readOnly: true,
    autoFocus: true,
    'aria-label': words.copyThisByHand,
    value: text,
    onFocus: ({ target }: { target: { select(): void } }) => target.select(),
  };
  const look = 'num w-72 max-w-full rounded-md border border-line bg-surface px-2 text-sm';
  // A field of one line would lose the line breaks.
  if (text.includes('\n')) return <textarea {...field} className={`${look} h-20 py-1`} />;
  return <input {...field} className={`${look} h-8`} />;
}
