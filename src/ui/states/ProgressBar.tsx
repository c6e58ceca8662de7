import { classes } from '#/ui/classes.ts';

/** How far a long task is. `max` null means that the total is unknown. */
export function ProgressBar({ label, value, max }: { label: string; value: number; max: number | null }) {
  const share = max === null ? null : Math.round((100 * Math.min(value, max)) / Math.max(max, 1));
  return (
    <div
      role="progressbar"
      aria-label={label}
      {...(share !== null && { 'aria-valuenow': share })}
      className="h-1 w-full overflow-hidden rounded-full bg-quiet-wash"
    >
      <div
        className={classes(
          'h-full rounded-full bg-accent transition-[width]',
          share === null && 'w-1/3 animate-pulse',
        )}
        style={share === null ? undefined : { width: `${share}%` }}
      />
    </div>
  );
}
