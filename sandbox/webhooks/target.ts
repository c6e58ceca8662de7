import { lookup, Resolver } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Where deliveries may go: to anybody's servers, or besides to this machine, for those who try things out. */
export type Targets = 'public' | 'loopback';

/** An address to deliver to cannot be used. The message says why and what to do. */
export class TargetError extends Error {
  override readonly name = 'TargetError';
}

const publicPorts = new Set(['', '443', '8443']);
const longestUrl = 2_000;

/**
 * Reads an address to deliver to, as far as it can be judged without a look-up.
 *
 * @throws TargetError
 */
export function readTarget(text: string, targets: Targets): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || text.length > longestUrl)
    throw new TargetError('url must be an address such as https://example.com/hook.');
  if (url.username !== '' || url.password !== '') {
    throw new TargetError('url must not contain a user name or password. Use headers for them.');
  }
  const host = hostOf(url);
  if (host === '') throw new TargetError('url must name a host.');
  const local = targets === 'loopback' && (isLocalName(host) || isLoopback(host));
  if (local && (url.protocol === 'https:' || url.protocol === 'http:')) return url;
  if (url.protocol !== 'https:') throw new TargetError('url must begin with https://.');
  if (isLocalName(host) || (isIP(host) !== 0 && !isPublic(host))) throw refused(host);
  if (!publicPorts.has(url.port)) throw new TargetError('url must use port 443 or 8443.');
  return url;
}

/** The host without the brackets of an IPv6 address and the dot at the end of a full name. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

export type Resolve = (host: string) => Promise<readonly string[]>;

/**
 * Asks the name servers, IPv4 first. `lookup` would ask the system in one of the four threads that Node has for all its
 * work on files as well: a few names whose servers never answer would stop everything else.
 */
export const resolveHost: Resolve = async (host) => {
  if (isLocalName(host)) {
    const found = await lookup('localhost', { all: true });
    return found.map(({ address }) => address);
  }
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  const [first] = answers;
  if (found.length === 0 && first.status === 'rejected') throw first.reason;
  return found;
};

/**
 * Looks the host up, once. The connection is made to the very address that was judged, so that a name that answers
 * otherwise the next time gains nothing. A name of which any address is refused is refused.
 *
 * @throws TargetError, and what `resolve` throws
 */
export async function addressOf(url: URL, targets: Targets, resolve: Resolve): Promise<string> {
  const host = hostOf(url);
  const addresses = isIP(host) === 0 ? await resolve(host) : [host];
  const [first] = addresses;
  if (first === undefined) throw new TargetError(`${host} has no address.`);
  const local = targets === 'loopback' && addresses.every(isLoopback);
  const isFit =
    local || (url.protocol === 'https:' && publicPorts.has(url.port) && addresses.every(isPublic));
  if (!isFit) throw refused(host);
  return first;
}

function refused(host: string): TargetError {
  return new TargetError(`${host} is not a public address. Use a server that the internet can reach.`);
}

function isLocalName(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost');
}

function isLoopback(address: string): boolean {
  return isIP(address) === 4 ? address.startsWith('127.') : address === '::1';
}

/** Whether an address, IPv4 or IPv6, is one of the internet at large. */
export function isPublic(address: string): boolean {
  const plain = address.replace(/%.*$/, '');
  if (isIP(plain) === 4) return !special4.check(plain, 'ipv4');
  // All that is global is in 2000::/3; IPv4 within IPv6 (mapped, NAT64, 6to4, Teredo) is refused as a whole.
  return isIP(plain) === 6 && global6.check(plain, 'ipv6') && !special6.check(plain, 'ipv6');
}

// The special-purpose registries of RFC 6890, multicast and what is reserved.
const special4 = blockList('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  // The metadata and agent service of a large cloud, which is in a public range.
  ['168.63.129.16', 32],
]);

const global6 = blockList('ipv6', [['2000::', 3]]);
const special6 = blockList('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
]);

function blockList(family: 'ipv4' | 'ipv6', subnets: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList();
  for (const [address, bits] of subnets) list.addSubnet(address, bits, family);
  return list;
}
