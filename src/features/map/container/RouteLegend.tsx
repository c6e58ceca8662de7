import type { TrackLine } from '#/features/map/canvas/drawTracks.ts';

type Kind = TrackLine['kind'];

const meanings: Readonly<Record<Kind, string>> = {
  past: 'Way behind',
  elapsed: 'Expected since, not confirmed',
  future: 'Expected way',
  rail: 'By rail, a straight line',
  indicative: 'Shortest way, indicative',
};
const strokes: Readonly<Record<Kind, { readonly className: string; readonly dash?: string }>> = {
  past: { className: 'stroke-(--map-track)' },
  elapsed: { className: 'stroke-(--map-label)', dash: '1.5 4' },
  future: { className: 'stroke-(--map-future)', dash: '3 5' },
  rail: { className: 'stroke-(--map-rail)', dash: '8 4' },
  indicative: { className: 'stroke-(--map-label)', dash: '0.1 5' },
};

/** What the lines of the map mean; only those that are drawn. */
export function RouteLegend({ kinds }: { kinds: ReadonlySet<Kind> }) {
  const shown = (Object.keys(meanings) as Kind[]).filter((kind) => kinds.has(kind));
  if (shown.length === 0) return null;
  return (
    <ul
      aria-label="Lines on the map"
      className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-3 py-1.5 text-xs text-ink-soft sm:px-4"
    >
      {shown.map((kind) => (
        <li key={kind} className="flex items-center gap-1.5">
          <svg aria-hidden width={26} height={6} fill="none" strokeWidth={2} strokeLinecap="round">
            <path d="M2 3h22" className={strokes[kind].className} strokeDasharray={strokes[kind].dash} />
          </svg>
          {meanings[kind]}
        </li>
      ))}
    </ul>
  );
}
