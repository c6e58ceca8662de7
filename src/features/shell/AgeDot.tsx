import { type ReactNode, useId } from 'react';
import { describeAge } from '#/parts/time/Freshness.tsx';
import { type AgeState, ageState, ReadAge, type ReadAgeProps } from '#/parts/time/ReadAge.tsx';
import * as words from '#/parts/words.ts';
import { second } from '#/time/durations.ts';
import { classes } from '#/ui/classes.ts';
import { useNow } from '#/ui/hooks/useNow.ts';
import { useOffline } from '#/ui/hooks/useOffline.ts';
import { HeadPanel } from './HeadPanel.tsx';

/** Filled while it is what the service has, a ring where it may not be. */
const looks: Readonly<Record<AgeState, string>> = {
  live: 'bg-current text-ready',
  current: 'bg-current text-ink-faint',
  cached: 'text-ink-faint',
  behind: 'text-attention',
};

/** The age of the list as a dot, since the head of a phone has one line: its words and the button that refreshes open on tap. */
export function AgeDot({ children, ...age }: ReadAgeProps & { children?: ReactNode }) {
  const panel = useId();
  const now = useNow(second);
  const isOffline = useOffline();
  // Without a network the bar above every page says so, once.
  const problem = isOffline ? null : age.problem;
  return (
    <>
      <span role="status" className="sr-only">
        {problem !== null && words.couldNotRefresh(problem)}
      </span>
      <button
        type="button"
        popoverTarget={panel}
        aria-label={describe({ ...age, problem }, now)}
        className="flex size-11 shrink-0 items-center justify-center"
      >
        <span
          className={classes('size-3 rounded-full border-2', looks[isOffline ? 'behind' : ageState(age)])}
        />
      </button>
      <HeadPanel id={panel} title={age.words.age}>
        {children}
        <ReadAge {...age} terse={false} />
      </HeadPanel>
    </>
  );
}

/** All that the dot stands for, in the words that open on tap. */
function describe(age: ReadAgeProps, now: number): string {
  const { at, problem, cached, outOfDate, refreshing } = age;
  if (at === null) return age.words.loading;
  return [
    ageState(age) === 'live' && `${words.live} · `,
    problem !== null && `${words.couldNotRefresh(problem)} `,
    `${cached ? words.cachedUpdated : words.updated} ${describeAge(now - at)}`,
    outOfDate && words.outOfDate,
    cached && refreshing && words.refreshing,
  ]
    .filter(Boolean)
    .join('');
}
