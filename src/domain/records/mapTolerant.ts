export interface Mapped<Item, Made> {
  readonly result: Made;
  /** The items whose mapping throws. */
  readonly rejected: readonly Item[];
}

/**
 * Maps many records at once. If that throws, each is tried alone and those that throw are rejected, so that a bad record
 * costs only itself. An error that no single record causes is thrown.
 */
export function mapTolerant<Item, Made>(
  items: readonly Item[],
  make: (items: readonly Item[]) => Made,
): Mapped<Item, Made> {
  const all = tryOr(() => ({ result: make(items) }), null);
  if (all) return { ...all, rejected: [] };
  const [sound, rejected]: [Item[], Item[]] = [[], []];
  for (const item of items) (tryOr(() => [make([item])], null) ? sound : rejected).push(item);
  return { result: make(sound), rejected };
}

/** What a rule makes of one record, or `otherwise` where it fails: so a bad record costs only itself. */
export function tryOr<Made, Otherwise>(make: () => Made, otherwise: Otherwise): Made | Otherwise {
  try {
    return make();
  } catch {
    return otherwise;
  }
}
