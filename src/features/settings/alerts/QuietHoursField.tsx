import { useId, useState } from 'react';
import {
  type QuietHours,
  readTimeOfDay,
  usualQuietHours,
  writeTimeOfDay,
} from '#/domain/alerts/quietHours.ts';
import { Section } from '#/parts/pages/Section.tsx';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { viewerZone } from '#/time/zone.ts';
import { zoneOffset } from '#/time/zoneOffsets.ts';
import { useNow } from '#/ui/hooks/useNow.ts';
import { CheckLine } from './CheckLine.tsx';
import * as words from './words.ts';

/** When no notification comes. */
export function QuietHoursField({
  quiet,
  onChange,
}: {
  quiet: QuietHours | null;
  onChange: (quiet: QuietHours | null, done: string) => void;
}) {
  const now = instant(useNow(minute));
  const zone = viewerZone();
  const put = (next: QuietHours) =>
    onChange(next, words.quietChanged(writeTimeOfDay(next.from), writeTimeOfDay(next.to)));
  return (
    <Section title={words.quietTitle} level={2}>
      <div className="card space-y-1 px-4 py-2 text-sm">
        <CheckLine
          label={words.quietTitle}
          checked={quiet !== null}
          onChange={(isQuiet) => (isQuiet ? put(usualQuietHours) : onChange(null, words.quietOff))}
        />
        {quiet && (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pl-6">
            <TimeField
              label={words.quietFrom}
              value={quiet.from}
              onChange={(from) => put({ ...quiet, from })}
            />
            <TimeField label={words.quietTo} value={quiet.to} onChange={(to) => put({ ...quiet, to })} />
          </div>
        )}
        <p role="status" className="pl-6 text-attention empty:hidden">
          {quiet && quiet.from === quiet.to && words.quietSame}
        </p>
        <p className="max-w-prose pl-6 text-xs text-ink-soft">
          {words.quietHint(zone, zoneOffset(now, zone).label)}
        </p>
      </div>
    </Section>
  );
}

function TimeField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange: (value: number) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? writeTimeOfDay(value);
  const minutes = readTimeOfDay(text);
  // Typing a time passes others on its way: it counts once the field is left.
  const take = () => {
    if (minutes === null) return;
    setTyped(null);
    if (minutes !== value) onChange(minutes);
  };
  return (
    <span className="flex flex-wrap items-center gap-2">
      <label htmlFor={id} className="min-w-20">
        {label}
      </label>
      <input
        id={id}
        type="time"
        value={text}
        aria-invalid={minutes === null}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={({ key }) => {
          if (key === 'Enter') take();
        }}
        className="num h-8 rounded border border-line-strong bg-surface px-2 aria-invalid:border-problem max-md:h-11"
      />
      <span id={`${id}-note`} role="status" className="text-xs text-problem empty:hidden">
        {minutes === null && words.quietMissing}
      </span>
    </span>
  );
}
