import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readStreetTiles } from './streetTiles.ts';

/** The street tiles that this host has set up, which are nobody's choice but its own. */
export function useStreetTiles() {
  // A map can stand alone, without the application around it.
  const given: unknown = useRouter({ warn: false })?.options.context.streetTiles;
  return useMemo(() => readStreetTiles(given), [given]);
}
