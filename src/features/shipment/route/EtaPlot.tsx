import type { EtaHistory, EtaRevision } from '#/domain/provenance/etaHistory.ts';
import { clauseComma } from '#/language/punctuation.ts';
import { InstantTime, Time } from '#/parts/time/Time.tsx';
import { useFormatOptions } from '#/parts/time/useFormatOptions.ts';
import { hour } from '#/time/durations.ts';
import { formatInstant, formatMoment } from '#/time/format.ts';
import { instant } from '#/time/instant.ts';
import { dayOf } from '#/time/localDay.ts';
import { useNow } from '#/ui/hooks/useNow.ts';
import { Table, type TableColumn } from '#/ui/Table.tsx';
import * as words from './words.ts';

const [width, height] = [300, 68];
/** The field of the plot inside its labels. */
const [left, right, top, bottom] = [74, 292, 8, 44];

/**
 * The ETA over the time at which it was learned: steps upwards are slips. Drawn only where it moved by days; the words
 * above it and the table say the same.
 */
export function EtaPlot({ history }: { history: EtaHistory }) {
  const now = useNow(hour);
  const options = useFormatOptions();
  const { revisions } = history;
  const days = revisions.map((revision) => Date.parse(dayOf(revision.eta)));
  const [earliest, latest] = [Math.min(...days), Math.max(...days)];
  const learned = revisions.flatMap(({ learnedAt }) => learnedAt ?? []);
  const last = revisions.at(-1);
  const from = Math.min(...learned);
  // An estimate holds until now; an arrival ends the story.
  const until = last?.kind === 'actual' ? Math.max(...learned) : Math.max(now, ...learned);
  if (!last || latest === earliest || learned.length < 2 || until <= from) return null;

  const x = (at: number) => left + ((at - from) / (until - from)) * (right - left);
  const y = (day: number) => bottom - ((day - earliest) / (latest - earliest)) * (bottom - top);
  const points = revisions.map((revision, index) => ({
    revision,
    x: x(learnedTime(revisions, index, from, until)),
    y: y(days[index] ?? earliest),
  }));
  const [first] = points;
  const path = points.map(
    (point, index) => `${index === 0 ? 'M' : 'H'}${point.x}${index === 0 ? ` ${point.y}` : ` V${point.y}`}`,
  );
  const dayText = (milliseconds: number) =>
    formatMoment({ kind: 'day', day: dayOf({ kind: 'wallClock', digits: instant(milliseconds) }) }, options)
      .date;
  return (
    <svg
      role="img"
      aria-label={words.plotLabel(
        formatInstant(instant(from), options).date,
        dayText(earliest),
        dayText(latest),
      )}
      viewBox={`0 0 ${width} ${height}`}
      className="block w-full max-w-[300px] text-ink-faint"
    >
      <g fill="currentColor" fontSize="10">
        <text x={left - 8} y={top + 3} textAnchor="end">
          {dayText(latest)}
        </text>
        <text x={left - 8} y={bottom + 3} textAnchor="end">
          {dayText(earliest)}
        </text>
        <text x={left} y={height - 6}>
          {formatInstant(instant(from), options).date}
        </text>
        <text x={right} y={height - 6} textAnchor="end">
          {last.kind === 'actual' ? formatInstant(instant(until), options).date : words.now}
        </text>
      </g>
      <path d={`M${left} ${bottom + 6}H${right}`} stroke="var(--line)" />
      {first && (
        <path
          d={`M${left} ${first.y}H${right}`}
          stroke="var(--line-strong)"
          strokeDasharray="2 3"
          fill="none"
        />
      )}
      <path d={`${path.join('')}H${right}`} stroke="var(--accent)" strokeWidth="1.5" fill="none" />
      {points.map((point, index) => (
        <circle
          key={`${point.x} ${index}`}
          cx={point.x}
          cy={point.y}
          r={point.revision.kind === 'actual' || index === 0 ? 3.5 : 2}
          stroke="var(--accent)"
          strokeWidth="1.5"
          fill={index === 0 ? 'var(--surface)' : 'var(--accent)'}
        />
      ))}
    </svg>
  );
}

// A date of the record alone belongs before the first revision with a time, or after the last.
function learnedTime(revisions: readonly EtaRevision[], index: number, from: number, until: number): number {
  return revisions[index]?.learnedAt ?? (index === 0 ? from : until);
}

/** Every revision of an ETA: when it was learned, the arrival, and how far that is from the revision before. */
export function EtaRevisions({ history }: { history: EtaHistory }) {
  return (
    <Table
      look="details"
      caption={words.revisionsCaption}
      columns={revisionColumns}
      rows={history.revisions}
      keyOf={({ learnedAt }, index) => `${learnedAt} ${index}`}
    />
  );
}

const revisionColumns: readonly TableColumn<EtaRevision>[] = [
  {
    key: 'learned',
    heading: words.learned,
    cellLook: 'text-ink-soft',
    cell: ({ learnedAt }) =>
      learnedAt === null ? words.learnedNotReported : <InstantTime at={learnedAt} stacked />,
  },
  { key: 'arrival', heading: words.arrival, cell: ({ eta }) => <Time moment={eta} stacked /> },
  {
    key: 'change',
    heading: words.change,
    cell: (revision, index) => (
      <span className={(revision.days ?? 0) > 0 ? 'text-attention' : 'text-ink-soft'}>
        {describeChange(revision, index)}
      </span>
    ),
  },
];

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
  if (kind === 'actual')
    return change === null ? words.arrivedWord : `${words.arrivedWord}${clauseComma}${change}`;
  return change ?? (index === 0 ? words.originalEta : '');
}
