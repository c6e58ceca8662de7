import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { read, write } from '#/device/deviceStore.ts';
import type { NumberRead, NumbersRead } from '#/domain/find/readNumbers.ts';
import { fitsAddress, readStoredSets, type StoredSet, withSet } from '#/domain/find/storedSets.ts';
import type { FleetSearch } from '#/domain/list/search.ts';

const name = 'numberSets';

/** A set that this device has; null where it has none of that id. */
export function storedSetQuery(id: string) {
  return queryOptions<StoredSet | null>({
    queryKey: [name, id],
    queryFn: async () => readStoredSets(await read(name)).find((set) => set.id === id) ?? null,
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/**
 * The list of a set: its numbers, or the id under which this device has them. One too long for an address is stored on this device; where nothing can be stored it is there
 * until the page is loaded again.
 */
export async function addressOfSet(client: QueryClient, pasted: NumbersRead): Promise<FleetSearch> {
  const { numbers, leftOut } = pasted;
  const rows = numbers.every(isContainer) ? { by: 'container' as const } : {};
  if (fitsAddress(pasted)) return { ...rows, set: numbers.map(({ number }) => number) };
  const id = Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => byte.toString(36)).join('');
  const stored: StoredSet = { id, numbers, leftOut };
  client.setQueryData(storedSetQuery(id).queryKey, stored);
  await write(name, withSet(readStoredSets(await read(name)), stored));
  return { ...rows, deviceSet: id };
}

/** By its form, or by a word before or above it. */
function isContainer({ reason }: NumberRead): boolean {
  return reason === 'containerForm' || reason === 'container';
}
