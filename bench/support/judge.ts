/** Says whether a figure is within its limit; the process ends with 1 when one is not. */
export function judge(figure: number, what: string, limit: number): void {
  const isMet = figure <= limit;
  console.log(`  ${figure.toFixed(2)} ${what}, at most ${limit}: ${isMet ? 'met' : 'MISSED'}`);
  if (!isMet) process.exitCode = 1;
}
