/** Where the number goes in the address that a carrier's record gives (docs/interface.md 3.6). */
const place = `\${BLNUM}`;

/**
 * A carrier's own page for a number; null where the record gives no address that is safe to follow: https alone, without
 * a sign-in, and with the number in no other place than behind the host.
 *
 * @param template may have `${BLNUM}`; without it, it is the carrier's page for any number
 */
export function trackingPage(template: string | null, number: string): string | null {
  // A lone half of a character cannot be written into an address.
  if (template === null || !number.isWellFormed()) return null;
  const filled = template.trim().replaceAll(place, () => encodeURIComponent(number));
  // Another placeholder that we do not know would be sent as it stands.
  if (/[{}\s\\]/.test(filled)) return null;
  const bare = template.trim().replaceAll(place, '');
  const url = safeUrl(filled);
  return url && URL.canParse(bare) && url.host === new URL(bare).host ? url.href : null;
}

/** Any other page of a carrier, such as that for questions; null where its address is not safe to follow. */
export function safePage(address: string | null): string | null {
  const text = address?.trim() ?? '';
  return /[{}\s\\]/.test(text) ? null : (safeUrl(text)?.href ?? null);
}

function safeUrl(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'https:' && !url.username && !url.password ? url : null;
}
