import type { EtaHistory, EtaRevision } from '#/domain/etaHistory.ts';
import { InstantTime, Time } from './Time.tsx';

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

function changeWords({ kind, days, words }: EtaRevision, index: number): string {
  if (words === null || days === null) return kind === 'actual' ? 'arrived' : index === 0 ? 'first told' : '';
  const signed = days === 0 ? words : `${days > 0 ? '+' : '−'}${Math.abs(days)} d, ${words}`;
  return kind === 'actual' ? `arrived: ${signed}` : signed;
}
