const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** English name of an ISO 3166 country; the code itself if it is not one. */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}
