export function wrongCheckDigit(number: string, digit: number): string {
  return `The check digit of ${number} should be ${digit}, so the number may be mistyped.`;
}
