/** How often a property is tried: all of it in `npm run test:deep`, a tenth of it in every check. */
export const runs = (full: number): number => (process.env['DEEP'] ? full : Math.ceil(full / 10));
