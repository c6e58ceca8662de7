/** Of a day, in units of the drawing, and how high it is. */
const [step, height, edge] = [8, 20, 2];

/**
 * A number for each day as a small line, from 0 up. A day without one is a gap, and one alone between gaps a dot. What it
 * says stands beside it in text.
 */
export function Sparkline({ counts }: { counts: readonly (number | null)[] }) {
  const top = Math.max(1, ...counts.map((count) => count ?? 0));
  const width = (counts.length - 1) * step + 2 * edge;
  const line = counts.map((count, at) => {
    if (count === null) return '';
    const point = `${edge + at * step} ${(height - edge - (count / top) * (height - 2 * edge)).toFixed(1)}`;
    // A line of no length is drawn as its round end.
    return (counts[at - 1] ?? null) === null ? `M${point}h0` : `L${point}`;
  });
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="block w-full max-w-28 text-ink-soft">
      <path
        d={line.join('')}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
