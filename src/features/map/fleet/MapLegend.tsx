import type { ReactNode } from 'react';
import { legendLabel, markLabels } from './words.ts';

const arrow = 'M8 1.5 12.4 13.8 8 11.2 3.6 13.8Z';

/** Each mark as the map draws it: its form says what it is, its colour only helps the eye. */
const marks: Readonly<Record<keyof typeof markLabels, ReactNode>> = {
  reported: <path d={arrow} className="fill-(--map-vessel)" />,
  projected: <path d={arrow} className="stroke-(--map-vessel)" strokeWidth={1.4} />,
  lastKnown: (
    <g className="stroke-(--map-vessel)">
      <path d={arrow} strokeWidth={1.4} transform="translate(2.4 2.4) scale(.7)" />
      <circle cx={8} cy={8} r={7.2} strokeWidth={1.1} strokeDasharray="2 2.2" />
    </g>
  ),
  estimated: (
    <path
      d="M8 6.1V1.5M11.4 9.5A3.4 3.4 0 1 1 4.6 9.5 3.4 3.4 0 1 1 11.4 9.5"
      className="stroke-(--map-vessel)"
      strokeWidth={1.4}
    />
  ),
  resting: <path d="m8 2.8 5.2 5.2L8 13.2 2.8 8Z" className="fill-(--map-rest)" />,
  cluster: (
    <>
      <circle cx={8} cy={8} r={7.5} className="fill-(--map-vessel)" />
      <text x={8} y={11.4} textAnchor="middle" className="fill-(--map-edge) text-[10px] font-semibold">
        3
      </text>
    </>
  ),
  place: <circle cx={8} cy={8} r={4} className="fill-(--map-port)" />,
  arrivals: <path d="M4 13V9M8 13V3M12 13V7" strokeWidth={3} className="stroke-vessel-solid" />,
};

/** The meaning of the marks of the fleet map and of its time bar. */
export function MapLegend() {
  return (
    <ul
      aria-label={legendLabel}
      className="flex flex-wrap gap-x-3 gap-y-1 border-t border-line bg-surface px-3 py-1 text-xs text-ink-soft print:hidden"
    >
      {(Object.keys(markLabels) as (keyof typeof markLabels)[]).map((mark) => (
        <li key={mark} className="flex items-center gap-2">
          <svg aria-hidden width={16} height={16} viewBox="0 0 16 16" fill="none">
            {marks[mark]}
          </svg>
          {markLabels[mark]}
        </li>
      ))}
    </ul>
  );
}
