import type { ReactNode } from 'react';
import type { TimelineKind } from '#/domain/timeline/groups.ts';

const hull = 'M1.75 9.25h12.5l-1.5 4H3.5l-1.75-4Z';

const drawings: Record<TimelineKind, ReactNode> = {
  vessel: <path d={`${hull}M3.5 9V6h9v3M6.5 6V3.25h3V6`} />,
  transshipment: <path d={`${hull}M3.5 6.5h8.75M10 4.25l2.25 2.25L10 8.5M7 2.75H4.5`} />,
  feeder: <path d="M3 9.75h10l-1.25 3.5h-7.5L3 9.75ZM5 9.5V7h6v2.5M8 7V4.5" />,
  rail: (
    <path d="M4 2.25h8a1 1 0 0 1 1 1v6.5a1.5 1.5 0 0 1-1.5 1.5h-7a1.5 1.5 0 0 1-1.5-1.5v-6.5a1 1 0 0 1 1-1ZM3 7h10M8 2.25V7M5.25 9.25v.01M10.75 9.25v.01M5 11.25l-1.5 2.5M11 11.25l1.5 2.5" />
  ),
  inland: <path d="M2 12.5h12M3.5 12.5 7 3.5M12.5 12.5 9 3.5M8 4.5v1M8 7.5v1.25M8 10.75V12" />,
  gate: (
    <path d="M1.5 4h8.25v7H1.5V4ZM9.75 6.5h2.75l2 2.25V11H9.75M4.25 13a1.25 1.25 0 1 0 0-2.5 1.25 1.25 0 0 0 0 2.5ZM11.75 13a1.25 1.25 0 1 0 0-2.5 1.25 1.25 0 0 0 0 2.5Z" />
  ),
  notice: <path d="M8 14a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM8 7.25V11M8 5v.01" />,
};

/** What carried or held the container, as a picture beside the word that says it. */
export function ModeIcon({ kind }: { kind: TimelineKind }) {
  return (
    <svg
      aria-hidden
      width={14}
      height={14}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="shrink-0"
    >
      {drawings[kind]}
    </svg>
  );
}
