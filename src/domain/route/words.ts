import type { RouteLeg } from './legs.ts';

/** How a container travels on a leg, at the beginning of a line. */
export const modeLabels: Readonly<Record<RouteLeg['mode'], string>> = {
  sea: 'By sea',
  rail: 'By rail',
  land: 'Inland, mode not reported',
};
