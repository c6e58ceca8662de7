import { isSmoke } from './smoke.ts';

/** Says whether a figure is within its limit; the process ends with 1 when one is not. Throws where nothing was measured. */
export function judge(figure: number, what: string, limit: number): void {
  if (!Number.isFinite(figure)) throw new Error(`${figure} ${what}: nothing was measured.`);
  const isMet = figure <= limit;
  const verdict = isSmoke ? 'not judged' : isMet ? 'met' : 'MISSED';
  console.log(`  ${figure.toFixed(2)} ${what}, at most ${limit}: ${verdict}`);
  if (!isMet && !isSmoke) process.exitCode = 1;
}
