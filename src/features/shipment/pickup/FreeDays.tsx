import { freeDaySourceWords } from '#/domain/pickup/freeDaySourceWords.ts';
import type { Container } from '#/domain/records/container.ts';
import {
  daysLeftWords,
  freeDays,
  type FreeDay,
  freeDayUrgency,
  type FreeDayUrgency,
} from '#/domain/pickup/freeDay.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { usePreferences } from '#/device/preferences.ts';
import { instant } from '#/time/instant.ts';
import { wholeDays } from '#/time/relative.ts';
import { Badge, type Tone } from '#/ui/Badge.tsx';
import { useNow } from '#/ui/useNow.ts';
import { Proof } from '#/features/shipment/provenance/Proof.tsx';
import { Time } from '#/parts/Time.tsx';

const minute = 60_000;
const tones: Record<FreeDayUrgency, Tone> = { overdue: 'problem', near: 'attention', later: 'neutral' };

/**
 * The last free day by each source, earliest first: that is the one that costs money (docs/interface.md 6.2). How
 * urgent it is is said only where the data can carry it; otherwise why not.
 */
export function FreeDays({ container, shipment }: { container: Container; shipment: Shipment }) {
  const now = instant(useNow(minute));
  const { deadlines, earliest, status, reason, daysLate } = freeDays(container, shipment, now);
  const nearDays = usePreferences((preferences) => preferences.attention.freeDayNearDays);
  if (deadlines.length === 0) return <span className="text-ink-faint">Not reported</span>;
  return (
    <div className="space-y-1">
      <ul className="space-y-1">
        {deadlines.map((deadline) => (
          <li key={deadline.source} className="flex flex-wrap items-baseline gap-x-2">
            <span className={deadline.earliest ? 'font-medium' : 'text-ink-soft'}>
              <Time moment={{ kind: 'day', day: deadline.day }} />
            </span>
            {status === 'counting' && (
              <Badge
                tone={deadline.earliest ? tones[freeDayUrgency(deadline.daysLeft, nearDays)] : 'neutral'}
              >
                {daysLeftWords(deadline.daysLeft)}
              </Badge>
            )}
            <span className="text-ink-soft">
              {freeDaySourceWords[deadline.source]}
              <span className="text-ink-faint">, {calendarWords(deadline, shipment)}</span>
            </span>
            {deadlines.length > 1 && deadline.earliest && <span className="text-ink-soft">(earliest)</span>}
          </li>
        ))}
      </ul>
      {earliest && (
        <Proof of="lastFreeDay" moment={{ kind: 'day', day: earliest.day }} word="Who said so, and when" />
      )}
      {status === 'done' && daysLate !== null && (
        <p className="text-xs text-ink-soft">{pickedUpWords(daysLate)}</p>
      )}
      {reason !== null && <p className="text-xs text-ink-soft">Days left are not counted. {reason}</p>}
    </div>
  );
}

function pickedUpWords(daysLate: number): string {
  return daysLate === 0 ? 'Picked up in time.' : `Picked up ${wholeDays(daysLate)} after the earliest one.`;
}

/** Whose calendar the day stands in: a last free day is a day at its place, whatever the day is elsewhere. */
function calendarWords({ place, zone }: FreeDay, { portOfDischarge, destination }: Shipment): string {
  if (zone === null) return 'zone unknown';
  const name = (place === 'discharge' ? portOfDischarge : destination)?.name;
  return `in ${name ?? zone}`;
}
