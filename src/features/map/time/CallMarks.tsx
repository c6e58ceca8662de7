import { classes } from '#/ui/classes.ts';
import type { PlacedMark } from './timeMark.ts';

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

const looks: Readonly<Record<PlacedMark['kind'], string>> = {
  actual: 'size-2.5 border-vessel-solid bg-vessel-solid',
  estimated: 'size-2.5 border-vessel-solid bg-vessel-solid',
  original: 'size-2.5 border-ink-faint bg-surface',
};

/** The calls of a vessel on the line of a time slider. */
export function CallDots({ calls }: { calls: readonly PlacedMark[] }) {
  return calls.map(({ at, kind, share }) => (
    <span
      key={`${kind} ${at}`}
      className={classes(
        'absolute top-1/2 -translate-x-1/2 -translate-y-1/2 rounded-full border-2',
        looks[kind],
      )}
      style={{ left: percent(share) }}
    />
  ));
}

/** Their names above the line, none of them beyond its ends. */
export function CallNames({ calls }: { calls: readonly PlacedMark[] }) {
  return calls.map(
    ({ at, kind, share, label, isLabelled }) =>
      isLabelled && (
        <span
          key={`${kind} ${at}`}
          className="absolute bottom-0 max-w-[30%] truncate text-2xs text-ink-soft"
          style={{ left: percent(share), translate: percent(-share) }}
        >
          {label}
        </span>
      ),
  );
}
