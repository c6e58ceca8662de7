import { type Change, changeKey, type ChangeValue } from '#/domain/changes/change.ts';
import { type Bearing, bearingOf } from '#/domain/changes/changeRank.ts';
import type { RecordChanges } from '#/domain/changes/shipmentChanges.ts';
import { InstantTime, Time } from '#/parts/time/Time.tsx';
import * as words from '#/parts/words.ts';
import { ArrowRightIcon } from '#/ui/icons/menuIcons.tsx';
import { changedNumber, describeChange } from '#/wording/changes.ts';
import { describeValue } from '#/wording/changeValues.ts';

/** Most numbers that are written out of containers with which the same happened. */
const maxNumbers = 6;

/** What has changed of a shipment, then of its containers: those with which the same happened stand together. */
export function ChangeList({ changes: { changes, containers } }: { changes: RecordChanges }) {
  return (
    <div className="space-y-1 text-sm">
      <Lines changes={changes} />
      {containers.map((group) => (
        <div key={group.ids.join(' ')} className="sm:flex sm:gap-3">
          <Numbers numbers={group.numbers.map(changedNumber)} />
          <Lines changes={group.changes} />
        </div>
      ))}
    </div>
  );
}

function Numbers({ numbers }: { numbers: readonly string[] }) {
  const more = numbers.length - maxNumbers;
  return (
    <p
      className="num w-28 shrink-0 text-ink-soft max-sm:w-auto"
      title={more > 0 ? numbers.join(', ') : undefined}
    >
      {numbers.slice(0, maxNumbers).join(', ')}
      {more > 0 && words.andMore(more)}
    </p>
  );
}

function Lines({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <ul className="min-w-0 space-y-0.5">
      {changes.map((change) => (
        <Line key={changeKey(change)} change={change} />
      ))}
    </ul>
  );
}

// The words say how it bears; the colour only helps the eye.
export const bearingInk: Record<Bearing, string> = {
  worse: 'text-problem',
  other: 'text-ink',
  better: 'text-ready',
};

function Line({ change }: { change: Change }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-2">
      <span className={`font-medium ${bearingInk[bearingOf(change)]}`}>{describeChange(change)}</span>
      <ChangeValues from={change.from} to={change.to} />
    </li>
  );
}

/** What was, and what is; nothing where the words of the change say it. */
export function ChangeValues({ from, to }: Pick<Change, 'from' | 'to'>) {
  if (!from && !to) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
      {from && !to && words.was}
      {from && <Value value={from} />}
      {from && to && (
        <>
          <span className="text-ink-faint">
            <ArrowRightIcon />
          </span>
          <span className="sr-only">{words.nowIs}</span>
        </>
      )}
      {to && <Value value={to} />}
    </span>
  );
}

function Value({ value }: { value: ChangeValue }) {
  switch (value.kind) {
    case 'moment':
      return <Time moment={value.moment} />;
    case 'instant':
      return <InstantTime at={value.at} />;
    default:
      return <span>{describeValue(value)}</span>;
  }
}
