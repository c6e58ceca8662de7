/** What the settings permit besides what every page may. */
export interface PagePermissions {
  /** One more origin of pictures. */
  readonly pictures: string | null;
  /** Origins whose pages may show this one in a frame. */
  readonly frameAncestors: readonly string[];
}

const nothing: PagePermissions = { pictures: null, frameAncestors: [] };

/**
 * What a page may load and do (CSP level 3): files of this origin, requests to this origin, nothing else but pictures
 * of the one other origin that may be given. Styles that scripts set on elements (React, Leaflet) go through the
 * CSSOM, which `style-src` does not govern.
 */
function policy({ pictures, frameAncestors }: PagePermissions): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ['img-src', "'self'", 'data:', pictures ?? []].flat().join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors.join(' ') || "'none'"}`,
  ].join('; ');
}

/** Headers of every built file. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': policy(nothing),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Permits more to a page that has these headers; what is stricter already stays so. */
export function permit(headers: Headers, permissions: PagePermissions): void {
  if (headers.get('content-security-policy') !== PAGE_HEADERS['content-security-policy']) return;
  headers.set('content-security-policy', policy(permissions));
  // It knows no origins. Browsers that know frame-ancestors do not look at it (CSP level 3, section 6.4.2.2).
  if (permissions.frameAncestors.length > 0) headers.delete('x-frame-options');
}
