import { oneOf } from '#/domain/records/json.ts';
import { maxInSet, type NumberRead, numberReasons, type NumbersRead } from './readNumbers.ts';

/** A set that was pasted and is too long for an address, as a device stores it. */
export interface StoredSet extends Pick<NumbersRead, 'numbers' | 'leftOut'> {
  readonly id: string;
}

const maxStored = 20;
const longestNumber = 200;
/** Longer addresses are cut by some programs that they are sent with. */
const longestAddress = 2_000;

/** Whether an address can hold the numbers of a set. What was left out cannot be said there. */
export function fitsAddress({ numbers, leftOut }: NumbersRead): boolean {
  const text = new URLSearchParams(numbers.map(({ number }) => ['set', number])).toString();
  return leftOut === 0 && text.length <= longestAddress;
}

/** With a new set in front; the oldest beyond 20 are dropped. */
export function withSet(sets: readonly StoredSet[], added: StoredSet): StoredSet[] {
  return [added, ...sets.filter(({ id }) => id !== added.id)].slice(0, maxStored);
}

/** Sets as they were stored; what is none is left out. Never throws. */
export function readStoredSets(stored: unknown): StoredSet[] {
  return (Array.isArray(stored) ? stored : []).slice(0, maxStored).flatMap((record: unknown) => {
    const { id, numbers, leftOut } = (record ?? {}) as Partial<Record<keyof StoredSet, unknown>>;
    if (typeof id !== 'string' || !Array.isArray(numbers)) return [];
    const read = numbers.slice(0, maxInSet).flatMap(readStoredNumber);
    return [{ id, numbers: read, leftOut: typeof leftOut === 'number' ? leftOut : 0 }];
  });
}

function readStoredNumber(record: unknown): NumberRead[] {
  const { number, reason } = (record ?? {}) as Partial<Record<keyof NumberRead, unknown>>;
  if (typeof number !== 'string' || number === '' || number.length > longestNumber) return [];
  return [{ number, reason: oneOf(numberReasons)(reason) ?? 'alone' }];
}
