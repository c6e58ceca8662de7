/**
 * Keyed randomness. Every draw is a hash of where it stands (seed, slot, generation, label) and never the next
 * number of a running generator, so that adding a draw shifts no other and the world can be built in any order.
 * Two 32-bit halves, because the ids of a large account would collide in one.
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
  return uuidWith(uuidTail(derive(key, label, n)), key, label, n);
}

/** The second half of a UUID, for a family of ids under one key: half of the work, and plans hold half a million. */
export function uuidTail(key: Key): string {
  const c = mix(key.a ^ Math.imul(key.b, 0x27d4eb2f));
  const d = mix(key.b ^ Math.imul(key.a, 0x165667b1));
  const version = (key.b & 0x0fff) | 0x4000;
  const variant = ((c >>> 16) & 0x3fff) | 0x8000;
  return `-${word(version)}-${word(variant)}-${word(c)}${word(d >>> 16)}${word(d)}`;
}

export function uuidWith(tail: string, key: Key, label: string, n = 0): string {
  const { a, b } = derive(key, label, n);
  return `${word(a >>> 16)}${word(a)}-${word(b >>> 16)}${tail}`;
}

const words = Array.from({ length: 65_536 }, (_, value) => value.toString(16).padStart(4, '0'));

// The low 16 bits in hexadecimal.
function word(value: number): string {
  return words[value & 0xffff] ?? '';
}

// The finalizer of MurmurHash3: every bit of the input reaches every bit of the output.
function mix(value: number): number {
  let h = value ^ (value >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}
