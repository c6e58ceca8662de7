import { useMemo } from 'react';
import { usePreferences } from '#/device/preferences.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Place } from '#/domain/records/place.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { type Verdict, verdictOf } from '#/domain/verdict/verdict.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { useNow } from '#/ui/hooks/useNow.ts';

/** The verdict of a container at this minute, by the limits that the reader has set for exceptions. */
export function useVerdict(shipment: Shipment, container: Container | null, waitsAt: Place | null): Verdict {
  const now = instant(useNow(minute));
  const limits = usePreferences((preferences) => preferences.exceptions);
  return useMemo(
    () => verdictOf({ shipment, container, now, limits, waitsAt }),
    [shipment, container, now, limits, waitsAt],
  );
}
