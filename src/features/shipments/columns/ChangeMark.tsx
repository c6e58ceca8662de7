/** Marks what has changed since the last look, in words; nothing where nothing has. */
export function ChangeMark({ words }: { words: string | null }) {
  if (words === null) return null;
  return (
    <span className="block truncate text-xs text-accent" title={words}>
      <span aria-hidden>● </span>
      <span className="font-medium">Changed:</span> {words}
    </span>
  );
}
