import type { ReactNode } from 'react';
import { shiftTone, signedShift } from '#/domain/arrival/shiftWords.ts';
import { describeArrived } from '#/domain/arrival/words.ts';
import type { Container } from '#/domain/records/container.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { type KeyDate, keyDate } from '#/domain/verdict/keyDate.ts';
import { DateSources } from '#/features/shipment/provenance/DateSources.tsx';
import { PassedNote } from '#/parts/time/PassedNote.tsx';
import { Time } from '#/parts/time/Time.tsx';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { Badge } from '#/ui/Badge.tsx';
import { classes } from '#/ui/classes.ts';
import { useNow } from '#/ui/hooks/useNow.ts';
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
  return (
    <VerdictCell
      isLong
      label={words.keyDateLabel(what, isActual, placeName(place))}
      value={
        <>
          <Time moment={moment} />
          {!isActual && <PassedNote expected={moment} tracking={shipment.carrierTracking} />}
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
