import { usePreferences } from '#/device/preferences.ts';
import type { freeDaysByTariff } from '#/domain/charges/sums.ts';
import { feeTotals, owedSums } from '#/domain/pickup/fees.ts';
import { freeDays, type FreeDay, freeDayUrgency } from '#/domain/pickup/freeDay.ts';
import { type HoldEffect, holdFacts } from '#/domain/pickup/holds.ts';
import type { Container, Hold, Fee } from '#/domain/records/container.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { DateSources } from '#/features/shipment/provenance/DateSources.tsx';
import { formatList } from '#/language/formatList.ts';
import { colon } from '#/language/punctuation.ts';
import { freeDayLooks } from '#/parts/status/looks.ts';
import { Time } from '#/parts/time/Time.tsx';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { Badge, type Tone } from '#/ui/Badge.tsx';
import { useNow } from '#/ui/hooks/useNow.ts';
import {
  describeUncounted,
  formatDaysLeft,
  freeDaySourceLabels,
  freeDayUnreadable,
  mayBeDayAfter,
} from '#/wording/freeDay.ts';
import { holdEffectLabels, holdName, holdResolver } from '#/wording/holds.ts';
import { formatMoney } from '#/wording/money.ts';
import * as words from './words.ts';

/**
 * The last free day by each source, earliest first: that is the one that costs money (docs/interface.md 6.2). The
 * days left are counted only where the data is fresh enough; otherwise it says why not.
 */
export function FreeDays({ container, shipment }: { container: Container; shipment: Shipment }) {
  const now = instant(useNow(minute));
  const { deadlines, earliest, status, reason, text, daysLate } = freeDays(container, shipment, now);
  const nearDays = usePreferences((preferences) => preferences.exceptions.freeDayNearDays);
  if (deadlines.length === 0) {
    return (
      <span className="text-ink-faint">{text === null ? words.notReported : freeDayUnreadable(text)}</span>
    );
  }
  return (
    <div className="space-y-1">
      <ul className="space-y-1">
        {deadlines.map((deadline) => (
          <li key={deadline.source} className="flex flex-wrap items-baseline gap-x-2">
            <span className={deadline.earliest ? 'font-medium' : 'text-ink-soft'}>
              <Time moment={{ kind: 'day', day: deadline.day }} />
            </span>
            {status === 'counting' && !deadline.isHistory && (
              <Badge
                tone={
                  deadline.earliest
                    ? freeDayLooks[freeDayUrgency(deadline.daysLeft, nearDays)].badge
                    : 'neutral'
                }
              >
                {formatDaysLeft(deadline.daysLeft)}
              </Badge>
            )}
            <span className="text-ink-soft">
              {freeDaySourceLabels[deadline.source]}
              <span className="text-ink-faint">, {describeCalendar(deadline, shipment)}</span>
            </span>
            {deadline.mayBeDayAfter && <span className="text-attention">{mayBeDayAfter}</span>}
            {deadline.isHistory && <span className="text-ink-faint">{words.leftPlace}</span>}
            {deadline.source === 'calculated' && container.calculatedFreeDay?.basis && (
              <q className="min-w-0 text-ink-faint">{container.calculatedFreeDay.basis}</q>
            )}
            {deadlines.length > 1 && deadline.earliest && (
              <span className="text-ink-soft">{words.earliest}</span>
            )}
          </li>
        ))}
      </ul>
      {earliest && (
        <DateSources of="lastFreeDay" moment={{ kind: 'day', day: earliest.day }} word={words.dateSources} />
      )}
      {status === 'done' && daysLate !== null && (
        <p className="text-xs text-ink-soft">
          {daysLate === 0 ? words.pickedUpInTime : words.pickedUpLate(daysLate)}
        </p>
      )}
      {reason !== null && (
        <p className="text-xs text-ink-soft">{words.notCounted(describeUncounted(reason))}</p>
      )}
    </div>
  );
}

/** The last free day by each tariff of the team, below those of the sources: what it says, and on what basis. */
export function TariffFreeDays({ days }: { days: ReturnType<typeof freeDaysByTariff> }) {
  return (
    <ul className="space-y-1 empty:hidden">
      {days.map(({ tariff, lastFreeDay }) => (
        <li key={tariff.id} className="flex flex-wrap items-baseline gap-x-2 text-ink-soft">
          <Time moment={{ kind: 'day', day: lastFreeDay }} />
          <span>
            {words.byTariff(tariff.name)}
            <span className="text-ink-faint">, {words.tariffBasis(tariff)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Whose calendar the day is in: a last free day is a day at its place, whatever the day is elsewhere. */
function describeCalendar({ place, zone }: FreeDay, { portOfDischarge, destination }: Shipment): string {
  if (zone === null) return words.zoneUnknown;
  const name = placeName(place === 'discharge' ? portOfDischarge : destination);
  return words.inPlace(name ?? zone);
}

const tones: Record<HoldEffect, Tone> = { blocks: 'problem', warns: 'attention', unclear: 'attention' };

/**
 * All holds of a container, each with who usually clears it, what it means, and the terminal's own words (docs/interface.md trap 7).
 */
export function Holds({ holds }: { holds: readonly Hold[] | null }) {
  if (holds === null) return <span className="text-ink-faint">{words.notReported}</span>;
  if (holds.length === 0) return <span>{words.none}</span>;
  return (
    <ul className="space-y-2">
      {holdFacts(holds).map(({ key, name, effect, description, detail }) => (
        <li key={key}>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-medium">{holdName(name)}</span>
            <Badge tone={tones[effect]}>{holdEffectLabels[effect].besideName}</Badge>
            {description !== null && <q className="min-w-0 text-ink-soft">{description}</q>}
          </p>
          {detail !== null && <p className="text-xs text-ink-soft">{detail}</p>}
          <ClearedBy hold={name} />
        </li>
      ))}
    </ul>
  );
}

function ClearedBy({ hold }: { hold: string }) {
  const resolver = holdResolver(hold);
  return resolver !== null && <p className="text-xs text-ink-faint">{words.clearedBy(resolver)}</p>;
}

/**
 * What is owed per currency, and the items. A reported total is never counted on top of its items
 * (docs/interface.md trap 8).
 */
export function Fees({ fees }: { fees: readonly Fee[] | null }) {
  const totals = feeTotals(fees);
  if (totals.kind === 'notReported') return <span className="text-ink-faint">{words.notReported}</span>;
  if (totals.kind === 'none') return <span>{words.none}</span>;
  const owed = owedSums(totals);
  if (owed.length === 0) return <span>{words.nothingCharged}</span>;
  return (
    <div>
      <p className="font-medium">{formatList(owed.map(formatMoney))}</p>
      {(fees?.length ?? 0) > 1 && (
        <ul className="text-xs text-ink-soft">
          {fees?.map((fee, index) => (
            // Items have no identity of their own, and one type may occur twice.
            <li key={`${fee.type} ${index}`}>
              {words.feeName(fee.type)}
              {colon}
              {formatMoney(fee)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
