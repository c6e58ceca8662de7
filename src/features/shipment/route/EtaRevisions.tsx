import type { EtaHistory, EtaRevision } from '#/domain/provenance/etaHistory.ts';
import { InstantTime, Time } from '#/parts/time/Time.tsx';
import * as words from './words.ts';

/** Every revision of an ETA: when it was learned, the arrival, and how far that is from the revision before. */
export function EtaRevisions({ history }: { history: EtaHistory }) {
  return (
    <table className="w-full text-left text-xs">
      <caption className="sr-only">{words.revisionsCaption}</caption>
      <thead className="text-ink-faint">
        <tr className="[&>th]:py-1 [&>th]:pr-3 [&>th]:font-normal">
          <th scope="col">{words.learned}</th>
          <th scope="col">{words.arrival}</th>
          <th scope="col">{words.change}</th>
        </tr>
      </thead>
      <tbody>
        {history.revisions.map((revision, index) => (
          <tr
            key={`${revision.learnedAt} ${index}`}
            className="align-baseline [&>td]:border-t [&>td]:border-line [&>td]:py-1 [&>td]:pr-3"
          >
            <td className="text-ink-soft">
              {revision.learnedAt === null ? (
                words.learnedNotReported
              ) : (
                <InstantTime at={revision.learnedAt} stacked />
              )}
            </td>
            <td>
              <Time moment={revision.eta} stacked />
            </td>
            <td className={(revision.days ?? 0) > 0 ? 'text-attention' : 'text-ink-soft'}>
              {describeChange(revision, index)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `+2 days`, `−1 day`; in hours where the day stayed. */
function describeChange({ kind, days, hours }: EtaRevision, index: number): string {
  const change =
    days === null
      ? null
      : days !== 0
        ? words.signedDays(days)
        : hours
          ? words.signedHours(hours)
          : words.sameDay;
  if (kind === 'actual') return change === null ? words.arrivedWord : `${words.arrivedWord}, ${change}`;
  return change ?? (index === 0 ? words.originalEta : '');
}
