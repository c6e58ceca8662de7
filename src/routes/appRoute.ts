import { createRoute } from '@tanstack/react-router';
import { Shell } from '#/features/shell/Shell.tsx';
import { loadPhoneParts } from '#/features/shell/usePhoneParts.ts';
import { isPhone } from '#/ui/hooks/useScreen.ts';
import { rootRoute } from './rootRoute.ts';

/** What every page stands in. It adds nothing to the address. */
export const appRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: '_app',
  // Else the page would be drawn as a wide one first.
  loader: async () => {
    if (isPhone()) await loadPhoneParts();
  },
  component: Shell,
});
