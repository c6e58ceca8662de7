import type { RouteStop } from '#/domain/route/route.ts';
import type { RouteLeg } from '#/domain/route/routeLegs.ts';

/** How a container travels on a leg, at the beginning of a line. */
export const modeLabels: Readonly<Record<RouteLeg['mode'], string>> = {
  sea: 'By sea',
  rail: 'By rail',
  land: 'Inland, mode not reported',
};

/** What stands before the name of a stop: `POL`, `TS1`, `Inland`; the source may have a word of its own. */
export const stopLabel = ({ label }: Pick<RouteStop, 'label'>): string =>
  label === null ? 'Inland' : label === '' ? 'Port' : label;
