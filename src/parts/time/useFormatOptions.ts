import { useMemo } from 'react';
import { clockOf, secondClockOf, usePreferences } from '#/device/preferences.ts';
import { hour } from '#/time/durations.ts';
import type { FormatOptions, TimeDisplay } from '#/time/format.ts';
import { instant } from '#/time/instant.ts';
import { viewerZone } from '#/time/zone.ts';
import { useNow } from '#/ui/hooks/useNow.ts';

/** How times are written: as the user chose, or by the clock given here, which then stands alone. The same object until something changes. */
export function useFormatOptions(display?: TimeDisplay): FormatOptions {
  const preferences = usePreferences();
  const now = instant(useNow(hour));
  const here = viewerZone();
  return useMemo(() => {
    const { hours, dateOrder } = preferences;
    const clock = display ? { display, viewer: here } : clockOf(preferences);
    return { ...clock, now, hours, dateOrder, second: display ? null : secondClockOf(preferences) };
  }, [preferences, display, here, now]);
}
