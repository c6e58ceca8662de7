import { usePreferences } from '#/device/preferences.ts';
import { hour } from '#/time/durations.ts';
import type { FormatOptions, TimeDisplay } from '#/time/format.ts';
import { instant } from '#/time/instant.ts';
import { viewerZone } from '#/time/zone.ts';
import { useNow } from '#/ui/useNow.ts';

/** How times are written: by the clock the user chose, or by the one given here. */
export function useFormatOptions(display?: TimeDisplay): FormatOptions {
  const chosen = usePreferences((preferences) => preferences.timeDisplay);
  return { display: display ?? chosen, viewer: viewerZone(), now: instant(useNow(hour)) };
}
