import { usePreferences } from '#/device/preferences.ts';
import type { FormatOptions, TimeDisplay } from '#/time/format.ts';
import { instant } from '#/time/instant.ts';
import { viewerZone } from '#/time/zone.ts';
import { useNow } from '#/ui/useNow.ts';

const hour = 3_600_000;

/** How times are written: by the clock the user chose, or by the one that is asked for here. */
export function useFormatOptions(display?: TimeDisplay): FormatOptions {
  const chosen = usePreferences((preferences) => preferences.timeDisplay);
  return { display: display ?? chosen, viewer: viewerZone(), now: instant(useNow(hour)) };
}
