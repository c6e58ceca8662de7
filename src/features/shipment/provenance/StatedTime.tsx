import type { Statement } from '#/domain/provenance/statement.ts';
import { Time } from '#/parts/time/Time.tsx';
import { asWritten } from '#/time/dayOnly.ts';
import { classes } from '#/ui/classes.ts';
import { timeNotReported } from './words.ts';

/** The date of a statement in local time and in UTC; struck through where it no longer counts. */
export function StatedTime({ statement }: { statement: Statement }) {
  const { moment, superseded } = statement;
  if (!moment) return <span className="text-ink-faint">{timeNotReported}</span>;
  const counts = superseded === null;
  // A date of another container is no mistake.
  const struck = !counts && superseded !== 'elsewhere' && 'line-through';
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span className={classes(counts ? 'font-medium' : 'text-ink-soft', struck)}>
        <Time moment={moment} display="place" />
      </span>
      {asWritten(moment).kind === 'zoned' && (
        <span className={classes('text-xs text-ink-faint', struck)}>
          <Time moment={moment} display="utc" />
        </span>
      )}
    </span>
  );
}
