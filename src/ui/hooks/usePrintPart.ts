import { useEffect, useState } from 'react';

/**
 * What is drawn on paper alone, loaded after the first screen: the browser does not wait when it prints. Null until then,
 * and where it could not be loaded; the browser then prints what is in sight.
 *
 * @param load the same function each time
 */
export function usePrintPart<Part extends object>(load: () => Promise<Part>): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    load().then(
      (loaded) => setPart(() => loaded),
      () => undefined,
    );
  }, [load]);
  return part;
}
