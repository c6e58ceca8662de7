/** Reads the settings of an address, each as it is read: all of them, since the router leaves in it what no page reads. */
export const searchReader =
  <Search extends object>(readers: {
    readonly [Key in keyof Search]-?: (value: unknown) => Search[Key];
  }) =>
  (search: Record<string, unknown>): Search =>
    // Object.fromEntries cannot say which value has which key.
    Object.fromEntries(
      Object.entries<(value: unknown) => unknown>(readers).map(([key, read]) => [key, read(search[key])]),
    ) as Search;
