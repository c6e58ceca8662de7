import type { EtaHistory, EtaRevision } from '#/domain/provenance/etaHistory.ts';
import { InstantTime, Time } from '#/parts/Time.tsx';

/** Every word on an arrival: when it was learned, what it said, and how far that was from the word before. */
export function EtaRevisions({ history }: { history: EtaHistory }) {
  return (
    <table className="w-full text-left text-xs">
      <caption className="sr-only">Revisions of the arrival estimate, oldest first</caption>
      <thead className="text-ink-faint">
        <tr className="[&>th]:py-1 [&>th]:pr-3 [&>th]:font-normal">
          <th scope="col">Learned</th>
          <th scope="col">Arrival</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {history.revisions.map((revision, index) => (
          <tr
            key={`${revision.learnedAt} ${index}`}
            className="align-baseline [&>td]:border-t [&>td]:border-line [&>td]:py-1 [&>td]:pr-3"
          >
            <td className="text-ink-soft">
              {revision.learnedAt === null ? 'not told' : <InstantTime at={revision.learnedAt} stacked />}
            </td>
            <td>
              <Time moment={revision.eta} stacked />
            </td>
            <td className={(revision.days ?? 0) > 0 ? 'text-attention' : 'text-ink-soft'}>
              {changeWords(revision, index)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `+2 days`, `−1 day`; in hours where the day stayed. */
function changeWords({ kind, days, words }: EtaRevision, index: number): string {
  const change = days
    ? `${days > 0 ? '+' : '−'}${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`
    : words;
  if (kind === 'actual') return change === null ? 'arrived' : `arrived, ${change}`;
  return change ?? (index === 0 ? 'first told' : '');
}
