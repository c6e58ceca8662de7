import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { describeSums } from '#/domain/charges/words.ts';
import { describeFees } from '#/domain/exceptions/rowsMoney.ts';
import { classes } from '#/ui/classes.ts';
import type { Morning } from './useMorning.ts';
import * as words from './words.ts';

/** What today costs, what tomorrow adds, and what was avoided. */
export function SumStrip({ sums, avoided }: Pick<Morning, 'sums' | 'avoided'>) {
  const { now, tonight, tomorrow } = sums;
  const reported = describeFees(now.reported);
  const unverified = describeFees(now.unverified);
  return (
    <section aria-label={words.sumsTitle} className="card morning-sums grid">
      <SumCell
        label={words.costsNow(now.containers)}
        sum={reported || words.noFees}
        ink={reported ? 'text-problem' : 'text-ink-soft'}
      >
        {reported && <p>{words.reportedSoFar}</p>}
        {unverified && <p>{words.unverified(unverified, now.unverifiedContainers)}</p>}
        {now.estimated.length > 0 && <p>{words.estimated(now.estimated)}</p>}
      </SumCell>
      {tonight === null ? (
        <SumCell label={words.afterTonight} sum={words.noTariff} ink="text-ink-soft">
          <TariffLink />
        </SumCell>
      ) : tonight.sums.length > 0 ? (
        <SumCell label={words.afterTonight} sum={words.more(tonight.sums)} ink="text-problem">
          <p>{words.fromTariffs(tonight.tariffs)}</p>
        </SumCell>
      ) : (
        <SumCell label={words.afterTonight} sum={words.nothingMore} ink="text-ink-soft">
          <p>{words.noCharge}</p>
        </SumCell>
      )}
      <SumCell
        label={words.startsTomorrow(tomorrow.containers)}
        sum={
          tomorrow.perDay.length > 0
            ? words.aDay(tomorrow.perDay)
            : tomorrow.containers > 0
              ? words.noDailySum
              : words.nothingMore
        }
        ink={tomorrow.perDay.length > 0 ? 'text-attention' : 'text-ink-soft'}
      >
        {tomorrow.containers > 0 && (
          <p>
            {words.fetchOrExtend}
            {tomorrow.perDay.length === 0 && `. ${words.noTariffFits}`}
          </p>
        )}
      </SumCell>
      {avoided.containers > 0 && (
        <SumCell
          label={words.avoided}
          sum={
            avoided.sums.length > 0 ? describeSums(avoided.sums) : words.pickedUpInTime(avoided.containers)
          }
          ink="text-ready"
        >
          {avoided.sums.length > 0 && (
            <p>
              {words.pickedUpInTime(avoided.containers)}, {words.againstToday}
            </p>
          )}
        </SumCell>
      )}
    </section>
  );
}

function SumCell({
  label,
  sum,
  ink,
  children,
}: {
  label: string;
  sum: string;
  ink: string;
  children: ReactNode;
}) {
  return (
    <div className="min-w-0 border-line px-4 py-3">
      <h2 className="text-xs text-ink-soft">{label}</h2>
      <p className={classes('text-title font-semibold tabular-nums', ink)}>{sum}</p>
      <div className="text-xs text-ink-soft">{children}</div>
    </div>
  );
}

const TariffLink = () => (
  <Link
    to="/settings/tariffs"
    className="inline-flex items-center text-accent underline-offset-2 hover:underline max-md:min-h-11"
  >
    {words.addTariff}
  </Link>
);
