import type { DrawnTrack } from '#/features/map/canvas/drawTracks.ts';
import { lineLabels, linesLabel } from './words.ts';

type Kind = DrawnTrack['kind'];

const strokes: Readonly<Record<Kind, { readonly className: string; readonly dash?: string }>> = {
  past: { className: 'stroke-(--map-track)' },
  elapsed: { className: 'stroke-(--map-label)', dash: '1.5 4' },
  projected: { className: 'stroke-(--map-projected)', dash: '3 5' },
  rail: { className: 'stroke-(--map-rail)', dash: '8 4' },
  indicative: { className: 'stroke-(--map-label)', dash: '0.1 5' },
};

/** The meaning of the lines that are drawn. */
export function RouteLegend({ kinds }: { kinds: ReadonlySet<Kind> }) {
  const shown = (Object.keys(lineLabels) as Kind[]).filter((kind) => kinds.has(kind));
  if (shown.length === 0) return null;
  return (
    <ul
      aria-label={linesLabel}
      className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-3 py-1 text-xs text-ink-soft sm:px-4"
    >
      {shown.map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <svg aria-hidden width={26} height={6} fill="none" strokeWidth={2} strokeLinecap="round">
            <path d="M2 3h22" className={strokes[kind].className} strokeDasharray={strokes[kind].dash} />
          </svg>
          {lineLabels[kind]}
        </li>
      ))}
    </ul>
  );
}
