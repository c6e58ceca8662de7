import type { RouteLeg } from '#/domain/route/legs.ts';

/** By what a container goes, at the begin of a line. */
export const modeWords: Readonly<Record<RouteLeg['mode'], string>> = {
  sea: 'By sea',
  rail: 'By rail',
  land: 'Inland by means not told',
};
