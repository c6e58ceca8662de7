import { useEffect, useState } from 'react';

/**
 * What is drawn on paper alone. The browser does not wait for it when it prints, so it is loaded as soon as the pointer has
 * moved or a key was pressed, as it is before anybody prints. Null until then, and where it could not be loaded; the
 * browser then prints what is in sight.
 *
 * @param load the same function each time
 */
export function usePrintPart<Part extends object>(load: () => Promise<Part>): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    untilUsed()
      .then(load)
      .then(
        (loaded) => setPart(() => loaded),
        () => undefined,
      );
  }, [load]);
  return part;
}

const signs = ['pointermove', 'pointerdown', 'keydown'];
let used: Promise<unknown> | null = null;

/** Once for all pages: whoever came to this one by a click may print it by the menu of the browser. */
function untilUsed(): Promise<unknown> {
  used ??= new Promise((resolve) => {
    for (const sign of signs) window.addEventListener(sign, resolve, { once: true });
  });
  return used;
}
