import { usePreferences } from '#/device/preferences.ts';
import { feeTotals, formatMoney, owedSums } from '#/domain/pickup/fees.ts';
import { freeDays, freeDayUrgency } from '#/domain/pickup/freeDay.ts';
import { freeDayReporters } from '#/domain/pickup/freeDayReporters.ts';
import type { Container, Fee } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { isInTransit } from '#/domain/status/phase.ts';
import { feeName } from '#/features/shipment/pickup/words.ts';
import { DateSources } from '#/features/shipment/provenance/DateSources.tsx';
import { freeDayLooks } from '#/parts/status/freeDayLooks.ts';
import { Time } from '#/parts/time/Time.tsx';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { useNow } from '#/ui/hooks/useNow.ts';
import { VerdictCell } from './KeyDateCell.tsx';
import * as words from './words.ts';

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
  const sources = <DateSources of="lastFreeDay" moment={moment} word={by.join(words.and)} />;
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
    <VerdictCell label={words.feesReported} value={owed.map(formatMoney).join(words.and)}>
      {types.join(', ')}
    </VerdictCell>
  );
}
