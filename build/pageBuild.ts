import type { BuildEnvironmentOptions, Rolldown } from 'vite';
import { browserTargets } from './browsers.ts';

/** How every page is built: for the browsers of browsers.ts, and without what a strict policy forbids. */
export const pageBuild = {
  target: browserTargets,
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
} satisfies BuildEnvironmentOptions;

/** Of what the bundler warns of, `npm run build` fails. These two say nothing about the build. */
export const checks: NonNullable<Rolldown.InputOptions['checks']> = {
  // A module that one part imports and another asks for later has the place that build/chunks.ts gives it.
  ineffectiveDynamicImport: false,
  // How long our plug-ins take is measured (bench/start.ts), and depends on what else the machine does.
  bundlerTimings: false,
};
