import { Link } from '@tanstack/react-router';
import { type DroppedPart, type FleetSearch, printFleetSearch } from '#/domain/fleetSearch.ts';
import type { FleetView } from '#/domain/fleetView.ts';
import { CloseIcon } from '#/ui/icons.tsx';

/** What the address asked for and this version could not read. Dismissing it takes those parts out of the address. */
export function DroppedNotice({ view, dropped }: { view: FleetView; dropped: readonly DroppedPart[] }) {
  if (dropped.length === 0) return null;
  const words = [...new Set(dropped.map(droppedWords))];
  return (
    <div
      role="status"
      aria-label="Left out of this address"
      className="mx-4 mb-2 flex items-start gap-2 rounded-md border border-line bg-raised py-1.5 pr-1.5 pl-3 text-sm text-ink-soft"
    >
      <ul className="min-w-0 flex-1 space-y-0.5 break-words">
        {words.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Link
        to="/shipments"
        search={(): FleetSearch => printFleetSearch(view)}
        replace
        aria-label="Dismiss"
        title="Dismiss"
        className="flex size-6 shrink-0 items-center justify-center rounded hover:bg-hover"
      >
        <CloseIcon />
      </Link>
    </div>
  );
}

function droppedWords({ key, text }: DroppedPart): string {
  const quoted = `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;
  const leftOut = 'that this version does not have; it was left out.';
  switch (key) {
    case 'columns':
      return `This address asked for a column ${quoted} ${leftOut}`;
    case 'width':
      return `This address asked for a column width ${quoted} that is no number of pixels; the usual one is shown.`;
    case 'sort':
      return `This address asked for the order ${quoted} ${leftOut}`;
    case 'group':
      return `This address asked for groups by ${quoted} ${leftOut}`;
    case 'by':
      return `This address asked for a list by ${quoted} ${leftOut}`;
    case 'tracking':
      return `This address asked for the tracking state ${quoted} ${leftOut}`;
    case 'arrival':
      return `This address asked for the arrival state ${quoted} ${leftOut}`;
    case 'changed':
      return `This address asked for “changed” with ${quoted}, and only “yes” is understood; it was left out.`;
    case 'from':
    case 'to':
      return `This address asked for arrivals ${key === 'from' ? 'from' : 'until'} ${quoted}, which is no day; it was left out. A day is written like 2026-08-12, today or +7d.`;
  }
}
