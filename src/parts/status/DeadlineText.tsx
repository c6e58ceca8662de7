import type { Deadline } from '#/domain/verdict/finding.ts';
import { classes } from '#/ui/classes.ts';
import { deadlineInShort, describeDeadline } from '#/wording/verdict.ts';
import { verdictLooks } from './looks.ts';

/** What the clock says beside a verdict, in its own colour; nothing while nothing presses. */
export function DeadlineText({ of, isShort = false }: { of: Deadline | null; isShort?: boolean }) {
  if (!of) return null;
  const all = describeDeadline(of);
  return (
    <span
      className={classes('font-medium whitespace-nowrap', verdictLooks[of.tone].ink)}
      title={isShort ? all : undefined}
    >
      {isShort ? deadlineInShort(of) : all}
    </span>
  );
}
