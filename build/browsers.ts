/**
 * The oldest browsers that Landfall works in, in one place: the build writes code and styles for them, the first script of a
 * page looks for what they have (src/app/browser.ts), and documents name them (build/browsers.test.ts). They are those
 * that Tailwind's styles need; what our code needs besides, that script makes up for.
 */
export const browsers = { chrome: '111', edge: '111', firefox: '128', safari: '16.4' } as const;

/** As bundlers name them. */
export const browserTargets: string[] = Object.entries(browsers).map(([name, version]) => name + version);
