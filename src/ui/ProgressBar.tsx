import { Progress } from '@base-ui/react/progress';

/** How far a long task is. `max` null means that nobody knows how much there is. */
export function ProgressBar({ label, value, max }: { label: string; value: number; max: number | null }) {
  return (
    <Progress.Root aria-label={label} value={max === null ? null : Math.min(value, max)} max={max ?? 100}>
      <Progress.Track className="h-1 w-full overflow-hidden rounded-full bg-quiet-wash">
        <Progress.Indicator className="h-full rounded-full bg-accent transition-[width] data-[indeterminate]:w-1/3 data-[indeterminate]:animate-pulse" />
      </Progress.Track>
    </Progress.Root>
  );
}
