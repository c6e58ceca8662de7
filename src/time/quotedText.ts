/**
 * Stands for `format` of date-fns in the browser (vite.config.ts). date-fns-tz has written the offset into the pattern, in
 * quotes, before it calls this; nothing else of date-fns is used, which is 6 kB of every first screen.
 */
export function format(_date: Date | number, pattern: string): string {
  return pattern.replaceAll("'", '');
}
