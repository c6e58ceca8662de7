import type { Failure } from './answers.ts';

/** What the guards need to know of a request. `port` is the port of the socket that it came in on. */
export interface Arrival {
  readonly method: string;
  readonly path: string;
  /** As it stands on the request line: a path, or a whole address (RFC 9112 section 3.2). */
  readonly target: string;
  readonly port: number;
  /** Whether pages of other sites may show this one in a frame. */
  readonly mayBeFramed: boolean;
  readonly header: (name: string) => string | undefined;
}

const API_METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'];
const PAGE_METHODS = ['GET', 'HEAD'];

/** Paths that reach the tracking service, and with it the credential. */
export function isServicePath(path: string): boolean {
  return ['/api', '/live', '/__faults'].includes(path) || path.startsWith('/api/');
}

/**
 * Why a request is refused, or null. The proxy adds a credential to whatever reaches it, so only pages that this
 * very server has served may reach it: a foreign name that was pointed at this machine (DNS rebinding) fails on
 * Host, another site's page fails on Sec-Fetch-Site or Origin.
 */
export function refusal(arrival: Arrival): Failure | null {
  return wrongHost(arrival) ?? crossSite(arrival) ?? wrongMethod(arrival);
}

function knownHosts(port: number): readonly string[] {
  const names = ['localhost', '127.0.0.1', '[::1]'];
  const withPort = names.map((name) => `${name}:${port}`);
  return port === 80 ? [...withPort, ...names] : withPort;
}

function wrongHost({ header, port, target }: Arrival): Failure | null {
  const hosts = knownHosts(port);
  const host = header('host')?.toLowerCase() ?? '';
  // Of a whole address the host counts, and not the header.
  const isOwn = target.startsWith('/') || hosts.some((own) => isBelow(`http://${own}/`, target));
  if (hosts.includes(host) && isOwn) return null;
  return {
    status: 421,
    title: 'Misdirected request',
    detail: `This server answers only to the name localhost: open http://localhost:${port}.`,
  };
}

function isBelow(base: string, target: string): boolean {
  return target.slice(0, base.length).toLowerCase() === base;
}

function crossSite(arrival: Arrival): Failure | null {
  const { header } = arrival;
  const site = header('sec-fetch-site')?.toLowerCase();
  const origin = header('origin')?.toLowerCase();
  const sameOrigin = origin === undefined || origin === `http://${header('host')?.toLowerCase() ?? ''}`;
  if (sameOrigin && (site === undefined || site === 'same-origin' || site === 'none')) return null;
  if (sameOrigin && isLinkToPage(arrival)) return null;
  return {
    status: 403,
    title: 'Cross-site request refused',
    detail: 'This server answers only to its own pages, not to requests from another site.',
  };
}

/**
 * A link followed from elsewhere (mail, chat) to a page, or a frame where those are permitted: it carries no credential
 * and its sender reads nothing.
 */
function isLinkToPage({ header, method, path, mayBeFramed }: Arrival): boolean {
  const destination = header('sec-fetch-dest');
  return (
    method === 'GET' &&
    !isServicePath(path) &&
    header('sec-fetch-mode') === 'navigate' &&
    (destination === 'document' || (mayBeFramed && destination === 'iframe'))
  );
}

function allowedMethods(path: string): readonly string[] {
  // The stream that answers HEAD would not be read.
  if (path === '/live') return ['GET'];
  return isServicePath(path) ? API_METHODS : PAGE_METHODS;
}

function wrongMethod({ method, path }: Arrival): Failure | null {
  const allowed = allowedMethods(path);
  if (allowed.includes(method)) return null;
  return {
    status: 405,
    title: 'Method not allowed',
    detail: `This address answers only ${allowed.join(', ')}.`,
    headers: { allow: allowed.join(', ') },
  };
}
