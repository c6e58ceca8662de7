/**
 * Keyed randomness. Every draw is a hash of where it stands (seed, slot, generation, label) and never the next
 * number of a running generator, so that adding a draw shifts no other and the world can be built in any order.
 * Two 32-bit lanes, because the ids of a large account would collide in one.
 */
export interface Key {
  readonly a: number;
  readonly b: number;
}

export function rootKey(seed: string | number): Key {
  return derive({ a: 0x811c9dc5, b: 0x9747b28c }, String(seed));
}

/** The key of a part of what `key` stands for. */
export function derive(key: Key, label: string, n = 0): Key {
  let a = key.a ^ Math.imul(n + 1, 0x9e3779b1);
  let b = key.b ^ Math.imul(n + 1, 0x85ebca77);
  for (let i = 0; i < label.length; i++) {
    const code = label.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x5bd1e995);
    b ^= b >>> 15;
  }
  return { a: mix(a), b: mix(b ^ 0x2545f491) };
}

/** A 32-bit hash, as an unsigned integer. */
export function hash(key: Key, label: string, n = 0): number {
  const part = derive(key, label, n);
  return mix(part.a ^ ((part.b << 16) | (part.b >>> 16))) >>> 0;
}

/** Uniform in [0, 1). */
export function u(key: Key, label: string, n = 0): number {
  return hash(key, label, n) / 4_294_967_296;
}

export function chance(probability: number, key: Key, label: string, n = 0): boolean {
  return u(key, label, n) < probability;
}

/** Uniform in [low, high). */
export function range(low: number, high: number, key: Key, label: string, n = 0): number {
  return low + (high - low) * u(key, label, n);
}

/** A whole number from `low` to `high`, both included. */
export function whole(low: number, high: number, key: Key, label: string, n = 0): number {
  return low + Math.floor((high - low + 1) * u(key, label, n));
}

/** One of the items. An empty list is a mistake of the caller and throws. */
export function pick<T>(items: readonly T[], key: Key, label: string, n = 0): T {
  const item = items[Math.floor(u(key, label, n) * items.length)];
  if (item === undefined) throw new Error(`Nothing to pick for "${label}": the list is empty.`);
  return item;
}

/** Normal, mean 0 and deviation 1 (Box-Muller). */
export function gauss(key: Key, label: string, n = 0): number {
  const part = derive(key, label, n);
  const radius = Math.sqrt(-2 * Math.log(Math.max(1e-9, u(part, 'r'))));
  return radius * Math.cos(2 * Math.PI * u(part, 'angle'));
}

/** A UUID of version 4 in form (RFC 9562); its bits come from the hash. */
export function uuid(key: Key, label: string, n = 0): string {
  const { a, b } = derive(key, label, n);
  const first = hex(a);
  const second = hex(b);
  const third = hex(mix(a ^ Math.imul(b, 0x27d4eb2f)));
  const fourth = hex(mix(b ^ Math.imul(a, 0x165667b1)));
  const variant = '89ab'.charAt(a & 3);
  return `${first}-${second.slice(0, 4)}-4${second.slice(5)}-${variant}${third.slice(1, 4)}-${third.slice(4)}${fourth}`;
}

function hex(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0');
}

// The finalizer of MurmurHash3: every bit of the input reaches every bit of the output.
function mix(value: number): number {
  let h = value ^ (value >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}
