import type { ReactNode } from 'react';
import { usePreferences } from '#/device/preferences.ts';
import { shiftTone } from '#/domain/arrival/etaChange.ts';
import { feeTotals, owedSums } from '#/domain/pickup/fees.ts';
import { freeDays, freeDayUrgency } from '#/domain/pickup/freeDay.ts';
import type { Container, Fee } from '#/domain/records/container.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { isInTransit } from '#/domain/status/phase.ts';
import { hasReached } from '#/domain/status/reached.ts';
import { type KeyDate, keyDate } from '#/domain/verdict/keyDate.ts';
import { feeName } from '#/features/shipment/pickup/words.ts';
import { DateSources } from '#/features/shipment/provenance/DateSources.tsx';
import { formatList } from '#/language/formatList.ts';
import { freeDayLooks } from '#/parts/status/looks.ts';
import { PassedNote } from '#/parts/time/PassedNote.tsx';
import { Time } from '#/parts/time/Time.tsx';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { Badge } from '#/ui/Badge.tsx';
import { classes } from '#/ui/classes.ts';
import { useNow } from '#/ui/hooks/useNow.ts';
import { describeArrived, signedShift } from '#/wording/arrival.ts';
import { freeDayReporters } from '#/wording/freeDay.ts';
import { formatMoney } from '#/wording/money.ts';
import * as words from './words.ts';

/** What the ledger calls each of them. */
const facts: Readonly<Record<KeyDate['what'], string>> = {
  departure: 'departure',
  arrival: 'podArrival',
  inland: 'inlandArrival',
  pickup: 'pickup',
  return: 'emptyReturn',
};

/** The ETA or ATA with its signed change against the original ETA; once it is out, the pickup or the return. */
export function KeyDateCell({ shipment, container }: { shipment: Shipment; container: Container | null }) {
  const now = instant(useNow(minute));
  const found = keyDate(shipment, container, now);
  if (!found) return null;
  const { what, place, moment, isActual, change } = found;
  const isAboard =
    what === 'departure' && container !== null && hasReached('vessel_loaded', container, shipment);
  return (
    <VerdictCell
      isLong
      label={words.keyDateLabel(what, isActual, placeName(place))}
      value={
        <>
          <Time moment={moment} />
          {!isActual && (
            <PassedNote expected={moment} tracking={shipment.carrierTracking} isAboard={isAboard} />
          )}
        </>
      }
    >
      {change && <Change change={change} isActual={isActual} />}{' '}
      <DateSources of={facts[what]} moment={moment} />
    </VerdictCell>
  );
}

const tones = { late: 'attention', early: 'ready', same: 'neutral' } as const;

function Change({ change, isActual }: { change: NonNullable<KeyDate['change']>; isActual: boolean }) {
  const signed = signedShift(change);
  if (signed === null) return <Badge tone="ready">{words.onTime}</Badge>;
  return (
    <>
      <Badge tone={tones[shiftTone(change)]}>{isActual ? describeArrived(change) : signed}</Badge>{' '}
      {isActual ? words.original : words.toOriginal} <Time moment={change.original} />
    </>
  );
}

/** One figure of the strip: what it is, the figure, and what belongs to it; as one line while the strip is. */
export function VerdictCell({
  label,
  value,
  ink = 'text-ink',
  isLong = false,
  children,
}: {
  label: string;
  value: ReactNode;
  /** The colour of the figure. */
  ink?: string;
  /** A date with its time takes more room than a count. */
  isLong?: boolean;
  children?: ReactNode;
}) {
  return (
    <div
      className={classes(
        'min-w-0 space-y-0.5 border-line lg:border-l lg:px-4 lg:py-3 group-data-stuck/strip:lg:py-2',
        isLong ? 'lg:w-52 xl:w-88' : 'lg:w-40 xl:w-52',
      )}
    >
      <dt className="text-xs text-ink-faint">{label}</dt>
      <dd className={classes('text-lg font-semibold group-data-stuck/strip:text-sm', ink)}>{value}</dd>
      {children && <dd className="text-sm text-ink-soft group-data-stuck/strip:hidden">{children}</dd>}
    </div>
  );
}

/** The last free day that is due first, with its signed days. Nothing where none is reported. */
export function FreeDayCell({ shipment, container }: { shipment: Shipment; container: Container }) {
  const now = instant(useNow(minute));
  const nearDays = usePreferences((preferences) => preferences.exceptions.freeDayNearDays);
  const { deadlines, earliest, status, daysLate } = freeDays(container, shipment, now);
  if (!earliest) return null;
  const moment = { kind: 'day', day: earliest.day } as const;
  const day = <Time moment={moment} />;
  const by = deadlines
    .filter(({ earliest: isFirst }) => isFirst)
    .map(({ source }) => freeDayReporters[source]);
  const sources = <DateSources of="lastFreeDay" moment={moment} word={formatList(by)} />;
  if (status === 'done') {
    return (
      <VerdictCell
        label={words.lastFreeDay}
        value={words.pickedUp(daysLate ?? 0)}
        ink={daysLate ? 'text-problem' : 'text-ink'}
      >
        {day} · {sources}
      </VerdictCell>
    );
  }
  // The free time of what is still on its way has not begun.
  if (status === 'unknown' || isInTransit(container, shipment)) {
    return (
      <VerdictCell label={words.lastFreeDay} value={day}>
        {status === 'unknown' ? words.notCounted : words.notBegun} · {sources}
      </VerdictCell>
    );
  }
  return (
    <VerdictCell
      label={words.lastFreeDay}
      value={words.daysLeft(earliest.daysLeft)}
      ink={freeDayLooks[freeDayUrgency(earliest.daysLeft, nearDays)].ink}
    >
      {day} · {sources}
    </VerdictCell>
  );
}

/** What is owed by now. A source reports no daily rate, and none is invented (docs/interface.md 6.4). */
export function FeesCell({ fees }: { fees: readonly Fee[] | null }) {
  const owed = owedSums(feeTotals(fees));
  if (owed.length === 0) return null;
  const types = [
    ...new Set(fees?.flatMap(({ type, amount }) => (type === 'total' || amount === 0 ? [] : feeName(type)))),
  ];
  return (
    <VerdictCell label={words.feesReported} value={formatList(owed.map(formatMoney))}>
      {types.join(', ')}
    </VerdictCell>
  );
}
