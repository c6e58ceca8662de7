/** The same for facts of the same code and payload, and for no others; for keys of maps, sets and lists. */
export const factKey = (fact: object): string =>
  Object.entries(fact)
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    .toSorted()
    .join('\n');
