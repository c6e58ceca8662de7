/**
 * What a page may load and do (CSP level 3): files of this origin, requests to this origin, nothing else but pictures
 * of the one other origin that may be given. Styles that scripts set on elements (React, Leaflet) go through the
 * CSSOM, which `style-src` does not govern.
 */
function policy(pictures = ''): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: ${pictures}`.trim(),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every built file. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': policy(),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** Lets a page that has these headers show pictures of one more origin. */
export function allowPictures(headers: Headers, origin: string): void {
  if (headers.has('content-security-policy')) headers.set('content-security-policy', policy(origin));
}
