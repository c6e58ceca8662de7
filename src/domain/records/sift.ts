import { attempt } from './attempt.ts';

export interface Sifted<Item, Made> {
  readonly made: Made;
  /** Those that nothing can be made of. */
  readonly faulty: readonly Item[];
}

/**
 * What is made of many records. Where that fails, each is tried alone and the ones that fail are left out, so that a bad
 * record costs only itself. A failure that no single record brings about is thrown.
 */
export function sift<Item, Made>(
  items: readonly Item[],
  make: (items: readonly Item[]) => Made,
): Sifted<Item, Made> {
  const all = attempt(() => ({ made: make(items) }), null);
  if (all) return { ...all, faulty: [] };
  const [sound, faulty]: [Item[], Item[]] = [[], []];
  for (const item of items) (attempt(() => [make([item])], null) ? sound : faulty).push(item);
  return { made: make(sound), faulty };
}
