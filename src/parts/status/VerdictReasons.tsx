import type { ReasonCode, VerdictReason } from '#/domain/verdict/reasons.ts';
import { Time } from '#/parts/time/Time.tsx';
import { moreReasons } from '#/parts/words.ts';
import { describeAct, describeReason } from '#/wording/verdict.ts';

/** What has a cell of its own in the strip, or a place of its own on the page. */
const inCells: readonly ReasonCode[] = ['freeDay', 'fees', 'eta', 'etaChange', 'containers'];
const maxShown = 3;

/** Why, and who clears it: the reasons that the figures beside them do not say. */
export function VerdictReasons({ reasons }: { reasons: readonly VerdictReason[] }) {
  const shown = reasons.filter(({ code }) => !inCells.includes(code));
  if (shown.length === 0) return null;
  const rest = shown.length - maxShown;
  return (
    <ul className="space-y-0.5 text-sm text-ink-soft max-md:order-1 group-data-stuck/strip:hidden">
      {shown.slice(0, maxShown).map((reason, index) => (
        // One hold may stand more than once.
        <li key={`${reason.code} ${index}`}>
          <strong className="font-semibold text-ink">{describeReason(reason)}</strong>
          {reason.moment && (
            <>
              {' '}
              <Time moment={reason.moment} />
            </>
          )}
          {reason.next !== null && ` · ${describeAct(reason.next)}`}
        </li>
      ))}
      {rest > 0 && <li>{moreReasons(rest)}</li>}
    </ul>
  );
}
